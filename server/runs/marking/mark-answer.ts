import type { MarkedEntry } from '#domain/answers/attempt.ts'
import { changeText, isMarkFor, marksAfter, type PlacedMark, rubricOf } from '#domain/answers/hand-marks.ts'
import { fullMarksOf } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { sheetOfEntries } from '../../database/answer-columns.ts'
import type { Transaction } from '../../database/committer.ts'
import { lockAttempts } from '../../database/dialect.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { isFirstOf } from '../../http/limits.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { shiftReport } from '../../results/reports/shift-report.ts'
import { type Ending, endingById } from '../attempts/find-attempts.ts'
import { recordOccurrence, replaceResult } from '../attempts/store.ts'
import { settledResult } from '../scoring/settle-marks.ts'
import { baseOfMark, keepStanding, markFor, type Standing, standingsOn } from '../scoring/store.ts'
import type { OwnedAttempt } from './policy.ts'

/** `rubric`: places of points, ascending. */
export type NewMark = { marks: Marks; rubric: number[]; comment: string }
type Marking = { questionId: string; basedOn: string; mark: NewMark | null }

/** An answer after it was marked. */
export type MarkedNow = { base: string; entry: MarkedEntry; mark: PlacedMark | null; score: Marks }

type Needs = Pick<Context, 'db' | 'papers' | 'now' | 'newId'>

/**
 * Puts a mark on an answer of an ended attempt, or takes it back (null), and scores the attempt anew. Whoever has not
 * seen the answer and the mark as they are is refused; whoever says again what they said last is told the same again.
 */
export const markAnswer = (context: Needs, attempt: OwnedAttempt, marking: Marking) =>
  inOneTransaction(context.db, async (trx) => {
    await lockAttempts(trx, { tokens: [], ids: [attempt.id] })
    const ending = (await endingById(trx, [attempt.id])).get(attempt.id)
    const entries = ending?.result?.entries() ?? []
    const entry = entries.find(({ questionId }) => questionId === marking.questionId)
    if (!ending?.result || !entry) return fail('not_found')
    const version = await context.papers.version(trx, ending.versionId)
    const question = questionsIn(version).find(({ id }) => id === marking.questionId)
    if (!question) return fail('not_found')
    const bounds = { full: fullMarksOf(question, ending.marking), points: rubricOf(question).length }
    if (marking.mark && !isMarkFor(marking.mark, bounds))
      return { ...fail('invalid_request'), fields: { 'mark.marks': 'out_of_range' as const } }
    const standing = (await standingsOn(trx, ending.id)).find(({ questionId }) => questionId === entry.questionId)
    const said = { ...marking, by: attempt.by }
    const isSaid = isSame(markFor(standing, entry), said)
    if (marking.basedOn !== baseOfMark(standing, entry) && !(isSaid && isRepeat(standing, entry, marking.basedOn)))
      return fail('mark_changed')
    if (isSaid) return ok(told(ending.result.score, standing, entry))
    const score = await place(context, trx, { ending, entries, version, entry, standing, said })
    const after = (await standingsOn(trx, ending.id)).find(({ questionId }) => questionId === entry.questionId)
    return ok(told(score.total, after, score.entry))
  })

const told = (score: Marks, standing: Standing | undefined, entry: MarkedEntry): MarkedNow => ({
  base: baseOfMark(standing, entry),
  entry,
  mark: markFor(standing, entry),
  score,
})

type Said = Marking & { by: string }

const isSame = (stands: PlacedMark | null, { mark, by }: Said): boolean => {
  if (stands === null || mark === null) return stands === mark
  return (
    stands.by === by &&
    stands.marks === mark.marks &&
    stands.comment === mark.comment &&
    stands.rubric.join() === mark.rubric.join()
  )
}

/** Whether what stands is the change that was made on this base. */
const isRepeat = (standing: Standing | undefined, entry: MarkedEntry, basedOn: string): boolean =>
  standing !== undefined && baseOfMark({ revision: standing.revision - 1 }, entry) === basedOn

type Place = {
  ending: Ending
  entries: MarkedEntry[]
  version: Parameters<typeof settledResult>[1]['version']
  entry: MarkedEntry
  standing: Standing | undefined
  said: Said
}

type Marked = Pick<Place, 'ending' | 'version' | 'said'> & { at: Instant }

/** Once an hour for each question, however many answers to it are marked. */
const tellOwner = async (trx: Transaction, { ending, version, said, at }: Marked): Promise<void> => {
  const { questionnaireId } = ending
  const subject = { limit: 'markingInLog', of: `${questionnaireId}:${said.questionId}` } as const
  if (!(await isFirstOf({ db: trx, now: () => at }, subject))) return
  const number = 1 + questionsIn(version).findIndex(({ id }) => id === said.questionId)
  await recordActivity(trx, { teacherId: said.by, at, kind: 'answers_marked', questionnaireId, details: { number } })
}

const place = async (
  { now, newId }: Needs,
  trx: Transaction,
  { ending, entries, version, entry, standing, said }: Place,
) => {
  const { id, questionnaireId, marking } = ending
  const before = ending.result?.score ?? 0
  const at = now()
  const answerBy = changeText(entry.answerBy)
  const mark = said.mark && { ...said.mark, questionId: entry.questionId, by: said.by, at, answerBy }
  await keepStanding(trx, {
    attemptId: id,
    questionId: entry.questionId,
    questionnaireId,
    queue: standing?.queue ?? 'beside',
    revision: (standing?.revision ?? 0) + 1,
    marks: marksAfter(standing?.marks ?? [], answerBy, mark),
  })
  const paper = { version: drawnFor(version, id), marking }
  const settled = await settledResult(trx, { id, questionnaireId, ...paper }, sheetOfEntries(entries))
  await replaceResult(trx, { id, ...settled })
  const details = { by: said.by, question: entry.questionId, scoreBefore: before, scoreAfter: settled.score }
  const kind = said.mark ? 'marked_by_hand' : 'mark_taken_back'
  const marked = settled.entries.find(({ questionId }) => questionId === entry.questionId) ?? entry
  // A comment is saved as it is typed, and changes nothing that counts.
  if (marked.marks !== entry.marks || marked.verdict !== entry.verdict)
    await shiftReport(trx, { attemptId: id, questionnaireId, before, after: settled.score })
  if (before !== settled.score || said.mark === null)
    await recordOccurrence(trx, { id: newId(), attemptId: id, at, kind, details })
  if (said.mark) await tellOwner(trx, { ending, version, said, at })
  return { total: settled.score, entry: marked }
}
