import type { StudentAnswerOnWire } from '#contract/runs/attempts.ts'
import { markOnWire } from '#contract/runs/hand-marks.ts'
import type { MarkedEntry } from '#domain/answers/attempt.ts'
import { markFor, type Standing } from './store.ts'

/** The verdict of an ended answer where right or wrong does not say it, and what a person made of the answer. */
export const judgedOnWire = (
  entry: Pick<MarkedEntry, 'questionId' | 'answerBy' | 'verdict'>,
  standings: readonly Standing[],
): Pick<StudentAnswerOnWire, 'verdict' | 'mark'> => {
  const { questionId, verdict } = entry
  const mark = markFor(
    standings.find((standing) => standing.questionId === questionId),
    entry,
  )
  if (mark) return { verdict, mark: markOnWire(mark) }
  return verdict === 'correct' || verdict === 'wrong' || verdict === 'blank' ? {} : { verdict }
}
