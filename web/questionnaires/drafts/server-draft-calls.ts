import type * as z from 'zod/mini'
import { readDraft, readEdit, saveDraft } from '#contract/questionnaires/drafts.ts'
import { fail, ok, type Reply } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { contentOf, draftOf, type QuizDraft } from '../entries/stored-draft.ts'
import type { Edits } from './draft-base.ts'

export type DraftOnServer<Draft = QuizDraft> = {
  id: string
  revision: number
  change: string
  savedAt: number
  draft: Draft
  edits?: Edits
}

type Save<Draft> = { id: string; basedOn: number; change: string; draft: Draft; edits?: Edits | undefined }
type Options = { timeoutMs?: number; keepalive?: boolean }

export type DraftCalls<Draft = QuizDraft> = {
  save: (save: Save<Draft>, options?: Options) => Promise<Reply<{ revision: number; savedAt: number }>>
  read: (id: string) => Promise<Reply<DraftOnServer<Draft>>>
}

export const draftCalls: DraftCalls = {
  save: async ({ id, basedOn, change, draft, edits }, options = {}) => {
    const about = edits && { edits: { quiz_id: edits.quizId, version_id: edits.versionId } }
    const body = { based_on: basedOn, change, content: contentOf(draft), ...about }
    const reply = await callAsTeacher(saveDraft, { params: { id }, body }, options)
    return reply.ok ? ok({ revision: reply.value.revision, savedAt: Date.parse(reply.value.saved_at) }) : reply
  },
  read: async (id) => {
    const reply = await callAsTeacher(readDraft, { params: { id } })
    return reply.ok ? ok(draftFromWire(reply.value)) : reply
  },
}

/** What is changed in a quiz and not published; null: nothing. */
export const readEditOf = async (quizId: string): Promise<Reply<DraftOnServer | null>> => {
  const reply = await callAsTeacher(readEdit, { params: { id: quizId } })
  if (!reply.ok) return reply
  return ok(reply.value.draft && draftFromWire(reply.value.draft))
}

const NONE = { status: 404, code: 'not_found', fields: {}, retryAfterMs: null } as const

/** Of a published quiz there is one draft: whatever its id, it is the one that counts. */
export const editCalls = (quizId: string): DraftCalls => ({
  save: draftCalls.save,
  read: async () => {
    const reply = await readEditOf(quizId)
    if (!reply.ok) return reply
    return reply.value ? ok(reply.value) : fail(NONE)
  },
})

const draftFromWire = ({
  content,
  saved_at,
  edits,
  kind: _,
  ...rest
}: z.infer<typeof readDraft.data>): DraftOnServer => ({
  ...rest,
  savedAt: Date.parse(saved_at),
  draft: draftOf(content),
  ...(edits && { edits: { quizId: edits.quiz_id, versionId: edits.version_id, number: edits.number } }),
})
