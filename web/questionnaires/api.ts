import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  type ListedDraftOnWire,
  type ListedQuizOnWire,
  listQuizzes,
  quizList,
  quizPage,
} from '#contract/questionnaires/questionnaires.ts'
import { actOnQuizzes, listQuizChoices, tagQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import type { ListView } from '#domain/questionnaires/quiz-list.ts'
import type { CallInput } from '../calls/call.ts'
import { orThrow } from '../calls/reply.ts'
import { callAsTeacher } from '../people/accounts/api.ts'
import type { ListedDraft, ListedQuiz, ListedRow } from './quiz-list.ts'

const fromWire = (quiz: ListedQuizOnWire): ListedQuiz => ({
  id: quiz.id,
  title: quiz.title,
  subject: quiz.subject,
  shareCode: quiz.share_code,
  questionCount: quiz.no_of_questions,
  minutes: minutesOf(quiz.duration),
  status: quiz.status,
  attempts: quiz.total_submissions,
  averagePercent: quiz.average_percent,
  toMark: quiz.marking_waiting ?? 0,
  editedAt: quiz.edited_at === undefined ? null : Date.parse(quiz.edited_at),
  tags: quiz.tags ?? [],
  binUntil: quiz.bin_until === undefined ? null : Date.parse(quiz.bin_until),
  createdAt: Date.parse(quiz.created_at),
})

/** All of them, for choosing one. */
export const quizzesQuery = queryOptions({
  queryKey: ['quizzes'],
  queryFn: async () => quizList.parse(await orThrow(callAsTeacher(listQuizzes, { query: {} }))).map(fromWire),
})

const draftFromWire = ({ no_of_questions, created_at, saved_at, ...draft }: ListedDraftOnWire): ListedDraft => ({
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

const readPage = async (query: CallInput<typeof listQuizzes>['query']) => {
  const { rows, totals, ...place } = quizPage.parse(await orThrow(callAsTeacher(listQuizzes, { query })))
  const { drafts = 0, average_percent: averagePercent, in_bin: inBin, marking_waiting: toMark = 0, ...counts } = totals
  const listed = rows.map((row): ListedRow => ('saved_at' in row ? draftFromWire(row) : fromWire(row)))
  return { rows: listed, ...place, totals: { ...counts, drafts, averagePercent, inBin, toMark } }
}

/** One page of the quizzes that a search finds, with what is still being written, and the figures of all there are. */
export type QuizPage = Awaited<ReturnType<typeof readPage>>

export const quizPageQuery = (view: ListView) =>
  queryOptions({
    queryKey: [...quizzesQuery.queryKey, 'page', view],
    queryFn: () => readPage({ ...queryOf(view), drafts: 'included' }),
    placeholderData: keepPreviousData,
  })

/** What the list can be filtered by. */
export const quizChoicesQuery = queryOptions({
  queryKey: [...quizzesQuery.queryKey, 'choices'],
  queryFn: () => orThrow(callAsTeacher(listQuizChoices, {})),
})

type Ids = { ids: string[] }

export const acting = mutationOptions({
  mutationKey: ['quizzes', 'act'],
  mutationFn: (body: Ids & { action: QuizAction }) => orThrow(callAsTeacher(actOnQuizzes, { body })),
})

export const tagging = mutationOptions({
  mutationKey: ['quizzes', 'tag'],
  mutationFn: (body: Ids & { add: string[]; remove: string[] }) => orThrow(callAsTeacher(tagQuizzes, { body })),
})
