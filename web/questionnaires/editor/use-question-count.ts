import { useState } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { wholeNumberIn } from '../question-form/whole-number.ts'

type Means = {
  /** As planned so far. */
  planned: number | null
  /** Questions in which something is written. */
  written: number
  onChange: (planned: number | null) => void
}

/** The planned number of questions as it is typed. */
export const useQuestionCount = ({ planned, written, onChange }: Means) => {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = countShown(typed, planned)
  const isWhole = wholeNumberIn(shown) !== 'not_whole'
  return {
    shown,
    /** What it becomes, where more are written. */
    raised: isWhole ? raisedCount(planned, written) : null,
    error: isWhole ? undefined : t('editor.notWhole'),
    write: (text: string) => {
      const count = wholeNumberIn(text)
      setTyped(text)
      onChange(count === 'not_whole' ? null : count)
    },
  }
}

/** Nothing planned counts as the one question that everybody begins with. */
const raisedCount = (planned: number | null, written: number): number | null =>
  written > (planned ?? 1) ? written : null

/** As it was typed, unless the number comes from elsewhere. */
const countShown = (typed: string | null, count: number | null): string => {
  const number = typed === null ? null : wholeNumberIn(typed)
  const isTyped = typed !== null && (number === 'not_whole' ? null : number) === count
  return isTyped ? typed : String(count ?? '')
}
