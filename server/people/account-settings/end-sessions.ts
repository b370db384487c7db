import type { Context } from '../../context.ts'
import type { Database } from '../../database/connect.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { noteSecurity } from '../../security-log.ts'
import { deleteSessions, lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { deleteOtherSessions, type Session, sessionsOf } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'log' | 'sign'>
/** One of the teacher's own, by what it is listed as; or all but the one that asks. */
type Which = { listedAs: string } | { allBut: string }

/** Signs a teacher out elsewhere; somebody else's sessions are none. */
export const endSessionsElsewhere = async (context: Needs, { id }: SignedInTeacher, which: Which): Promise<void> => {
  const { db, now } = context
  const ended = await db.transaction().execute(async (trx) => {
    await lockTeacher(trx, id)
    const at = now()
    const count =
      'allBut' in which
        ? await deleteOtherSessions(trx, id, which.allBut)
        : await deleteListed(trx, await sessionsOf(trx, id, at), which.listedAs)
    const happened = { teacherId: id, at, kind: 'session_ended_elsewhere', details: { count } } as const
    if (count > 0) await recordActivity(trx, happened)
    return count
  })
  if (ended > 0) noteSecurity(context, 'session_ended', { account: id })
}

const deleteListed = async (trx: Database, sessions: Session[], listedAs: string): Promise<number> => {
  const found = sessions.find((session) => session.id === listedAs)
  return found ? (await deleteSessions(trx, [found.tokenHash])).length : 0
}
