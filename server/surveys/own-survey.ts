import { KINDS } from '#domain/kinds.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { ownedBy } from '../questionnaires/policy.ts'
import { questionnaireFront } from '../questionnaires/store.ts'

/** A survey of theirs: what is given at once is read and changed as a poll. */
export const ownSurvey = async ({ db }: Pick<Context, 'db'>, teacher: SignedInTeacher, asked: string) => {
  const id = await ownedBy(db, teacher, asked)
  if (!id) return null
  const front = await questionnaireFront(db, id)
  const { isTaken, isAtOnce } = KINDS[front.kind]
  return isTaken || isAtOnce ? null : { id, front, isAnonymous: front.settings.responding.anonymous }
}
