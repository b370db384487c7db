import Grid from 'lucide-react/icons/grid-3x3'
import { useLayoutEffect, useRef, useState } from 'react'
import { fits, MAX_NUMBER_LENGTH, type Numerical, numerical, typedIn, unitOf } from '#domain/questions/numerical.ts'
import { t } from '../../i18n/play.ts'
import { Button } from '../../ui/button.tsx'
import { AnswerField, tooLongToSave } from '../parts/answer-field.tsx'
import { usableText } from '../parts/usable-text.ts'
import { useTyped } from '../parts/use-typed.ts'
import type { Player, PlayProps } from '../player.tsx'
import { Keypad } from './keypad.tsx'
import { isNoNumber } from './number-text.ts'
import { withUnitApart } from './unit-apart.ts'
import { UnitSelect } from './unit-select.tsx'

type Typed = { text: string; unit: number | null }
type Given = Numerical['given']

const typedOf = (given: Given | null): Typed =>
  given === null ? { text: '', unit: null } : { text: typedIn(given), unit: unitOf(given) }

/** A unit without a number is no answer. */
const answerOf =
  ({ units }: Numerical['asked']) =>
  (typed: Typed): Given | null | undefined => {
    if (typed.text.trim() === '') return null
    if (typed.text.length > MAX_NUMBER_LENGTH || typed.text !== usableText(typed.text)) return undefined
    const { text, unit } = withUnitApart(units, typed)
    return units.length < 2 ? text : [text, unit]
  }

/** A field for a number, saved as it is typed. */
export function PlayNumerical({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<Numerical>) {
  const { units, decimals } = asked
  const { typed, type } = useTyped({ answer, typedOf, answerOf: answerOf(asked), onAnswer })
  const apart = withUnitApart(units, typed)
  const [isKeypadOpen, toggleKeypad] = useKeypad()
  const write = (text: string) => type({ ...typed, text })
  const { field, insert, takeBack } = useCursor(typed.text, write)
  const keypadId = `${id}-keypad`
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <AnswerField
          id={id}
          ref={field}
          labelledBy={labelledBy}
          // What a phone would put over the keypad.
          inputMode={isKeypadOpen ? 'none' : 'decimal'}
          dir="ltr"
          value={typed.text}
          readOnly={isReadOnly}
          hint={decimalsAsked(decimals)}
          error={tooLongToSave(typed.text, MAX_NUMBER_LENGTH)}
          unit={units.length === 1 ? units[0] : undefined}
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
      <Button
        size="sm"
        variant="quiet"
        className="min-h-11"
        aria-expanded={isKeypadOpen}
        aria-controls={isKeypadOpen ? keypadId : undefined}
        icon={<Grid aria-hidden="true" className="size-5" />}
        onClick={toggleKeypad}
      >
        {t('play.keypad')}
      </Button>
      {isKeypadOpen && <Keypad id={keypadId} isDisabled={isReadOnly} onType={insert} onBackspace={takeBack} />}
    </>
  )
}

const decimalsAsked = (decimals: number | null): string | undefined => {
  if (decimals === null) return undefined
  return decimals === 0 ? t('play.wholeNumber') : t('play.decimals', { count: decimals })
}

/** Whoever opened the keypad for one question finds it open at the next. */
let wasKeypadOpen = false

const useKeypad = () => {
  const [isOpen, setOpen] = useState(wasKeypadOpen)
  const toggle = () => {
    wasKeypadOpen = !isOpen
    setOpen(wasKeypadOpen)
  }
  return [isOpen, toggle] as const
}

/** Typing from elsewhere than a keyboard: at the cursor while the field has the focus, else at the end. */
const useCursor = (text: string, write: (text: string) => void) => {
  const field = useRef<HTMLInputElement>(null)
  const [cursor, setCursor] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (cursor && document.activeElement === field.current) field.current?.setSelectionRange(cursor.at, cursor.at)
  }, [cursor])
  const selected = () => {
    const input = field.current
    const end = { from: text.length, to: text.length }
    if (input === null || document.activeElement !== input) return end
    return { from: input.selectionStart ?? end.from, to: input.selectionEnd ?? end.to }
  }
  const put = (typed: string, from: number, to: number) => {
    write(text.slice(0, from) + typed + text.slice(to))
    setCursor({ at: from + typed.length })
  }
  return {
    field,
    insert: (typed: string) => {
      const { from, to } = selected()
      put(typed, from, to)
    },
    takeBack: () => {
      const { from, to } = selected()
      put('', from === to ? Math.max(0, from - 1) : from, to)
    },
  }
}

export const numericalPlayer: Player<Numerical> = {
  Play: PlayNumerical,
  asked: numerical.asked,
  fits,
  valueOfKey: () => undefined,
}
