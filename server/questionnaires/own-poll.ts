import { KINDS } from '#domain/questionnaires/kinds.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { ownedBy } from './policy.ts'
import { questionnaireFront } from './store.ts'

/** A poll of theirs, with its front; null where there is none. */
export const ownPoll = async ({ db }: Pick<Context, 'db'>, teacher: SignedInTeacher, asked: string) => {
  const id = await ownedBy(db, teacher, asked)
  if (!id) return null
  const front = await questionnaireFront(db, id)
  return KINDS[front.kind].isAtOnce ? { id, front } : null
}
