import { isAble, type Wanted } from '#domain/questionnaires/kinds.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { ownedBy } from './policy.ts'
import { questionnaireFront } from './store.ts'

/** One of theirs that is able to do what is wanted, with its front; null where there is none. */
export const ownAble = async (
  { db }: Pick<Context, 'db'>,
  teacher: SignedInTeacher,
  { id: asked, wanted }: { id: string; wanted: Wanted },
) => {
  const id = await ownedBy(db, teacher, asked)
  if (!id) return null
  const front = await questionnaireFront(db, id)
  return isAble(front.kind, wanted) ? { id, front } : null
}
