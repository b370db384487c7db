import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { ownResponded } from './own-responded.ts'

/** One of theirs whose responses are looked into. */
export const ownSurvey = async (needs: Pick<Context, 'db' | 'across'>, teacher: SignedInTeacher, asked: string) => {
  const own = await ownResponded(needs, teacher, asked)
  return own && ABILITIES[own.front.kind].analysis ? own : null
}
