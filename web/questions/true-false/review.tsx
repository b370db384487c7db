import type { TrueFalse } from '#domain/questions/true-false.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { outcomeOf } from '../parts/one-right.ts'
import { OptionList } from '../parts/option-list.tsx'
import type { ReviewProps } from '../review.ts'

/** Both, with what was chosen and what is right by sign, colour and words. */
export function ReviewTrueFalse({ answerKey, answer, reader }: ReviewProps<TrueFalse>) {
  return (
    <OptionList
      options={[true, false].map((value) => ({
        text: t(value ? 'analysis.true' : 'analysis.false'),
        sign: value ? 'T' : 'F',
        ...outcomeOf({ isChosen: value === answer, isRight: answerKey && value === answerKey.correct, reader }),
      }))}
    />
  )
}
