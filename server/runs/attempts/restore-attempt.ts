import { attemptId } from '#domain/answers/attempt.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { EVIDENCE_WITHIN } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/committer.ts'
import { lockAttempts } from '../../database/dialect.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { hashOf, tokenOfDevice } from '../../secrets.ts'
import { type WholeAttempt, wholeAttemptById } from './find-whole-attempts.ts'
import type { Receipt } from './seal-receipt.ts'
import { handOver, insertAttempts, recordOccurrence, wasErased } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'papers' | 'epoch' | 'receipts'>
type Request = { quiz: ShelvedQuiz; deviceKey: string; receipt: string }
type Restored = { attempt: WholeAttempt; token: string }
type Outcome = Result<Restored, 'receipt_not_valid' | 'already_started'>

/**
 * Gives an attempt back to the device that holds its receipt: one whose cookie was lost, or one that the database has
 * forgotten because an older backup was restored. It has its own start and end again; the device brings the answers.
 */
export const restoreAttempt = async (
  context: Needs,
  { quiz, deviceKey, receipt: sealed }: Request,
): Promise<Outcome> => {
  const { db, receipts, epoch } = context
  const token = tokenOfDevice(deviceKey, quiz.questionnaire.shareCode)
  const receipt = receipts.open(sealed)
  if (token === null || receipt?.quizCode !== quiz.questionnaire.shareCode || receipt.tokenHash !== hashOf(token)) {
    return fail('receipt_not_valid')
  }
  // Read before: within a transaction on the only connection nothing else can be read.
  const life = await epoch()
  return db.transaction().execute(async (trx): Promise<Outcome> => {
    await lockAttempts(trx, { tokens: [], ids: [receipt.id] })
    const existing = await wholeAttemptById(trx, receipt.id)
    const attempt = existing ? await takeBack(trx, existing, receipt) : await makeAgain(context, trx, { receipt, life })
    if (attempt === null) return fail('already_started')
    return attempt === 'unknown' ? fail('receipt_not_valid') : ok({ attempt, token })
  })
}

/** Null where another device has it: only a hand-over that the database has forgotten can be made up for. */
const takeBack = async (trx: Transaction, existing: WholeAttempt, receipt: Receipt): Promise<WholeAttempt | null> => {
  const isHolder = existing.tokenHash === receipt.tokenHash
  if (existing.turn >= receipt.turn) return isHolder ? existing : null
  const { id, tokenHash } = existing
  const from = { tokenHash, turn: receipt.turn - 1 }
  await handOver(trx, { id, from, to: receipt.tokenHash, isNewTurn: true })
  return { ...existing, tokenHash: receipt.tokenHash, turn: receipt.turn }
}

/**
 * In the life of the database that sealed the receipt nothing is forgotten: what is missing there was erased. Of earlier
 * lives it is known what was erased before their restore.
 */
const makeAgain = async (
  { now, newId, papers }: Needs,
  trx: Transaction,
  { receipt, life }: { receipt: Receipt; life: string },
): Promise<WholeAttempt | 'unknown' | null> => {
  const { id, questionnaireId, versionId, participant, tokenHash, turn, resumeCode } = receipt
  const { startedAt, endsAt, sectionEnds } = receipt
  if (receipt.epoch === life || now() > endsAt + EVIDENCE_WITHIN) return 'unknown'
  if (await wasErased(trx, [id, questionnaireId])) return 'unknown'
  const version = await papers.version(trx, versionId).catch(() => null)
  if (version?.questionnaireId !== questionnaireId) return 'unknown'
  const attempt = { id: attemptId.parse(id), questionnaireId, versionId, participant, tokenHash, turn, resumeCode }
  const made = { ...attempt, deviceKeyHash: null, marking: version.marking, startedAt, endsAt, sectionEnds }
  if (!(await insertAttempts(trx, [made])).has(id)) {
    // Another call with this receipt was quicker, or the number has started anew.
    const meanwhile = await wholeAttemptById(trx, id)
    return meanwhile && takeBack(trx, meanwhile, receipt)
  }
  const details = { startedAt, endsAt }
  await recordOccurrence(trx, { id: newId(), attemptId: made.id, at: now(), kind: 'made_again', details })
  return wholeAttemptById(trx, id)
}
