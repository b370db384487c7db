import { deleteSessions, lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { noteSecurity } from '../security-log.ts'
import { deleteOtherSessions, sessionsOf } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'log' | 'sign'>

/** Another session of the teacher's own; anybody else's is none. */
export const endSessionOf = (context: Needs, teacher: SignedInTeacher, sessionId: string): Promise<void> =>
  ended(context, teacher, async (db) => {
    const found = (await sessionsOf(db, teacher.id, context.now())).find(({ id }) => id === sessionId)
    return found ? (await deleteSessions(db, [found.tokenHash])).length : 0
  })

export const endOtherSessions = (context: Needs, teacher: SignedInTeacher, kept: string): Promise<void> =>
  ended(context, teacher, (db) => deleteOtherSessions(db, teacher.id, kept))

const ended = async (
  context: Needs,
  { id }: SignedInTeacher,
  end: (db: Needs['db']) => Promise<number>,
): Promise<void> => {
  const sessions = await context.db.transaction().execute(async (trx) => {
    await lockTeacher(trx, id)
    const count = await end(trx)
    const happened = { teacherId: id, at: context.now(), kind: 'session_ended_elsewhere', details: { count } } as const
    if (count > 0) await recordActivity(trx, happened)
    return count
  })
  if (sessions > 0) noteSecurity(context, 'session_ended', { account: id })
}
