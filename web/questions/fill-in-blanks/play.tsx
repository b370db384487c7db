import { type KeyboardEvent, useLayoutEffect, useState } from 'react'
import { blanksOf, type FillInBlanks, fillInBlanks, fits } from '#domain/questions/fill-in-blanks.ts'
import type { AskedBlank, BlankGiven } from '#domain/questions/parts/blank.ts'
import { MAX_TYPED_LENGTH } from '#domain/questions/parts/fill-in-blanks-passage.ts'
import { t } from '../../i18n/students/play.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, fieldAttributes } from '../../ui/forms/field-frame.tsx'
import { isTaken } from '../editing/is-taken.ts'
import { usableText } from '../editing/usable-text.ts'
import { usePlainText } from '../parts/prose.tsx'
import { useUnsaved } from '../parts/use-typed.ts'
import type { Player, PlayProps } from '../player.tsx'
import { Passage } from './passage.tsx'

/** A passage to fill in where its words are missing. Every change is given at once. */
export function PlayFillInBlanks({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<FillInBlanks>) {
  const { typed, write } = useTypedBlanks(id, answer)
  const blanks = blanksOf(asked)
  const given = blanks.map((_, at) => answer?.[at] ?? null)
  const fill = (at: number, filled: BlankGiven) => {
    const next = given.map((each, place) => (place === at ? filled : each))
    onAnswer(next.every((each) => each === null) ? null : next)
  }
  const type = (at: number, text: string) => {
    write({ ...typed, [at]: text })
    const held = heldIn(text)
    if (held !== undefined) fill(at, held)
  }
  const shown = blanks.map((_, at) => shownText(given[at] ?? null, typed[at]))
  const errors = shown.map((text) => excessError(text))
  const errorId = (at: number) => `${id}-blank-${at}`
  const label = (at: number) => t('play.blankOf', { number: at + 1, total: blanks.length })

  return (
    <fieldset aria-labelledby={labelledBy} className="min-w-0">
      <Passage pieces={asked.pieces}>
        {(blank, at) =>
          blank.kind === 'choice' ? (
            <ChoiceBlank
              label={label(at)}
              options={blank.options}
              chosen={given[at] ?? null}
              isReadOnly={isReadOnly}
              onChoose={(place) => fill(at, place)}
            />
          ) : (
            <input
              type="text"
              aria-label={labelOf(blank, label(at))}
              // A phone's number pad has no minus sign, and no digits of other scripts: a number is typed as text.
              placeholder={blank.kind === 'number' ? t('play.blankNumberSign') : undefined}
              value={shown[at] ?? ''}
              readOnly={isReadOnly}
              // Where the field cannot grow by itself.
              size={Math.min(40, Math.max(10, shown[at]?.length ?? 0))}
              dir="auto"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
              onChange={({ target }) => type(at, target.value)}
              onKeyDown={goToNext}
              {...fieldAttributes(errorId(at), { error: errors[at] })}
              className={classNames(
                FIELD,
                'field-sizing-content placeholder:text-ink-soft read-only:bg-surface-sunken',
              )}
            />
          )
        }
      </Passage>
      <div aria-live="polite">
        {errors.map(
          (error, at) =>
            error && (
              // biome-ignore lint/suspicious/noArrayIndexKey: blanks never move
              <FieldError key={at} id={errorId(at)} error={`${label(at)}: ${error}`} />
            ),
        )}
      </div>
    </fieldset>
  )
}

const FIELD = [
  'mx-0.5 my-1 inline-block min-h-11 max-w-full min-w-[8ch] rounded border border-line-strong bg-surface px-2 py-1',
  'align-middle text-base leading-normal text-ink hover:border-brand focus:border-brand',
  'aria-invalid:border-wrong aria-invalid:bg-wrong-soft disabled:bg-surface-sunken disabled:opacity-100',
].join(' ')

type ChoiceBlankProps = {
  label: string
  options: readonly string[]
  chosen: BlankGiven
  isReadOnly: boolean
  onChoose: (place: number | null) => void
}

function ChoiceBlank({ label, options, chosen, isReadOnly, onChoose }: ChoiceBlankProps) {
  const plain = usePlainText()
  return (
    <select
      aria-label={label}
      value={chosen === null ? '' : String(chosen)}
      disabled={isReadOnly}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      className={classNames(FIELD, 'truncate')}
    >
      <option value="">{t('play.blankChoose')}</option>
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options never move
        <option key={place} value={place}>
          {plain(option)}
        </option>
      ))}
    </select>
  )
}

const labelOf = (blank: AskedBlank, label: string): string =>
  blank.kind === 'number' ? t('play.blankNumber', { blank: label }) : label

type Typed = Readonly<Record<number, string>>

const isTooLong = (text: string): boolean => heldIn(text) === undefined

/** What is typed into each blank; what is too long to be saved is kept until it fits, or all of the answer is taken back. */
const useTypedBlanks = (id: string, answer: FillInBlanks['given'] | null) => {
  const [left, keep] = useUnsaved(id)
  const [held, setHeld] = useState({ typed: readTyped(left), isAnswered: answer !== null })
  let now = held
  if (held.isAnswered !== (answer !== null)) {
    now = { typed: held.isAnswered ? {} : held.typed, isAnswered: answer !== null }
    setHeld(now)
  }
  const long = Object.entries(now.typed).filter(([, text]) => isTooLong(text))
  const unsaved = JSON.stringify(Object.fromEntries(long))
  // Before whatever is pressed next: the field may be gone then.
  useLayoutEffect(() => keep(long.length > 0 ? unsaved : undefined))
  return { typed: now.typed, write: (typed: Typed) => setHeld({ ...now, typed }) }
}

const readTyped = (left: unknown): Typed => (typeof left === 'string' ? JSON.parse(left) : {})

/** What counts of a text that is typed; null: nothing yet. Undefined: it is too long, and what counted before goes on to. */
const heldIn = (text: string): string | null | undefined => {
  const held = usableText(text).trim()
  if (held === '') return null
  return held.length > MAX_TYPED_LENGTH ? undefined : held
}

/** What was typed here as long as it is what is given, or too long to be; what is given may change on another device. */
const shownText = (given: BlankGiven, typed: string | undefined): string =>
  typed !== undefined && (heldIn(typed) === given || isTooLong(typed)) ? typed : String(given ?? '')

const excessError = (text: string): string | undefined => {
  const over = text.trim().length - MAX_TYPED_LENGTH
  return over > 0 ? t('play.blankTooLong', { most: MAX_TYPED_LENGTH, over }) : undefined
}

/** Enter goes on to the next blank: there is nothing to be sent here. */
const goToNext = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || isTaken(event)) return
  const field = event.currentTarget
  const fields = [...(field.closest('fieldset')?.querySelectorAll<HTMLElement>('input, select') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

export const fillInBlanksPlayer: Player<FillInBlanks> = {
  Play: PlayFillInBlanks,
  asked: fillInBlanks.asked,
  fits,
  parts: (asked) => blanksOf(asked).length,
  valueOfKey: () => undefined,
}
