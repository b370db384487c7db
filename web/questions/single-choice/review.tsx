import { storedPlaces } from '#domain/questions/parts/places-shown.ts'
import type { SingleChoice } from '#domain/questions/single-choice.ts'
import { outcomeOf } from '../parts/one-right.ts'
import { OptionList } from '../parts/option-list.tsx'
import type { ReviewProps } from '../review.ts'

/** Every option, with what was chosen and what is right by sign, colour and words. */
export function ReviewSingleChoice(reviewed: ReviewProps<SingleChoice>) {
  const { asked, answerKey, answer, reader, lang, places = storedPlaces(asked) } = reviewed
  return (
    <OptionList
      options={places.map((option) => ({
        text: asked.options[option] ?? '',
        ...outcomeOf({ isChosen: option === answer, isRight: answerKey && option === answerKey.correct, reader }),
      }))}
      lang={lang}
    />
  )
}
