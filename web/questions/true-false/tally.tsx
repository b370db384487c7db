import type { TrueFalse } from '#domain/questions/true-false.ts'
import { t } from '../../i18n/students/tallies.ts'
import { TallyBars } from '../parts/tally-bars.tsx'
import type { TallyProps } from '../tally.ts'

/** How many said that it is true, and how many that it is not. */
export function TallyTrueFalse({ answerKey, tally, of }: TallyProps<TrueFalse>) {
  const rows = [
    { text: t('tally.true'), count: tally.saidTrue, isRight: answerKey.correct },
    { text: t('tally.false'), count: tally.saidFalse, isRight: !answerKey.correct },
  ]
  return <TallyBars caption={t('tally.chosen', { of })} rows={rows} of={of} />
}
