import { setImmediate as aTurn } from 'node:timers/promises'
import { type LateDecision, withLate } from '#domain/answers/late-answers.ts'
import type { TeacherId } from '#domain/people/account.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import type { Context } from '../../context.ts'
import { writeEntries } from '../../database/answer-columns.ts'
import type { Transaction } from '../../database/committer.ts'
import { lockFirst, lockRows } from '../../database/dialect.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { shiftReport } from '../../results/reports/shift-report.ts'
import {
  countedIn,
  countLateWaiting,
  decisionOn,
  inParts,
  type LateAttempt,
  lateAttempts,
  type Standing,
  waitingIdsAfter,
} from '../attempts/find-late-answers.ts'
import { settledResult } from '../scoring/settle-marks.ts'
import { standingsOn } from '../scoring/store.ts'
import { type Decided, recordDecisions } from './record-decisions.ts'

type Needs = Pick<Context, 'db' | 'papers' | 'now' | 'newId'>
type Judgement = { decision: LateDecision; attempts: 'all_waiting' | string[]; by: TeacherId }

/** How many are looked for at once; of long texts fewer are judged in one transaction. */
const PAGE = 50

/**
 * Makes late answers count, or takes them out again. `judged`: how many attempts this now holds for; those that are not
 * the quiz's, or have no late answers, are passed over, and so is, where all are accepted, who had seen the right answers. Each part of them is a transaction of its own: said again
 * after an answer was lost, it goes on where it was.
 */
export const judgeLateAnswers = async (
  context: Needs,
  questionnaireId: OwnedQuestionnaireId,
  judgement: Judgement,
): Promise<{ judged: number; waiting: number }> => {
  const { db } = context
  let judged = 0
  for await (const page of pagesOf(db, questionnaireId, judgement.attempts)) {
    for await (const { ids } of inParts(db, page))
      judged += await inOneTransaction(db, (trx) => judgePage(trx, context, { questionnaireId, ids, ...judgement }))
    await aTurn()
  }
  return { judged, waiting: await countLateWaiting(db, questionnaireId) }
}

async function* pagesOf(db: Context['db'], questionnaireId: string, wanted: Judgement['attempts']) {
  if (wanted !== 'all_waiting') {
    yield [...new Set(wanted)].sort()
    return
  }
  for (let last: string | undefined = ''; last !== undefined; ) {
    const ids = await waitingIdsAfter(db, questionnaireId, { last, limit: PAGE })
    if (ids.length > 0) yield ids
    last = ids.at(-1)
  }
}

type Page = Judgement & { questionnaireId: OwnedQuestionnaireId; ids: string[] }

const judgePage = async (
  trx: Transaction,
  { papers, now, newId }: Needs,
  { questionnaireId, ids, decision, attempts, by }: Page,
): Promise<number> => {
  await lockFirst(trx, () => lockAttempts(trx, questionnaireId, ids))
  const found = (await lateAttempts(trx, ids)).filter(
    (attempt) =>
      attempt.questionnaireId === questionnaireId &&
      (attempts !== 'all_waiting' || (attempt.isWaiting && !(decision === 'accepted' && attempt.cameAfterKey))),
  )
  const decided: Decided[] = []
  for (const attempt of found) {
    if (decisionOn(attempt) === decision) continue
    const version = drawnFor(await papers.version(trx, attempt.versionId), attempt.id)
    const result = await standingAfter(trx, attempt, { decision, version })
    decided.push({ recordId: newId(), attempt, decision, by, at: now(), result })
  }
  await recordDecisions(trx, decided)
  const rescored = decided.filter(({ attempt, result }) => attempt.result.answers !== result.answers)
  for (const { attempt, result } of rescored) {
    const [before, after] = [attempt.result.score, result.score]
    await shiftReport(trx, { attemptId: attempt.id, questionnaireId, before, after })
  }
  return found.length
}

type Judged = { decision: LateDecision; version: Version }

/** The result once this is decided, with what people have made of the answers that count then. */
const standingAfter = async (
  trx: Transaction,
  attempt: LateAttempt,
  { decision, version }: Judged,
): Promise<Standing> => {
  const { former, late } = attempt
  // As it was, to the letter, where no person has to do with it.
  if (decision === 'refused' && (await standingsOn(trx, attempt.id)).length === 0) return former
  const sheet = decision === 'accepted' ? withLate(countedIn(former), late) : countedIn(former)
  const { score, entries } = await settledResult(trx, { ...attempt, version }, sheet)
  return { score, answers: writeEntries(entries) }
}

const lockAttempts = (trx: Transaction, questionnaireId: string, ids: string[]) => {
  const attempts = trx
    .selectFrom('submission')
    .select('id')
    .where('id', 'in', ids)
    .where('questionnaire_id', '=', questionnaireId)
  return lockRows(trx, attempts.orderBy('id'), 'submission').execute()
}
