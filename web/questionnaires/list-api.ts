import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { TimedKind } from '#contract/questionnaires/kind-on-wire.ts'
import {
  type ListedDraftOfKindOnWire,
  type ListedQuestionnaireOnWire,
  listQuestionnaires,
} from '#contract/questionnaires/listing.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import type { ListedKind, ListView } from '#domain/questionnaires/quiz-list.ts'
import type { CallInput } from '../calls/call.ts'
import { orThrow } from '../calls/reply.ts'
import { callAsTeacher } from '../people/accounts/api.ts'
import { quizzesQuery } from './api.ts'
import { isDraft, type Listed, type ListedDraft, type ListedQuiz, type ListedRow } from './quiz-list.ts'

const instantOf = (iso: string | undefined): number | null => (iso === undefined ? null : Date.parse(iso))

const listedFromWire = (row: ListedQuestionnaireOnWire): Listed => ({
  ...{ kind: row.kind, id: row.id, title: row.title, subject: row.subject, status: row.status },
  shareCode: row.share_code,
  questionCount: row.no_of_questions,
  minutes: row.duration === undefined ? null : minutesOf(row.duration),
  shut: row.shut ?? null,
  opensAt: instantOf(row.opens_at),
  closesAt: instantOf(row.closes_at),
  anonymous: row.anonymous ?? false,
  practice: row.practice ?? false,
  answered: row.answered,
  lastAnsweredAt: instantOf(row.last_answered_at),
  averagePercent: row.average_percent,
  toMark: row.marking_waiting ?? 0,
  editedAt: instantOf(row.edited_at),
  tags: row.tags ?? [],
  pattern: row.pattern ?? null,
  binUntil: instantOf(row.bin_until),
  createdAt: Date.parse(row.created_at),
})

const draftFromWire = ({ no_of_questions, created_at, saved_at, ...draft }: ListedDraftOfKindOnWire): ListedDraft => ({
  ...draft,
  questionCount: no_of_questions,
  createdAt: Date.parse(created_at),
  savedAt: Date.parse(saved_at),
})

const queryOf = ({ search, sort, descending, page, show, subject, tag }: ListView) =>
  ({
    page,
    sort,
    show,
    order: descending ? 'desc' : 'asc',
    ...(search && { search }),
    ...(subject !== null && { subject }),
    ...(tag !== null && { tag }),
  }) as const

const readPage = async (query: CallInput<typeof listQuestionnaires>['query']) => {
  const { rows, totals, ...place } = await orThrow(callAsTeacher(listQuestionnaires, { query }))
  const { average_percent: averagePercent, in_bin: inBin, marking_waiting: toMark = 0, ...counts } = totals
  const listed = rows.map((row): ListedRow => ('saved_at' in row ? draftFromWire(row) : listedFromWire(row)))
  return { rows: listed, ...place, totals: { ...counts, averagePercent, inBin, toMark } }
}

/** One page of what a search finds, with what is still being written, and the figures of all there is of its kind. */
export type ListPage = Awaited<ReturnType<typeof readPage>>

/** All that is listed and published of one kind, the newest first, for choosing one. */
const allOf = async (kind: TimedKind): Promise<ListedQuiz[]> => {
  const found: ListedQuiz[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const listed = await readPage({ kind, page })
    found.push(
      ...listed.rows.flatMap((row) => (isDraft(row) || row.minutes === null ? [] : asListedQuiz(row, row.minutes))),
    )
    pages = listed.pages
  }
  return found
}

const asListedQuiz = ({ answered, ...row }: Listed, minutes: number): ListedQuiz => ({
  ...row,
  minutes,
  attempts: answered,
})

export const takenQuery = (kind: TimedKind) =>
  queryOptions(
    kind === 'quiz'
      ? quizzesQuery
      : { queryKey: [...quizzesQuery.queryKey, 'taken', kind], queryFn: () => allOf(kind) },
  )

/** It is read anew whenever it is opened: what is made elsewhere stands there at once. */
export const listQuery = (kind: ListedKind, view: ListView) =>
  queryOptions({
    queryKey: [...quizzesQuery.queryKey, 'listed', kind, view],
    queryFn: () => readPage({ ...queryOf(view), kind }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
