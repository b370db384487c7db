import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { changeStatus, type ListedQuizOnWire, listQuizzes } from '#contract/questionnaires.ts'
import { minutesOf } from '#contract/wire.ts'
import type { QuestionnaireStatus } from '#domain/questionnaire.ts'
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

export const quizzesQuery = queryOptions({
  queryKey: ['quizzes'],
  queryFn: async () => (await orThrow(callAsTeacher(listQuizzes, {}))).map(fromWire),
})

export const changingStatus = mutationOptions({
  mutationKey: ['quizzes', 'status'],
  mutationFn: ({ id, status }: { id: string; status: QuestionnaireStatus }) =>
    orThrow(callAsTeacher(changeStatus, { params: { id }, body: { status } })),
})
