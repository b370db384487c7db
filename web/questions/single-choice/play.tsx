import Check from 'lucide-react/icons/check'
import * as z from 'zod/mini'
import { optionOfKey, optionSign } from '#domain/questions/option-sign.ts'
import { fits, type SingleChoice } from '#domain/questions/single-choice.ts'
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
        // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and two may have the same text
        <label key={index} className="choice">
          <input
            type="radio"
            name={id}
            checked={answer === index}
            disabled={isReadOnly}
            onChange={() => onAnswer(index)}
            className="absolute inset-0 opacity-0"
          />
          <span className="choice-sign rounded-full">{optionSign(index)}</span>
          <span dir="auto" className="min-w-0 flex-1 self-center wrap-anywhere whitespace-pre-wrap">
            {option}
          </span>
          {answer === index && <Check aria-hidden="true" className="size-5 shrink-0 self-center stroke-3 text-brand" />}
        </label>
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
    return option !== null && option < options.length ? option : null
  },
}
