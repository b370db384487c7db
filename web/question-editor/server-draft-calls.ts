import { readDraft, saveDraft } from '#contract/drafts.ts'
import { callAsTeacher } from '../accounts/api.ts'
import { ok, type Reply } from '../api/reply.ts'
import { contentOf, draftOf, type QuizDraft } from './stored-draft.ts'

export type DraftOnServer = { id: string; revision: number; change: string; savedAt: number; draft: QuizDraft }

type Save = { id: string; basedOn: number; change: string; draft: QuizDraft }
type Options = { timeoutMs?: number; keepalive?: boolean }

export type DraftCalls = {
  save: (save: Save, options?: Options) => Promise<Reply<{ revision: number; savedAt: number }>>
  read: (id: string) => Promise<Reply<DraftOnServer>>
}

const PATIENCE_MS = 20_000

export const draftCalls: DraftCalls = {
  save: async ({ id, basedOn, change, draft }, options = {}) => {
    const body = { based_on: basedOn, change, content: contentOf(draft) }
    const reply = await callAsTeacher(saveDraft, { params: { id }, body }, { timeoutMs: PATIENCE_MS, ...options })
    return reply.ok ? ok({ revision: reply.value.revision, savedAt: Date.parse(reply.value.saved_at) }) : reply
  },
  read: async (id) => {
    const reply = await callAsTeacher(readDraft, { params: { id } }, { timeoutMs: PATIENCE_MS })
    if (!reply.ok) return reply
    const { content, saved_at, ...rest } = reply.value
    return ok({ ...rest, savedAt: Date.parse(saved_at), draft: draftOf(content) })
  },
}
