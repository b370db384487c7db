import type * as z from 'zod/mini'
import { LATER_NAMES } from '#contract/questionnaires/draft-content.ts'
import { readDraft, readEdit, saveDraft } from '#contract/questionnaires/drafts.ts'
import { fail, ok, type Reply } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import type { Edits } from './draft-base.ts'
import type { DraftKind } from './draft-kind.ts'

export type DraftOnServer<Draft> = {
  id: string
  revision: number
  change: string
  savedAt: number
  draft: Draft
  edits?: Edits
}

type Save<Draft> = { id: string; basedOn: number; change: string; draft: Draft; edits?: Edits | undefined }
type Options = { timeoutMs?: number; keepalive?: boolean }

export type DraftCalls<Draft> = {
  save: (save: Save<Draft>, options?: Options) => Promise<Reply<{ revision: number; savedAt: number }>>
  read: (id: string) => Promise<Reply<DraftOnServer<Draft>>>
}

const NONE = { status: 404, code: 'not_found', fields: {}, retryAfterMs: null } as const

export const draftCalls = <Draft>(kind: DraftKind<Draft>): DraftCalls<Draft> => ({
  save: async ({ id, basedOn, change, draft, edits }, options = {}) => {
    const about = edits && { edits: { quiz_id: edits.quizId, version_id: edits.versionId } }
    const content = kind.contentOf(draft)
    const body = { based_on: basedOn, change, kind: kind.name, content, knows: [...LATER_NAMES], ...about }
    const reply = await callAsTeacher(saveDraft, { params: { id }, body }, options)
    return reply.ok ? ok({ revision: reply.value.revision, savedAt: Date.parse(reply.value.saved_at) }) : reply
  },
  read: async (id) => {
    const reply = await callAsTeacher(readDraft, { params: { id } })
    if (!reply.ok) return reply
    return reply.value.kind === kind.name ? ok(draftFromWire(kind, reply.value)) : fail(NONE)
  },
})

/** What is changed in a published one and not published; null: nothing. */
export const readEditOf = async <Draft>(
  kind: DraftKind<Draft>,
  questionnaire: string,
): Promise<Reply<DraftOnServer<Draft> | null>> => {
  const reply = await callAsTeacher(readEdit, { params: { id: questionnaire } })
  if (!reply.ok) return reply
  return ok(reply.value.draft && draftFromWire(kind, reply.value.draft))
}

/** Of a published one there is one draft: whatever its id, it is the one that counts. */
export const editCalls = <Draft>(kind: DraftKind<Draft>, questionnaire: string): DraftCalls<Draft> => ({
  save: draftCalls(kind).save,
  read: async () => {
    const reply = await readEditOf(kind, questionnaire)
    if (!reply.ok) return reply
    return reply.value ? ok(reply.value) : fail(NONE)
  },
})

const draftFromWire = <Draft>(
  kind: DraftKind<Draft>,
  { content, saved_at, edits, id, revision, change }: z.infer<typeof readDraft.data>,
): DraftOnServer<Draft> => ({
  ...{ id, revision, change },
  savedAt: Date.parse(saved_at),
  draft: kind.draftOf(content),
  ...(edits && { edits: { quizId: edits.quiz_id, versionId: edits.version_id, number: edits.number } }),
})
