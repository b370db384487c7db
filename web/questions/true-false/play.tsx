import { fits, type TrueFalse, trueFalse } from '#domain/questions/true-false.ts'
import { t } from '../../i18n/students/play.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { Choice } from '../parts/choice.tsx'
import type { Player, PlayProps } from '../player.tsx'

/** True and false, beside each other where there is room. */
export function PlayTrueFalse({ id, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<TrueFalse>) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      lang={spokenLanguage()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-3 text-lg font-medium short:gap-2"
    >
      {[true, false].map((value) => (
        <Choice
          key={String(value)}
          type="radio"
          name={id}
          sign={value ? 'T' : 'F'}
          isSignHidden
          text={t(value ? 'play.true' : 'play.false')}
          isChosen={answer === value}
          isReadOnly={isReadOnly}
          onChoose={() => onAnswer(value)}
        />
      ))}
    </div>
  )
}

const KEYS = new Map([
  ['t', true],
  ['1', true],
  ['f', false],
  ['2', false],
])

export const trueFalsePlayer: Player<TrueFalse> = {
  Play: PlayTrueFalse,
  asked: trueFalse.asked,
  fits,
  /** T or 1 is true, F or 2 false. */
  valueOfKey: (key) => KEYS.get(key.toLowerCase()),
}
