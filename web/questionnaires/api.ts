import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  changeStatus,
  type ListedDraftOnWire,
  type ListedQuizOnWire,
  listQuizzes,
  quizList,
  quizPage,
} from '#contract/questionnaires.ts'
import { minutesOf } from '#contract/wire.ts'
import type { QuestionnaireStatus } from '#domain/questionnaire.ts'
import type { ListView } from '#domain/quiz-list.ts'
import { callAsTeacher } from '../accounts/api.ts'
import type { CallInput } from '../api/call.ts'
import { orThrow } from '../api/reply.ts'
import { FIRST_VIEW, isDraft, type ListedDraft, type ListedQuiz, type ListedRow } from './quiz-list.ts'

const fromWire = (quiz: ListedQuizOnWire): ListedQuiz => ({
  id: quiz.id,
  title: quiz.title,
  subject: quiz.subject,
  shareCode: quiz.share_code,
  questionCount: quiz.no_of_questions,
  minutes: minutesOf(quiz.duration),
  status: quiz.status,
  submissions: quiz.total_submissions,
  averagePercent: quiz.average_percent,
  toMark: quiz.marking_waiting ?? 0,
  editedAt: quiz.edited_at === undefined ? null : Date.parse(quiz.edited_at),
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

const queryOf = ({ search, sort, descending, page }: ListView) =>
  ({ page, sort, order: descending ? 'desc' : 'asc', ...(search && { search }) }) as const

const readPage = async (query: CallInput<typeof listQuizzes>['query']) => {
  const { rows, totals, ...place } = quizPage.parse(await orThrow(callAsTeacher(listQuizzes, { query })))
  const { quizzes, drafts = 0, submissions, average_percent: averagePercent } = totals
  const listed = rows.map((row): ListedRow => ('saved_at' in row ? draftFromWire(row) : fromWire(row)))
  return { rows: listed, ...place, totals: { quizzes, drafts, submissions, averagePercent } }
}

/** One page of the quizzes that a search finds, with what is still being written, and the figures of all there are. */
export type QuizPage = Awaited<ReturnType<typeof readPage>>

export const QUIZ_PAGES = [...quizzesQuery.queryKey, 'page']

export const quizPageQuery = (view: ListView) =>
  queryOptions({
    queryKey: [...QUIZ_PAGES, view],
    queryFn: () => readPage({ ...queryOf(view), drafts: 'included' }),
    placeholderData: keepPreviousData,
  })

/** Those that were published last, without what is still being written. */
export const newestQuery = queryOptions({
  queryKey: [...quizzesQuery.queryKey, 'newest'],
  queryFn: async () => {
    const { rows, totals } = await readPage(queryOf(FIRST_VIEW))
    return { rows: rows.filter((row): row is ListedQuiz => !isDraft(row)), totals }
  },
})

export const changingStatus = mutationOptions({
  mutationKey: ['quizzes', 'status'],
  mutationFn: ({ id, status }: { id: string; status: QuestionnaireStatus }) =>
    orThrow(callAsTeacher(changeStatus, { params: { id }, body: { status } })),
})
