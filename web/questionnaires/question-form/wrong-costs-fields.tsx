import { type ReactNode, useState } from 'react'
import { A_QUARTER, type Fraction, fraction, isSameFraction, NOTHING } from '#domain/marking/marking.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { percentIn, percentTyped } from './typed-number.ts'
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
  hint?: ReactNode
  onChange: (part: Fraction | null) => void
}

/** How much a wrong answer costs: one of the usual parts, or a percentage. */
export function WrongCostsFields({ label, part, usual, mayBeNothing, hint, onChange }: WrongCostsFieldsProps) {
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
        hint={hint}
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
      {chosen === 'own' && part !== null && <Percent part={part} onChange={onChange} />}
    </>
  )
}

function Percent({ part, onChange }: { part: Fraction; onChange: (part: Fraction) => void }) {
  const { text, setTyped } = useTypedText(part, { read: percentIn, write: percentTyped })
  return (
    <TextField
      name="wrongPercent"
      label={t('editor.wrongPercent')}
      error={fraction.safeParse(part).success ? undefined : t('editor.wrongPercentRange')}
      suffix={<span className="px-3 text-ink-soft">%</span>}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(percentIn(target.value))
      }}
    />
  )
}
