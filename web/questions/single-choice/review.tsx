import type { SingleChoice } from '#domain/questions/single-choice.ts'
import { outcomeOf } from '../parts/one-right.ts'
import { OptionList } from '../parts/option-list.tsx'
import type { ReviewProps } from '../review.ts'

/** Every option, with what was chosen and what is right by sign, colour and words. */
export function ReviewSingleChoice({ asked, answerKey, answer, reader, lang }: ReviewProps<SingleChoice>) {
  return (
    <OptionList
      options={asked.options.map((text, option) => ({
        text,
        ...outcomeOf({ isChosen: option === answer, isRight: answerKey && option === answerKey.correct, reader }),
      }))}
      lang={lang}
    />
  )
}
