import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type ListedQuizOnWire, listQuizzes, quizList } from '#contract/questionnaires/questionnaires.ts'
import { actOnQuizzes, listQuizChoices, tagQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { orThrow } from '../calls/reply.ts'
import { callAsTeacher } from '../people/accounts/api.ts'
import type { ListedQuiz } from './quiz-list.ts'

const fromWire = (quiz: ListedQuizOnWire): ListedQuiz => ({
  id: quiz.id,
  title: quiz.title,
  subject: quiz.subject,
  shareCode: quiz.share_code,
  questionCount: quiz.no_of_questions,
  minutes: minutesOf(quiz.duration),
  status: quiz.status,
  attempts: quiz.total_submissions,
  createdAt: Date.parse(quiz.created_at),
})

/** All of them, for choosing one. */
export const quizzesQuery = queryOptions({
  queryKey: ['quizzes'],
  queryFn: async () => quizList.parse(await orThrow(callAsTeacher(listQuizzes, { query: {} }))).map(fromWire),
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
