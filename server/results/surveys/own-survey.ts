import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { ownResponded } from './own-responded.ts'

/** A survey of theirs: what is given at once is read and changed as a poll. */
export const ownSurvey = async (needs: Pick<Context, 'db' | 'across'>, teacher: SignedInTeacher, asked: string) => {
  const own = await ownResponded(needs, teacher, asked)
  return own?.isAtOnce === false ? own : null
}
