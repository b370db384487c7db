import { SUBMISSION_CODE_LENGTH } from '#domain/share-code.ts'
import type { SubmissionId } from '#domain/submission.ts'
import { type Instant, overdueBefore } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Work } from '../database/committer.ts'
import { firstWithin } from '../database/within-bytes.ts'
import { endingById, overdueAt } from './find-attempts.ts'
import { scoredEntries } from './score-sheet.ts'
import { type End, recordEnds } from './store.ts'

type Overdue = { id: SubmissionId; code: string; at: Instant }

/** Each is read, marked and written: more of them would keep those who still write waiting. */
const AT_ONCE = 50

type Needs = Pick<Context, 'committer' | 'papers' | 'db' | 'now' | 'newCode' | 'live'>

/** Ends every submission whose time is over and for which nothing can be on its way any more. Answers how many it ended. */
export const createCloseOverdue = ({ committer, papers, db, now, newCode, live }: Needs) => {
  const work: Work<Overdue, string | null> = async (trx, overdue) => {
    const found = await endingById(
      trx,
      overdue.map(({ id }) => id),
    )
    const ends: End[] = []
    for (const { id, code, at } of overdue) {
      const ending = found.get(id)
      // Its student or another process may have ended it since it was found overdue, or its end was moved.
      if (!ending || ending.endedAt !== null || ending.endsAt >= overdueBefore(at)) continue
      const version = await papers.version(trx, ending.versionId)
      const scored = scoredEntries(ending.savedSheet(), version, ending.marking)
      ends.push({ id, questionnaireId: ending.questionnaireId, code, endedBy: 'server', endedAt: at, ...scored })
    }
    await recordEnds(trx, ends)
    const ended = new Map(ends.map(({ id, questionnaireId }) => [id, questionnaireId]))
    return overdue.map(({ id }) => ended.get(id) ?? null)
  }
  work.locks = ({ id }) => ({ id })

  return async (): Promise<number> => {
    let closed = 0
    for (;;) {
      const at = now()
      const found = await overdueAt(db, overdueBefore(at), AT_ONCE)
      const few = firstWithin(found)
      const outcomes = await Promise.all(
        few.map(({ id }) => committer.commit(work, { id, code: newCode(SUBMISSION_CODE_LENGTH), at })),
      )
      const inQuizzes = outcomes.filter((questionnaireId) => questionnaireId !== null)
      for (const questionnaireId of new Set(inQuizzes)) live.touch(questionnaireId)
      closed += inQuizzes.length
      if (found.length < AT_ONCE && few.length === found.length) return closed
    }
  }
}
