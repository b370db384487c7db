import type { MultipleChoice } from '#domain/questions/multiple-choice.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { t } from '../../i18n/students/tallies.ts'
import { TallyBars } from '../parts/tally-bars.tsx'
import type { TallyProps } from '../tally.ts'

/** Every option with how many chose it, alone or among others. */
export function TallyMultipleChoice({ asked, answerKey, tally, of, lang }: TallyProps<MultipleChoice>) {
  const rows = asked.options.map((text, option) => ({
    sign: optionSign(option),
    text,
    count: tally.chosen[option] ?? 0,
    isRight: answerKey.correct.includes(option),
  }))
  return <TallyBars caption={t('tally.chosenMany', { of })} rows={rows} of={of} lang={lang} />
}
