import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'

const RESULTS: Record<QuestionnaireKind, [page: string, name: string]> = {
  quiz: ['quizzes/result', 'quiz'],
  poll: ['polls/analytics', 'poll'],
  survey: ['surveys/responses', 'survey'],
}

/** Where its teacher reads what a questionnaire came to. */
export const resultsAddress = (kind: QuestionnaireKind, id: string): string => {
  const [page, name] = RESULTS[kind]
  return `/dashboard/${page}?${new URLSearchParams({ [name]: id })}`
}
