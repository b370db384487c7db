import * as z from 'zod/mini'
import { optionOfKey, optionSign } from '#domain/questions/parts/option-sign.ts'
import { storedPlaces } from '#domain/questions/parts/places-shown.ts'
import { fits } from '#domain/questions/parts/single-choice-given.ts'
import type { SingleChoice } from '#domain/questions/single-choice.ts'
import { Choice } from '../parts/choice.tsx'
import type { Player, PlayProps } from '../player.tsx'

/** The answers to choose from. A tap anywhere on one chooses it. */
export function PlaySingleChoice({
  id,
  asked,
  places = storedPlaces(asked),
  answer,
  isReadOnly,
  labelledBy,
  onAnswer,
}: PlayProps<SingleChoice>) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-3 short:gap-2">
      {places.map((place, index) => (
        <Choice
          key={place}
          type="radio"
          name={id}
          sign={optionSign(index)}
          text={asked.options[place] ?? ''}
          isChosen={answer === place}
          isReadOnly={isReadOnly}
          onChoose={() => onAnswer(place)}
        />
      ))}
    </div>
  )
}

export const singleChoicePlayer: Player<SingleChoice> = {
  Play: PlaySingleChoice,
  // The call that brought it has read the options already.
  asked: z.object({ options: z.array(z.string()), fixed: z.optional(z.array(z.int())) }),
  fits,
  numbered: ({ options }) => options.map((text, value) => ({ value, text })),
  /** 1-9 or A-I choose. */
  valueOfKey: (key, { asked, places = storedPlaces(asked) }) => {
    const option = optionOfKey(key)
    return option === null ? undefined : places[option]
  },
}
