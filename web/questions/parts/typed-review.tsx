import { onOneLine } from '#domain/text/isolated.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import type { Reader } from '../review.ts'
import { type AnswerLine, AnswerLines } from './answer-lines.tsx'

type TypedReviewProps = {
  /** Null: blank. */
  given: string | null
  /** Null where it may not be seen. */
  right: { isGiven: boolean; text: string; others: readonly string[] } | null
  reader: Reader
  /** Of what is typed, where that is known. */
  lang?: string | undefined
}

/** What was typed, and what is right unless it is the same. */
export function TypedReview({ given, right, reader, lang }: TypedReviewProps) {
  const lines: AnswerLine[] = []
  if (given !== null) lines.push({ text: given, ...outcome(right, reader) })
  if (right && !right.isGiven) lines.push({ text: right.text, verdict: 'correct', note: t(`analysis.right_${reader}`) })
  if (right && right.others.length > 0) lines.push({ text: onOneLine(right.others), note: t('analysis.alsoAccepted') })
  return <AnswerLines lines={lines} lang={lang} />
}

const outcome = (right: TypedReviewProps['right'], reader: Reader): Omit<AnswerLine, 'text'> => {
  if (right === null) return { note: t(`analysis.chosen_${reader}`) }
  return right.isGiven
    ? { verdict: 'correct', note: t(`analysis.chosenRight_${reader}`) }
    : { verdict: 'wrong', note: t(`analysis.chosen_${reader}`) }
}
