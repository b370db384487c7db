import { fits, MAX_NUMBER_LENGTH, type Numerical, numerical, typedIn, unitOf } from '#domain/questions/numerical.ts'
import { FIRST_READERS } from '#domain/questions/parts/readers.ts'
import { withUnitApart } from '#domain/questions/parts/unit-apart.ts'
import { t } from '../../i18n/students/play.ts'
import { usableText } from '../editing/usable-text.ts'
import { AnswerField, tooLongToSave } from '../parts/answer-field.tsx'
import { useKeypad } from '../parts/use-keypad.tsx'
import { useTyped } from '../parts/use-typed.ts'
import type { Player, PlayProps } from '../player.tsx'
import { isNoNumber } from './number-text.ts'
import { UnitSelect } from './unit-select.tsx'
import { unitText } from './unit-text.ts'

type Typed = { text: string; unit: number | null }
type Given = Numerical['given']

const typedOf = (given: Given | null): Typed =>
  given === null ? { text: '', unit: null } : { text: typedIn(given), unit: unitOf(given) }

/** A unit without a number is no answer. */
const answerOf =
  ({ units }: Numerical['asked']) =>
  (typed: Typed): Given | null | undefined => {
    const usable = usableText(typed.text)
    if (usable === '') return null
    if (usable.length > MAX_NUMBER_LENGTH) return undefined
    const { text, unit } = withUnitApart(units, { ...typed, text: usable }, FIRST_READERS)
    return units.length < 2 ? text : [text, unit]
  }

/** A field for a number, saved as it is typed. */
export function PlayNumerical({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<Numerical>) {
  const { units, decimals } = asked
  const { typed, type } = useTyped({ id, answer, typedOf, answerOf: answerOf(asked), onAnswer })
  const apart = withUnitApart(units, typed, FIRST_READERS)
  const write = (text: string) => type({ ...typed, text })
  const { field, inputMode, keypad } = useKeypad({ id, text: typed.text, isReadOnly, onWrite: write })
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <AnswerField
          id={id}
          ref={field}
          labelledBy={labelledBy}
          inputMode={inputMode}
          dir="ltr"
          value={typed.text}
          readOnly={isReadOnly}
          hint={decimalsAsked(decimals)}
          error={tooLongToSave(typed.text, MAX_NUMBER_LENGTH)}
          unit={units.length === 1 ? unitText(units[0] ?? '') : undefined}
          onType={write}
          className="min-w-0 flex-1 basis-56"
        />
        {units.length > 1 && (
          <UnitSelect
            id={`${id}-unit`}
            units={units}
            unit={apart.unit}
            isReadOnly={isReadOnly}
            onChoose={(unit) => type({ text: apart.text, unit })}
          />
        )}
      </div>
      <p aria-live="polite" className="mt-1 min-h-6 text-sm text-ink-soft">
        {isNoNumber(apart.text) && t('play.noNumber')}
      </p>
      {keypad}
    </>
  )
}

const decimalsAsked = (decimals: number | null): string | undefined => {
  if (decimals === null) return undefined
  return decimals === 0 ? t('play.wholeNumber') : t('play.decimals', { count: decimals })
}

export const numericalPlayer: Player<Numerical> = {
  Play: PlayNumerical,
  asked: numerical.asked,
  fits,
  valueOfKey: () => undefined,
}
