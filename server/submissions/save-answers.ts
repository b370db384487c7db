import type { AnswerSheet } from '#domain/answer.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { misfits, receivedSave, type SubmissionId } from '#domain/submission.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Work } from '../database/committer.ts'
import type { Misfit } from './refuse-misfits.ts'
import { lockRunning, type Running, type Save, storeSheets } from './store.ts'

type Arrival = { tokenHash: string; revision: number; sheet: AnswerSheet; at: Instant }
type Saved = { revision: number; savedAt: Instant; endsAt: Instant }
type SaveRefusal = { ok: false; code: 'no_attempt' | 'already_submitted' | 'time_over' } | Misfit
type Outcome = Result<Saved, never> | SaveRefusal

type Needs = Pick<Context, 'committer' | 'papers' | 'now'>

/** Saves arrive together with others'; each is answered only after the commit that holds it. */
export const createSaveAnswers = ({ committer, papers, now }: Needs) => {
  const work: Work<Arrival, Outcome> = async (trx, arrivals) => {
    const running = await lockRunning(
      trx,
      arrivals.map(({ tokenHash }) => tokenHash),
    )
    const versions = new Map<string, Awaited<ReturnType<typeof papers.version>>>()
    for (const { versionId } of running.values()) versions.set(versionId, await papers.version(trx, versionId))

    const newest = new Map<SubmissionId, Save>()
    const decide = (arrival: Arrival): Running | SaveRefusal => {
      const submission = running.get(arrival.tokenHash)
      if (!submission) return fail('no_attempt')
      const revision = newest.get(submission.id)?.revision ?? submission.revision
      const received = receivedSave({ ...submission, revision }, arrival, arrival.at)
      if (!received.ok) return received
      const wrong = misfits(versions.get(submission.versionId)?.questions ?? [], arrival.sheet)
      if (wrong.length > 0) return { ok: false, code: 'invalid_request', wrong }
      if (received.value === 'store') newest.set(submission.id, { id: submission.id, ...arrival, savedAt: arrival.at })
      return submission
    }
    const decisions = arrivals.map(decide)
    if (newest.size > 0) await storeSheets(trx, [...newest.values()])

    return decisions.map((decision) => {
      if ('code' in decision) return decision
      const { revision, savedAt } = newest.get(decision.id) ?? decision
      return ok({ revision, savedAt: savedAt ?? decision.startedAt, endsAt: decision.endsAt })
    })
  }

  /** Takes the whole sheet of one device; what is stored when it returns is on disk. */
  return (save: Omit<Arrival, 'at'>): Promise<Outcome> => committer.commit(work, { ...save, at: now() })
}
