import { oldBefore, type RetentionRule } from '#domain/questionnaires/retention.ts'
import type { Context } from '../../context.ts'
import { oldAttempts } from './find-old.ts'
import { oldResponses } from './find-old-responses.ts'
import { rulesOfQuizzes, type Subject } from './store.ts'

/** What the next run would do if this were the rule of an account, in all quizzes without one of their own, or of a quiz. */
export const foreseeRun = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { teacherId, questionnaireId }: Subject,
  rule: RetentionRule,
): Promise<{ attempts: number; quizzes: number }> => {
  const before = oldBefore(rule, now())
  const foreseen = { attempts: 0, quizzes: 0 }
  if (before === null || rule.deed === 'keep') return foreseen
  const quizzes = await rulesOfQuizzes(db, teacherId, rule)
  const concerned = quizzes.filter(({ id, isOwn }) => (questionnaireId === null ? !isOwn : id === questionnaireId))
  for (const { id } of concerned) {
    let attempts = 0
    for (const find of [oldAttempts, oldResponses])
      for await (const ids of find(db, { questionnaireId: id, before, deed: rule.deed })) attempts += ids.length
    foreseen.attempts += attempts
    foreseen.quizzes += attempts > 0 ? 1 : 0
  }
  return foreseen
}
