import { optionSign } from '#domain/questions/parts/option-sign.ts'
import type { SingleChoice } from '#domain/questions/single-choice.ts'
import { t } from '../../i18n/students/tallies.ts'
import { TallyBars } from '../parts/tally-bars.tsx'
import type { TallyProps } from '../tally.ts'

/** Every option with how many chose it. */
export function TallySingleChoice({ asked, answerKey, tally, of, lang }: TallyProps<SingleChoice>) {
  const rows = asked.options.map((text, option) => ({
    sign: optionSign(option),
    text,
    count: tally.chosen[option] ?? 0,
    isRight: option === answerKey.correct,
  }))
  return <TallyBars caption={t('tally.chosen', { of })} rows={rows} of={of} lang={lang} />
}
