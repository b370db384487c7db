import * as z from 'zod/mini'
import { optionOfKey, optionSign } from '#domain/questions/option-sign.ts'
import type { SingleChoice } from '#domain/questions/single-choice.ts'
import { fits } from '#domain/questions/single-choice-given.ts'
import { Choice } from '../parts/choice.tsx'
import type { Player, PlayProps } from '../player.tsx'

/** The answers to choose from. A tap anywhere on one chooses it. */
export function PlaySingleChoice({
  id,
  asked: { options },
  answer,
  isReadOnly,
  labelledBy,
  onAnswer,
}: PlayProps<SingleChoice>) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid grid-cols-[minmax(0,1fr)] gap-3 short:gap-2">
      {options.map((option, index) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and two may have the same text
          key={index}
          type="radio"
          name={id}
          sign={optionSign(index)}
          text={option}
          isChosen={answer === index}
          isReadOnly={isReadOnly}
          onChoose={() => onAnswer(index)}
        />
      ))}
    </div>
  )
}

export const singleChoicePlayer: Player<SingleChoice> = {
  Play: PlaySingleChoice,
  // The call that brought it has read the options already.
  asked: z.object({ options: z.array(z.string()) }),
  fits,
  /** 1-9 or A-I choose. */
  valueOfKey: (key, { options }) => {
    const option = optionOfKey(key)
    return option !== null && option < options.length ? option : undefined
  },
}
