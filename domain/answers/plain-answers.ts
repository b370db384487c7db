import type { QuestionId } from '../questions/question-id.ts'
import { isSameValue, type Value } from '../questions/value.ts'
import { type AnswerEntry, type AnswerSheet, firstOf, untouched, type Written } from './answer.ts'

/** One question of a call that keeps no count of its changes; what it does not mention is left as it is. */
export type PlainAnswer = { questionId: QuestionId; answer: Value | null; isMarked?: boolean; timeMs?: number }

/** The name under which callers that keep no count write. */
export const PLAIN = ''

/**
 * What such a call changes in `stored`, counted as changed in `by`. A whole sheet says nothing of which answer was
 * touched: one that equals the stored one is no change, and a blank takes back only what a plain call gave.
 */
export const plainChanges = (
  stored: AnswerSheet,
  given: readonly PlainAnswer[],
  { turn, seq }: Pick<Written, 'turn' | 'seq'>,
): AnswerSheet => {
  const by: Written = { turn, seq, device: PLAIN }
  const changes: AnswerSheet = {}
  for (const plain of given) {
    const change = changeOf(stored[plain.questionId] ?? untouched, plain, by)
    if (change) changes[plain.questionId] = change
    else delete changes[plain.questionId]
  }
  return changes
}

const changeOf = (known: AnswerEntry, { answer, isMarked, timeMs }: PlainAnswer, by: Written): AnswerEntry | null => {
  const isAnswered = isPlainChange(known.answerBy, {
    isSame: isSameValue(known.answer, answer),
    isBlank: answer === null,
  })
  const isMarkChanged =
    isMarked !== undefined &&
    isPlainChange(known.markBy, { isSame: known.isMarked === isMarked, isBlank: isMarked === false })
  if (!isAnswered && !isMarkChanged && !timeMs) return null
  const firstBy = isAnswered && answer !== null && known.answer !== null ? firstOf(known) : null
  return {
    answer: isAnswered ? answer : null,
    answerBy: isAnswered ? by : null,
    ...(firstBy && { firstBy }),
    isMarked: isMarkChanged && isMarked,
    markBy: isMarkChanged ? by : null,
    times: timeMs ? { [PLAIN]: timeMs } : {},
  }
}

/** What a plain call wrote is counted anew by the next one, so that a late one in between changes nothing. */
const isPlainChange = (last: Written | null, { isSame, isBlank }: { isSame: boolean; isBlank: boolean }): boolean => {
  if (last?.device === PLAIN) return true
  return !isSame && !isBlank
}
