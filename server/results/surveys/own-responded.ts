import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { ownedBy } from '../../questionnaires/policy.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import { surveyOf } from './which-survey.ts'

/** One of theirs that people give responses to. */
export const ownResponded = async (
  { db, across }: Pick<Context, 'db' | 'across'>,
  teacher: SignedInTeacher,
  asked: string,
) => {
  const id = await ownedBy(db, teacher, asked)
  if (!id) return null
  const front = await questionnaireFront(db, id)
  if (ABILITIES[front.kind].clock) return null
  return { ...surveyOf({ id, settings: front.settings, across: await across(id, front) }), front }
}
