import type { AnswerSheet } from '#domain/answer.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { SUBMISSION_CODE_LENGTH } from '#domain/share-code.ts'
import { misfits, type SubmissionId } from '#domain/submission.ts'
import { acceptsAnswers, type Instant } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Work } from '../database/committer.ts'
import { endOf } from './end-submissions.ts'
import type { Misfit } from './refuse-misfits.ts'
import { type End, lockEndingByToken, recordEnds } from './store.ts'

type Arrival = { tokenHash: string; sheet: AnswerSheet; code: string; at: Instant }
type Outcome = Result<{ code: string }, 'no_attempt'> | Misfit

type Needs = Pick<Context, 'committer' | 'papers' | 'now' | 'newCode'>

/** A submission ends once: whoever comes later gets the code of that end, and changes nothing. */
export const createSubmitQuiz = ({ committer, papers, now, newCode }: Needs) => {
  const work: Work<Arrival, Outcome> = async (trx, arrivals) => {
    const found = await lockEndingByToken(
      trx,
      arrivals.map(({ tokenHash }) => tokenHash),
    )
    const ends = new Map<SubmissionId, End>()
    const outcomes: Outcome[] = []
    for (const { tokenHash, sheet, code, at } of arrivals) {
      const ending = found.get(tokenHash)
      const known = ending && (ending.code ?? ends.get(ending.id)?.code)
      if (!ending || known) {
        outcomes.push(known ? ok({ code: known }) : fail('no_attempt'))
        continue
      }
      const version = await papers.version(trx, ending.versionId)
      const wrong = misfits(version.questions, sheet)
      if (wrong.length > 0) {
        outcomes.push({ ok: false, code: 'invalid_request', wrong })
        continue
      }
      const how = acceptsAnswers(ending.endsAt, at)
        ? { endedBy: 'student' as const, last: sheet }
        : { endedBy: 'server' as const, last: {} }
      ends.set(ending.id, endOf(ending, version, { code, at, ...how }))
      outcomes.push(ok({ code }))
    }
    if (ends.size > 0) await recordEnds(trx, [...ends.values()])
    return outcomes
  }

  /** Ends the attempt with these answers; after the grace period, with those that were saved in time. */
  return (submit: { tokenHash: string; sheet: AnswerSheet }): Promise<Outcome> =>
    committer.commit(work, { ...submit, code: newCode(SUBMISSION_CODE_LENGTH), at: now() })
}
