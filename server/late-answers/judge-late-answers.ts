import type { TeacherId } from '#domain/account.ts'
import { type LateDecision, withLate } from '#domain/late-answers.ts'
import type { Version } from '#domain/questionnaire.ts'
import { rescoreInReport } from '../analytics/store.ts'
import type { Context } from '../context.ts'
import { writeEntries } from '../database/answer-columns.ts'
import type { Transaction } from '../database/committer.ts'
import { lockFirst, lockRows } from '../database/dialect.ts'
import { inOneTransaction } from '../database/try-again.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { scoredEntries } from '../submissions/score-sheet.ts'
import {
  countedIn,
  countLateWaiting,
  decisionOn,
  type LateAttempt,
  lateAttempts,
  type Standing,
  waitingIdsAfter,
} from './find-late-answers.ts'
import { type Decided, recordDecisions } from './record-decisions.ts'

type Needs = Pick<Context, 'db' | 'papers' | 'now' | 'newId'>
type Judgement = { decision: LateDecision; submissions: 'all_waiting' | string[]; by: TeacherId }

/** Each is read, scored and written: more of them in one transaction would keep those who save waiting. */
const AT_ONCE = 50

/**
 * Makes late answers count, or takes them out again. `judged`: how many attempts this now holds for; those that are not
 * the quiz's, or have no late answers, are passed over. Each page of attempts is a transaction of its own: said again
 * after an answer was lost, it goes on where it was.
 */
export const judgeLateAnswers = async (
  context: Needs,
  questionnaireId: OwnedQuestionnaireId,
  judgement: Judgement,
): Promise<{ judged: number; waiting: number }> => {
  const { db } = context
  let judged = 0
  for await (const ids of pagesOf(db, questionnaireId, judgement.submissions)) {
    judged += await inOneTransaction(db, (trx) => judgePage(trx, context, { questionnaireId, ids, ...judgement }))
    // node:sqlite is synchronous: between two pages, let whoever waits have a turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { judged, waiting: await countLateWaiting(db, questionnaireId) }
}

async function* pagesOf(db: Context['db'], questionnaireId: string, wanted: Judgement['submissions']) {
  if (wanted !== 'all_waiting') {
    const ids = [...new Set(wanted)].sort()
    for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE)
    return
  }
  for (let last: string | undefined = ''; last !== undefined; ) {
    const ids = await waitingIdsAfter(db, questionnaireId, { last, limit: AT_ONCE })
    if (ids.length > 0) yield ids
    last = ids.at(-1)
  }
}

type Page = Judgement & { questionnaireId: OwnedQuestionnaireId; ids: string[] }

const judgePage = async (
  trx: Transaction,
  { papers, now, newId }: Needs,
  { questionnaireId, ids, decision, submissions, by }: Page,
): Promise<number> => {
  await lockFirst(trx, () => lockAttempts(trx, questionnaireId, ids))
  const found = (await lateAttempts(trx, ids)).filter(
    (attempt) => attempt.questionnaireId === questionnaireId && (submissions !== 'all_waiting' || attempt.isWaiting),
  )
  const decided: Decided[] = []
  for (const attempt of found) {
    if (decisionOn(attempt) === decision) continue
    const version = await papers.version(trx, attempt.versionId)
    const result = decision === 'accepted' ? accepted(attempt, version) : attempt.former
    decided.push({ recordId: newId(), attempt, decision, by, at: now(), result })
  }
  await recordDecisions(trx, decided)
  const rescored = decided.filter(({ attempt, result }) => attempt.result.score !== result.score)
  await rescoreInReport(
    trx,
    ...rescored.map(({ attempt, result }) => ({ submissionId: attempt.id, questionnaireId, score: result.score })),
  )
  return found.length
}

const accepted = ({ former, late, marking }: LateAttempt, version: Version): Standing => {
  const { score, entries } = scoredEntries(withLate(countedIn(former), late), version, marking)
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
