import { decimalIn, decimalText } from '#domain/questions/parts/decimal.ts'
import { fits, type Scale, scale, stepsOf } from '#domain/questions/scale.ts'
import { Prose } from '../parts/prose.tsx'
import type { Player, PlayProps } from '../player.tsx'
import { Steps, widthOf } from './steps.tsx'

/** The steps of a scale, with the words at its ends below them. A tap on one chooses it. */
export function PlayScale({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<Scale>) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} style={widthOf(asked)}>
      <Steps
        name={id}
        asked={asked}
        step={answer?.[0] ?? null}
        isReadOnly={isReadOnly}
        onStep={(step) => onAnswer([step])}
      />
      <ScaleWords asked={asked} />
    </div>
  )
}

/** What stands at the ends and in the middle; read out with the steps. */
export function ScaleWords({ asked: { low, middle, high } }: { asked: Scale['asked'] }) {
  if (low === null && middle === null && high === null) return null
  return (
    <p aria-hidden="true" className="mt-2 grid grid-cols-3 gap-2 text-sm text-ink-soft wrap-anywhere">
      <span dir="auto">{low !== null && <Prose source={low} as="phrase" />}</span>
      <span dir="auto" className="text-center">
        {middle !== null && <Prose source={middle} as="phrase" />}
      </span>
      <span dir="auto" className="text-end">
        {high !== null && <Prose source={high} as="phrase" />}
      </span>
    </p>
  )
}

export const scalePlayer: Player<Scale> = {
  Play: PlayScale,
  asked: scale.asked,
  fits,
  /** By its number. */
  fromText: (_asked, text) => {
    const number = decimalIn(text)
    return number && [Number(decimalText(number))]
  },
  /** 0-9 choose the step of that number. */
  valueOfKey: (key, { asked }) => {
    const step = /^\d$/.test(key) ? Number(key) : -1
    return stepsOf(asked).includes(step) ? [step] : undefined
  },
}
