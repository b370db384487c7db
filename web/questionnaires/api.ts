import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { changeStatus, type ListedQuizOnWire, listQuizzes, quizList, quizPage } from '#contract/questionnaires.ts'
import { minutesOf } from '#contract/wire.ts'
import type { QuestionnaireStatus } from '#domain/questionnaire.ts'
import type { ListView } from '#domain/quiz-list.ts'
import { callAsTeacher } from '../accounts/api.ts'
import { orThrow } from '../api/reply.ts'
import type { ListedQuiz } from './quiz-list.ts'

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
  createdAt: Date.parse(quiz.created_at),
})

/** All of them, for choosing one. */
export const quizzesQuery = queryOptions({
  queryKey: ['quizzes'],
  queryFn: async () => quizList.parse(await orThrow(callAsTeacher(listQuizzes, { query: {} }))).map(fromWire),
})

const readPage = async ({ search, sort, descending, page }: ListView) => {
  const query = { page, sort, order: descending ? 'desc' : 'asc', ...(search && { search }) } as const
  const { rows, totals, ...place } = quizPage.parse(await orThrow(callAsTeacher(listQuizzes, { query })))
  const { quizzes, submissions, average_percent: averagePercent } = totals
  return { rows: rows.map(fromWire), ...place, totals: { quizzes, submissions, averagePercent } }
}

/** One page of the quizzes that a search finds, and the figures of all there are. */
export type QuizPage = Awaited<ReturnType<typeof readPage>>

export const QUIZ_PAGES = [...quizzesQuery.queryKey, 'page']

export const quizPageQuery = (view: ListView) =>
  queryOptions({
    queryKey: [...QUIZ_PAGES, view],
    queryFn: () => readPage(view),
    placeholderData: keepPreviousData,
  })

export const changingStatus = mutationOptions({
  mutationKey: ['quizzes', 'status'],
  mutationFn: ({ id, status }: { id: string; status: QuestionnaireStatus }) =>
    orThrow(callAsTeacher(changeStatus, { params: { id }, body: { status } })),
})
