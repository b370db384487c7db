import { idsIn, isNews, mergedSheet, notHeld, someOf, topSeq } from '#domain/answers/answer.ts'
import { apartFrom, type Call, changesIn, claimOf, writerOf } from '#domain/answers/answer-call.ts'
import {
  type AttemptId,
  type EndedBy,
  type Lateness,
  type Outcome,
  outcomeOf,
  receptionOf,
} from '#domain/answers/attempt.ts'
import { questionsOver } from '#domain/questionnaires/own-times.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { sheetOfEntries } from '../../database/answer-columns.ts'
import type { Transaction } from '../../database/committer.ts'
import { rescoreInReport } from '../../results/reports/store.ts'
import { countWithoutLate } from '../scoring/count-without-late.ts'
import { settledResult } from '../scoring/settle-marks.ts'
import { type Ending, endingById } from './find-attempts.ts'
import { keepLate } from './late-store.ts'
import { recordOccurrence, replaceResult } from './store.ts'

/** Why late answers are not kept: the last day for them is over, or there are more than anybody gives. */
type NotKept = 'too_late' | 'too_much_late'
export type LateRefusal = Lateness | NotKept

export type Received =
  /** All that was new is in the result or kept for the teacher; `endedBy` is null while nobody has ended it. */
  { kind: 'received'; endedBy: EndedBy | null; outcome: Outcome } | { kind: 'refused'; code: NotKept }

type Needs = Pick<Context, 'papers' | 'newId'>
type Late = { asked: { id: AttemptId; turn: number }; call: Call; at: Instant }

/**
 * What becomes of answers to an attempt that is over. What arrived in time and only waited too long for its turn is
 * scored after all; everything else that the result does not hold is kept for the teacher to judge.
 */
export const createReceiveLate = ({ papers, newId }: Needs) => {
  /** Those that were over when it came, by themselves or with their section. */
  const overFor = async (trx: Transaction, ending: Ending, at: Instant): Promise<ReadonlySet<QuestionId>> => {
    if (!ending.sectionEnds) return new Set()
    const version = drawnFor(await papers.version(trx, ending.versionId), ending.id)
    return questionsOver(version, ending, at)
  }

  const scoreAfterAll = async (trx: Transaction, ending: Ending, { asked, call, at }: Late) => {
    const result = resultSheet(ending)
    const changes = changesIn(call, { sheet: result, topSeq: topSeq(result), turn: asked.turn })
    if (!ending.result || !isNews(result, changes)) return result
    const merged = mergedSheet(result, changes)
    const version = drawnFor(await papers.version(trx, ending.versionId), ending.id)
    const { score, entries } = await settledResult(trx, { ...ending, version }, merged)
    await replaceResult(trx, { id: ending.id, score, entries })
    await countWithoutLate(trx, ending, { changes, version })
    await rescoreInReport(trx, { attemptId: ending.id, questionnaireId: ending.questionnaireId, score })
    const details = { before: ending.result.score, after: score }
    await recordOccurrence(trx, { id: newId(), attemptId: ending.id, at, kind: 'scored_after_all', details })
    return sheetOfEntries(entries)
  }

  return async (trx: Transaction, late: Late): Promise<Received> => {
    const { asked, call, at } = late
    const ending = (await endingById(trx, [asked.id])).get(asked.id)
    if (!ending) throw new Error('an attempt went away while it was locked')
    const endedBy = ending.result?.endedBy ?? null
    const reception = receptionOf({ ...ending, endedBy }, at)
    const over = await overFor(trx, ending, at)
    const inTime = over.size > 0 ? { ...late, call: apartFrom(call, over) } : late
    const result = reception === 'belated' ? await scoreAfterAll(trx, ending, inTime) : resultSheet(ending)
    const top = { topSeq: topSeq(result), turn: asked.turn }
    const outcome = outcomeOf(result, claimOf(call, top))
    const missing = notHeld(result, changesIn(call, { sheet: result, ...top }))
    const isInTime = reception === 'open' || reception === 'belated'
    const sheet = isInTime ? someOf(missing, (id) => over.has(id)) : missing
    if (Object.keys(sheet).length === 0) return { kind: 'received', endedBy, outcome }
    if (reception === 'gone') return { kind: 'refused', code: 'too_late' }
    const kept = await keepLate(trx, {
      attemptId: ending.id,
      questionnaireId: ending.questionnaireId,
      writer: writerOf(call),
      why: isInTime || idsIn(sheet).every((id) => over.has(id)) ? 'time_over' : reception,
      sheet,
      at,
      givenAt: call.givenAt,
    })
    return kept ? { kind: 'received', endedBy, outcome } : { kind: 'refused', code: 'too_much_late' }
  }
}

/** What counts, or, as long as nobody has ended it, would. */
const resultSheet = (ending: Ending) => (ending.result ? sheetOfEntries(ending.result.entries()) : ending.savedSheet())
