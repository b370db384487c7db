import { SUBMISSION_CODE_LENGTH } from '#domain/share-code.ts'
import type { SubmissionId } from '#domain/submission.ts'
import { type Instant, overdueBefore } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Work } from '../database/committer.ts'
import { endOf } from './end-submissions.ts'
import { type End, lockEndingById, overdueIds, recordEnds } from './store.ts'

type Overdue = { id: SubmissionId; code: string; at: Instant }

/** Each is read, marked and written: more of them would keep those who still write waiting. */
const AT_ONCE = 50

type Needs = Pick<Context, 'committer' | 'papers' | 'db' | 'now' | 'newCode'>

/** Ends every submission whose time and grace are over, with what was saved of it. Answers how many it ended. */
export const createCloseOverdue = ({ committer, papers, db, now, newCode }: Needs) => {
  const work: Work<Overdue, boolean> = async (trx, overdue) => {
    const found = await lockEndingById(
      trx,
      overdue.map(({ id }) => id),
    )
    const ends: End[] = []
    for (const { id, code, at } of overdue) {
      const ending = found.get(id)
      // Its student, or another process, may have ended it since it was found overdue.
      if (!ending || ending.endedAt !== null) continue
      ends.push(endOf(ending, await papers.version(trx, ending.versionId), { code, at, endedBy: 'server', last: {} }))
    }
    if (ends.length > 0) await recordEnds(trx, ends)
    const ended = new Set(ends.map(({ id }) => id))
    return overdue.map(({ id }) => ended.has(id))
  }

  return async (): Promise<number> => {
    let closed = 0
    for (;;) {
      const at = now()
      const ids = await overdueIds(db, overdueBefore(at), AT_ONCE)
      const outcomes = await Promise.all(
        ids.map((id) => committer.commit(work, { id, code: newCode(SUBMISSION_CODE_LENGTH), at })),
      )
      closed += outcomes.filter(Boolean).length
      if (ids.length < AT_ONCE) return closed
    }
  }
}
