import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { isolated } from '#domain/text/isolated.ts'
import { formatNumber } from '../../i18n/format.ts'
import { Prose, usePlainText } from '../parts/prose.tsx'

export type PairProps = {
  /** Unique on the page. */
  id: string
  left: number
  text: string
  choices: readonly string[]
  chosen: readonly number[]
  isReadOnly: boolean
  /** Chosen; where several may be, another time takes it back. Null: nothing any more. */
  onChoose: (right: number | null) => void
}

/** One on the left, under its number. */
export function LeftSide({ left, text }: Pick<PairProps, 'left' | 'text'>) {
  return (
    <span className="flex gap-2">
      <span className="tabular shrink-0 font-semibold text-ink-soft">{formatNumber(left + 1)}</span>
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">
        <Prose source={text} as="phrase" />
      </span>
    </span>
  )
}

/** The letters of all choices, each pressed or not; to a screen reader each says its text. */
export function PairChips({ id, left, text, choices, chosen, isReadOnly, onChoose }: PairProps) {
  const plain = usePlainText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within one more would be read out twice as deep
    <div role="group" aria-labelledby={`${id}-left`}>
      <div id={`${id}-left`} className="font-medium">
        <LeftSide left={left} text={text} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map((choice, right) => (
          <label key={choice} className="choice min-h-0 p-1.5">
            <input
              type="checkbox"
              name={id}
              aria-label={`${optionSign(right)} ${isolated(plain(choice))}`}
              checked={chosen.includes(right)}
              disabled={isReadOnly}
              onChange={() => onChoose(right)}
              className="absolute inset-0 opacity-0"
            />
            <span aria-hidden="true" className="choice-sign rounded-sm">
              {optionSign(right)}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
