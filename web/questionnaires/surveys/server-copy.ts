import * as z from 'zod/mini'
import type { DraftContentOnWire } from '#contract/questionnaires/draft-content.ts'
import { deleteDraft, listDrafts, readDraft, readEdit, saveDraft } from '#contract/questionnaires/drafts.ts'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { textFormat } from '#domain/text/text-format.ts'
import { randomKey } from '../../calls/random-key.ts'
import { fail, ok, orThrow, type Reply } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import type { DraftCalls, DraftOnServer } from '../drafts/server-draft-calls.ts'
import { draftOf, emptySurvey, keptOf, type SurveyDraft } from './draft.ts'

const { responding, joining, taking, sections } = readSurvey.data.shape
const details = z.object({
  title: z.string(),
  responding,
  joining,
  taking: z.optional(taking),
  pages: z.array(
    z.object({ title: z.string(), instructions: z.string(), format: textFormat, count: z.int().check(z.gte(0)) }),
  ),
})

export type SurveyOnServer = DraftOnServer<SurveyDraft>

/** As the server keeps it: its questions in one list, and what stands around them. */
export const contentOf = (draft: SurveyDraft): DraftContentOnWire => {
  const { sections: written, ...rest } = keptOf(draft)
  const pages = written.map(({ questions, ...page }) => ({ ...page, count: questions.length }))
  return {
    details: { ...rest, subject: '', pages },
    items: written.flatMap(({ questions }) => questions.map((question) => ({ ...question }))),
  }
}

/** What cannot be read of it is as at first. */
export const surveyOfContent = (content: DraftContentOnWire): SurveyDraft => {
  const read = z.safeParse(details, content.details).data
  if (!read) return { ...emptySurvey(), title: content.details.title }
  const { pages, ...rest } = read
  let from = 0
  const paged = pages.map(({ count, ...page }) => {
    const questions = content.items.slice(from, from + count)
    from += count
    return { ...page, questions }
  })
  const written = z.safeParse(sections, paged).data
  return written ? draftOf({ ...rest, sections: written }) : { ...emptySurvey(), title: rest.title }
}

const NONE = { status: 404, code: 'not_found', fields: {}, retryAfterMs: null } as const

type OnWire = z.infer<typeof readDraft.data>

const fromWire = ({ content, saved_at, edits, id, revision, change }: OnWire): SurveyOnServer => ({
  ...{ id, revision, change },
  savedAt: Date.parse(saved_at),
  draft: surveyOfContent(content),
  ...(edits && { edits: { quizId: edits.quiz_id, versionId: edits.version_id, number: edits.number } }),
})

export const surveyCalls: DraftCalls<SurveyDraft> = {
  save: async ({ id, basedOn, change, draft, edits }, options = {}) => {
    const about = edits && { edits: { quiz_id: edits.quizId, version_id: edits.versionId } }
    const body = { based_on: basedOn, change, kind: 'survey' as const, content: contentOf(draft), ...about }
    const reply = await callAsTeacher(saveDraft, { params: { id }, body }, options)
    return reply.ok ? ok({ revision: reply.value.revision, savedAt: Date.parse(reply.value.saved_at) }) : reply
  },
  read: async (id) => {
    const reply = await callAsTeacher(readDraft, { params: { id } })
    if (!reply.ok) return reply
    return reply.value.kind === 'survey' ? ok(fromWire(reply.value)) : fail(NONE)
  },
}

/** What is changed in a survey and not published; null: nothing. */
export const readEditOf = async (survey: string): Promise<Reply<SurveyOnServer | null>> => {
  const reply = await callAsTeacher(readEdit, { params: { id: survey } })
  return reply.ok ? ok(reply.value.draft && fromWire(reply.value.draft)) : reply
}

/** Of a published survey there is one draft: whatever its id, it is the one that counts. */
export const editCallsOf = (survey: string): DraftCalls<SurveyDraft> => ({
  save: surveyCalls.save,
  read: async () => {
    const reply = await readEditOf(survey)
    if (!reply.ok) return reply
    return reply.value ? ok(reply.value) : fail(NONE)
  },
})

export type ListedSurveyDraft = z.infer<typeof listDrafts.data>[number]

export const listSurveyDrafts = (): Promise<ListedSurveyDraft[]> =>
  orThrow(callAsTeacher(listDrafts, { query: { kind: 'survey' } }))

/** Gives back how it is put back; null where there was nothing. */
export const deleteSurveyDraft = async (id: string): Promise<Reply<(() => Promise<Reply<unknown>>) | null>> => {
  const reply = await callAsTeacher(deleteDraft, { params: { id } })
  if (!reply.ok) return reply
  const deleted = reply.value.draft && fromWire(reply.value.draft)
  if (!deleted) return ok(null)
  const { draft, edits } = deleted
  const change = randomKey()
  return ok(() => surveyCalls.save({ id, basedOn: 0, change, draft, edits }))
}
