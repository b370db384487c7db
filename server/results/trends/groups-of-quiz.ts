import type { Grouping } from '#contract/results/trends-requests.ts'
import type { OwnQuiz } from './find-taken-quizzes.ts'

/** What all results of a quiz belong to; null: each to what its student told. */
export const groupsOfQuiz = (
  { subject, tags }: Pick<OwnQuiz, 'subject' | 'tags'>,
  by: Grouping,
): readonly string[] | null => {
  if (by === 'subject') return [subject]
  return by === 'tag' ? tags : null
}
