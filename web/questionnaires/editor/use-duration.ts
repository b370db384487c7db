import { useState } from 'react'
import { isOffered } from '#domain/questionnaires/questionnaire.ts'
import { MAX_MINUTES } from '#domain/time/minutes.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { wholeNumberIn } from '../question-form/whole-number.ts'

type Means = { minutes: number | null; onChange: (minutes: number | null) => void }

const minutesIn = (typed: string): number | null => {
  const number = wholeNumberIn(typed)
  return number === 'not_whole' ? null : number
}

/** A duration as it is chosen, or typed where it is none of those that are offered. */
export const useDuration = ({ minutes, onChange }: Means) => {
  const [typed, setTyped] = useState<string | null>(null)
  // What was typed counts until the duration comes from elsewhere, as from an undo.
  const isTyped = typed !== null && minutesIn(typed) === minutes
  const isOther = isTyped || (minutes !== null && !isOffered(minutes))
  const change = (text: string | null, changed: number | null) => {
    setTyped(text)
    if (changed !== minutes) onChange(changed)
  }
  return {
    minutes,
    isOther,
    /** In the field for another time. */
    shown: isTyped ? typed : String(minutes ?? ''),
    problem: isOther ? t('editor.minutesWrong', { most: formatNumber(MAX_MINUTES) }) : t('editor.chooseDuration'),
    choose: (offered: number | null) => change(null, offered),
    /** Nothing typed yet. */
    chooseOther: () => change('', null),
    write: (text: string) => change(text, minutesIn(text)),
  }
}

export type Duration = ReturnType<typeof useDuration>
