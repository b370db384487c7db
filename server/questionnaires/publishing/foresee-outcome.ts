import { overQuota } from '#domain/questionnaires/quota.ts'
import { fail, ok } from '#domain/result.ts'
import { HOUR } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { keyOfDraft, questionnaireByDraftKey, readPublished } from '../store.ts'

/**
 * What `publishQuiz` can be foreseen to answer, before anything is made of the questions: the quiz that the same save has
 * made before, or why there can't be another; null where it has to be tried.
 */
export const foreseenOutcome = async (
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
  owner: SignedInTeacher,
  draftKey: string | null,
) => {
  const before = draftKey === null ? null : await questionnaireByDraftKey(db, keyOfDraft(owner.id, draftKey))
  if (before) return ok(before)
  const published = await readPublished(db, owner.id, now() - HOUR)
  if (!config.limitsFailures) published.lastHour = 0
  const problem = overQuota(published, 0)
  return problem && fail(problem)
}
