import type { AttemptId } from '#domain/answers/attempt.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import { ATTEMPT_CODE_LENGTH } from '#domain/text/share-code.ts'
import { type Instant, overdueBefore } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { QueueFullError, type Work } from '../../database/committer.ts'
import { storageTrouble } from '../../database/dialect.ts'
import { firstWithin } from '../../database/within-bytes.ts'
import { scoredEntries } from '../scoring/score-sheet.ts'
import { endingById, overdueIn, quizzesOverdue } from './find-attempts.ts'
import { type End, recordEnds } from './store.ts'

type Overdue = { id: AttemptId; code: string; at: Instant }

/** Each is read, marked and written: more of them would keep those who still write waiting. */
const AT_ONCE = 50

type Needs = Pick<Context, 'committer' | 'papers' | 'db' | 'now' | 'newCode' | 'live'>

/** Ends every attempt whose time is over and for which nothing can be on its way any more. Answers how many it ended. */
export const createCloseOverdue = ({ committer, papers, db, now, newCode, live }: Needs) => {
  const work: Work<Overdue, boolean> = async (trx, overdue) => {
    const found = await endingById(
      trx,
      overdue.map(({ id }) => id),
    )
    const ends: End[] = []
    for (const { id, code, at } of overdue) {
      const ending = found.get(id)
      // Its student or another process may have ended it since it was found overdue, or its end was moved.
      if (!ending || ending.endedAt !== null || ending.endsAt >= overdueBefore(at)) continue
      const version = drawnFor(await papers.version(trx, ending.versionId), ending.id)
      const scored = scoredEntries(ending.savedSheet(), version, ending.marking)
      ends.push({ id, questionnaireId: ending.questionnaireId, code, endedBy: 'server', endedAt: at, ...scored })
    }
    await recordEnds(trx, ends)
    const ended = new Set(ends.map(({ id }) => id))
    return overdue.map(({ id }) => ended.has(id))
  }
  work.locks = ({ id }) => ({ id })

  const closeIn = async (questionnaireId: string, failures: unknown[]): Promise<number> => {
    let closed = 0
    let after: Closing | undefined
    for (;;) {
      const at = now()
      const found = await overdueIn(db, questionnaireId, { before: overdueBefore(at), after, limit: AT_ONCE })
      const few = firstWithin(found)
      const outcomes = await Promise.allSettled(
        few.map(({ id }) => committer.commit(work, { id, code: newCode(ATTEMPT_CODE_LENGTH), at })),
      )
      const ended = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length
      if (ended > 0) live.touch(questionnaireId)
      closed += ended
      for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason)
      stopIfAllWouldFail(failures)
      after = few.at(-1)
      if (found.length < AT_ONCE && few.length === found.length) return closed
    }
  }

  return async (): Promise<number> => {
    let closed = 0
    const failures: unknown[] = []
    for (const questionnaireId of await quizzesOverdue(db, overdueBefore(now())))
      closed += await closeIn(questionnaireId, failures)
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} attempts could not be closed`)
    return closed
  }
}

type Closing = Awaited<ReturnType<typeof overdueIn>>[number]

/** One attempt that can't be read keeps nobody else's open; what ails the storage, or a full queue, ails all. */
const stopIfAllWouldFail = (failures: unknown[]) => {
  for (const failure of failures)
    if (failure instanceof QueueFullError || storageTrouble(failure) !== null) throw failure
}
