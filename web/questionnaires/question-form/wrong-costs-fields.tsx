import { type ReactNode, useState } from 'react'
import { A_QUARTER, type Fraction, isSameFraction, NOTHING } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'
import { partIn, partText } from '#domain/marking/typed-part.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useTypedText } from './use-typed-text.ts'

const NAMED = {
  none: NOTHING,
  quarter: A_QUARTER,
  third: { numerator: 1, denominator: 3 },
  half: { numerator: 1, denominator: 2 },
  all: { numerator: 1, denominator: 1 },
} as const satisfies Record<string, Fraction>
type Name = keyof typeof NAMED

const NAMES = Object.keys(NAMED) as Name[]
const nameOf = (part: Fraction) => NAMES.find((name) => isSameFraction(NAMED[name], part))

/** Where one goes on who wants none of those that have a name. */
const FIRST_OWN: Fraction = { numerator: 1, denominator: 5 }

type WrongCostsFieldsProps = {
  label: string
  /** The part of its marks that a wrong answer takes away; null: as the quiz says. */
  part: Fraction | null
  /** Left out of the choice: null `usual` where there is nothing to inherit, nothing where something has to be lost. */
  usual: string | null
  mayBeNothing: boolean
  /** What the question is worth; null: there are several. */
  full: Marks | null
  hint?: ReactNode
  /** What that comes to, in the place of the hint. */
  told?: string | undefined
  onChange: (part: Fraction | null) => void
}

/** How much a wrong answer costs: one of the usual parts, or any other that is typed. */
export function WrongCostsFields(props: WrongCostsFieldsProps) {
  const { label, part, usual, mayBeNothing, full, hint, told, onChange } = props
  const name = part === null ? 'usual' : nameOf(part)
  // What is typed on the way to another percentage may be one of the parts that have a name.
  const [isOwn, setOwn] = useState(name === undefined)
  const chosen = part !== null && (isOwn || name === undefined) ? 'own' : (name ?? 'own')
  const choose = (value: string) => {
    setOwn(value === 'own')
    if (value === 'own') return onChange(FIRST_OWN)
    onChange(NAMES.flatMap((known) => (known === value ? NAMED[known] : []))[0] ?? null)
  }
  return (
    <>
      <SelectField
        name="wrongCosts"
        label={label}
        hint={chosen === 'own' ? hint : (told ?? hint)}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {usual !== null && <option value="usual">{usual}</option>}
        {NAMES.filter((offered) => mayBeNothing || offered !== 'none').map((offered) => (
          <option key={offered} value={offered}>
            {t(`editor.wrongCosts_${offered}`)}
          </option>
        ))}
        <option value="own">{t('editor.wrongCosts_own')}</option>
      </SelectField>
      {chosen === 'own' && part !== null && <PartField {...{ part, full, told, onChange }} />}
    </>
  )
}

type PartFieldProps = Pick<WrongCostsFieldsProps, 'full' | 'told'> & {
  part: Fraction
  onChange: (part: Fraction) => void
}

function PartField({ part, full, told, onChange }: PartFieldProps) {
  const read = (text: string) => partIn(text, full).part
  const { text, setTyped } = useTypedText(part, { read, write: partText })
  const { fault } = partIn(text, full)
  return (
    <div>
      <TextField
        name="wrongPart"
        label={t('editor.wrongPart')}
        hint={t('editor.wrongPartHint')}
        error={fault ? t(`editor.wrongPart_${fault}`) : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(read(target.value))
        }}
      />
      {/* Below the box, which stays where it is while one types. */}
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {fault ? null : told}
      </p>
    </div>
  )
}
