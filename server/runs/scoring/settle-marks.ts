import type { AnswerSheet } from '#domain/answers/answer.ts'
import type { MarkedEntry } from '#domain/answers/attempt.ts'
import type { Transaction } from '../../database/committer.ts'
import { type Paper, scoredWithMarks } from './score-marks.ts'
import { type Scored, scoredEntries } from './score-sheet.ts'
import { keepStanding, markFor, marksIn, type Queue, type Standing, standingsOn } from './store.ts'

type Attempt = { id: string; questionnaireId: string } & Paper

/**
 * The result that these answers make of an attempt with all that people have made of them; what waits for a person is
 * queued, and what does not any more is taken out. The attempt is locked, and its result is still to be replaced.
 */
export const settledResult = async (trx: Transaction, attempt: Attempt, sheet: AnswerSheet): Promise<Scored> => {
  const machine = scoredEntries(sheet, attempt.version, attempt.marking)
  const standings = await standingsOn(trx, attempt.id)
  const settled = scoredWithMarks(sheet, attempt, marksIn(standings))
  const known = new Map(standings.map((standing) => [standing.questionId, standing]))
  for (const entry of machine.entries) await queue(trx, attempt, { entry, standing: known.get(entry.questionId) })
  return settled
}

type Queued = { entry: MarkedEntry; standing: Standing | undefined }

/** Where an answer belongs that its rule marks like this. */
const queueOf = ({ entry, standing }: Queued): Queue => {
  if (entry.verdict !== 'waiting') return 'beside'
  return markFor(standing, entry) ? 'marked' : 'waiting'
}

const queue = async (
  trx: Transaction,
  { id, questionnaireId }: Attempt,
  { entry, standing }: Queued,
): Promise<void> => {
  const to = queueOf({ entry, standing })
  if (to === (standing?.queue ?? 'beside')) return
  const { questionId } = entry
  await keepStanding(trx, {
    attemptId: id,
    questionId,
    questionnaireId,
    queue: to,
    revision: standing?.revision ?? 0,
    marks: standing?.marks ?? [],
  })
}
