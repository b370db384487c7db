import { onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import type { DraftContentOnWire } from '#contract/questionnaires/draft-content.ts'
import { requests } from '#contract/questionnaires/drafts-requests.ts'
import { FAILURES, type FailureCode } from '#contract/wire/failure.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { publishedSurveys } from './published-surveys.ts'

type Stored = {
  id: string
  kind: z.infer<typeof requests.listDrafts.query>['kind']
  edits?: { quiz_id: string; version_id: string; number: number }
  revision: number
  change: string
  saved_at: string
  content: DraftContentOnWire
}

const NOW = '2026-01-15T09:00:00.000Z'
const publishBody = z.looseObject({
  title: z.string(),
  no_of_questions: z.int(),
  draft: z.optional(z.object({ id: z.string() })),
})
const call = z.object({ method: z.string(), body: z.nullish(z.string()) })

const refused = (code: FailureCode) => {
  const { status, message } = FAILURES[code]
  return Response.json({ response: { status, status_text: '', data: null, error: { code, message } } }, { status })
}
const answer = (data: unknown) => Response.json({ response: { status: 200, status_text: 'OK', data } })

type Drafts = Map<string, Stored>
type Published = z.infer<typeof publishBody>

const saved = (drafts: Drafts, id: string, body: unknown) => {
  const { based_on, change, content, kind = 'quiz', edits } = z.parse(requests.saveDraft.body, body)
  const stands = drafts.get(id)
  if (!stands && based_on > 0) return refused('not_found')
  // Its reply was lost.
  if (stands?.change === change) return answer({ revision: stands.revision, saved_at: NOW })
  if (stands && stands.revision !== based_on) return refused('draft_changed')
  // Saved last, listed last.
  drafts.delete(id)
  const about = edits && { edits: { ...edits, number: 0 } }
  drafts.set(id, { id, kind, revision: based_on + 1, change, saved_at: NOW, content, ...about })
  return answer({ revision: based_on + 1, saved_at: NOW })
}

const deleted = (drafts: Drafts, id: string) => {
  const draft = drafts.get(id) ?? null
  drafts.delete(id)
  return answer({ draft })
}

const draftRow = ({ id, kind, content: { details, items } }: Stored) => ({
  ...{ kind, id, status: 'draft', title: details.title, subject: details.subject, no_of_questions: items.length },
  ...{ created_at: NOW, saved_at: NOW },
})

const OF_ALL = { share_code: 'ABCD2345', status: 'active', created_at: NOW, updated_at: NOW, average_percent: null }

const quizRow = ({ title, no_of_questions }: Published, at: number) => ({
  ...OF_ALL,
  ...{ kind: 'quiz', id: `quiz-${at}`, title, subject: 'Science', no_of_questions },
  ...{ duration: 900_000_000_000, answered: 0 },
})

type Survey = ReturnType<typeof publishedSurveys>['surveys'][number]

const surveyRow = (drafts: Drafts, { id, title, sections, responses }: Survey) => {
  const edit = [...drafts.values()].find(({ edits }) => edits?.quiz_id === id)
  return {
    ...OF_ALL,
    ...{ kind: 'survey', id, title, subject: '', answered: responses, ...(edit && { edited_at: edit.saved_at }) },
    no_of_questions: sections.flatMap(({ questions }) => questions).length,
  }
}

type Kept = { drafts: Drafts; published: readonly Published[]; surveys: readonly Survey[] }

/** What is found of one kind, newest first, with its drafts. */
const listed = ({ drafts, published, surveys }: Kept, query: URLSearchParams) => {
  const kind = query.get('kind') ?? 'all'
  const all = [...published.map(quizRow), ...surveys.map((survey) => surveyRow(drafts, survey))]
  const ofKind = all.filter((row) => kind === 'all' || row.kind === kind)
  const begun = [...drafts.values()].filter(
    (draft) => !draft.edits && (kind === 'all' || (draft.kind ?? 'quiz') === kind),
  )
  const search = query.get('search') ?? ''
  const rows = [...(query.get('show') === 'drafts' ? [] : ofKind), ...begun.map(draftRow)]
  const found = rows.filter(({ title }) => title.includes(search))
  const totals = { listed: ofKind.length, drafts: begun.length, answered: 0, average_percent: null }
  const page = { rows: found.toReversed(), page: 1, pages: 1, found: found.length }
  return answer({ ...page, totals: { ...totals, archived: 0, in_bin: 0 } })
}

/**
 * Keeps, lists and publishes drafts as the server does until the test is over, and says no to everything else. Not
 * `isReached`: nothing arrives; not `isHeard`: it is done, and the reply is lost. Not `areDeletionsHeard`: that of a deletion alone.
 */
export const aDraftsServer = () => {
  const drafts: Drafts = new Map()
  const published: Published[] = []
  const { surveys, answers } = publishedSurveys(drafts)
  const server = { drafts, published, surveys, isReached: true, isHeard: true, areDeletionsHeard: true, asked: 0 }
  const asks = (method: string, url: URL, body: unknown) => {
    const id = /teacher\/drafts\/(\w+)$/.exec(url.pathname)?.[1]
    if (id !== undefined && method === 'PUT') return saved(drafts, id, body)
    if (id !== undefined && method === 'DELETE') return deleted(drafts, id)
    if (id !== undefined) return drafts.has(id) ? answer(drafts.get(id)) : refused('not_found')
    if (method === 'GET' && url.pathname.endsWith('/teacher/questionnaires')) return listed(server, url.searchParams)
    const ofSurveys = answers(`${method} ${url.pathname.replace(API_BASE, '')}`, body)
    if (ofSurveys) return answer(ofSurveys)
    if (!url.pathname.endsWith('/quiz/new')) return refused('not_found')
    const quiz = z.parse(publishBody, body)
    published.push(quiz)
    if (quiz.draft) drafts.delete(quiz.draft.id)
    return answer({ id: `quiz-${published.length - 1}`, share_code: 'ABCD2345' })
  }
  // After what is shown is gone, which sends what it still has.
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async (url: string, init: unknown) => {
    server.asked += 1
    if (!server.isReached) throw new TypeError('fetch failed')
    const { method, body } = call.parse(init)
    const response = asks(method, new URL(url, 'http://here'), body ? JSON.parse(body) : null)
    if (!server.isHeard || (method === 'DELETE' && !server.areDeletionsHeard)) throw new TypeError('fetch failed')
    return response
  })
  return server
}

export type DraftsServer = ReturnType<typeof aDraftsServer>

/** A draft that another device has made, with more of its details, if any. */
export const aStored = ({ drafts }: DraftsServer, more: object = {}) => {
  const id = 'ab'.repeat(16)
  const content = { details: { title: 'Light', subject: 'Physics', ...more }, items: [{ problem: 'What is light?' }] }
  drafts.set(id, { id, kind: 'quiz', revision: 3, change: 'of another device', saved_at: NOW, content })
  return id
}

/** Another device saves it with that title. */
export const changedElsewhere = ({ drafts }: DraftsServer, id: string, title: string) => {
  const before = drafts.get(id)
  if (!before) throw new Error('there is no such draft')
  const content = { ...before.content, details: { ...before.content.details, title } }
  drafts.set(id, { ...before, revision: before.revision + 1, change: 'of another device', content })
}

/**
 * That save was sent by another tab of this device, as this one hears of it: in what is kept under that key of where the
 * draft stands.
 */
export const sentByAnotherTab = (key: string) => {
  const base = JSON.parse(localStorage.getItem(key) ?? 'null')
  if (base === null) throw new Error(`nothing is kept under ${key}`)
  const newValue = JSON.stringify({ ...base, sent: ['of another device'] })
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}

export const titlesOn = ({ drafts }: DraftsServer) => [...drafts.values()].map(({ content }) => content.details.title)
