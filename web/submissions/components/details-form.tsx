import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { problemsOf } from '#contract/problems-of.ts'
import { DISTRICTS } from '#domain/districts.ts'
import { type Participant, participant, tenDigits } from '#domain/participant.ts'
import { t } from '../../i18n/take.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { problemText } from '../problem-text.ts'
import { ResumeLink } from './hero.tsx'

export type Typed = { name: string; phone: string; district: string }
type Field = keyof Typed
type Errors = Partial<Record<string, string>>

type DetailsFormProps = {
  typed: Typed
  /** Said where nothing is sent: who sees it then. */
  help?: string
  /** What the server said beside each field. */
  refused: Errors
  onType: (typed: Typed) => void
  onDone: (participant: Participant) => void
  onResume?: () => void
}

export function DetailsForm({ typed, help, refused, onType, onDone, onResume }: DetailsFormProps) {
  const [errors, setErrors] = useState<Errors>(refused)
  const form = useRef<HTMLFormElement>(null)
  const field = (name: Field) => ({
    name,
    label: t(`take.${name}`),
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      onType({ ...typed, [name]: target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = z.safeParse(participant, { ...typed, phone: tenDigits(typed.phone) })
    if (parsed.success) return onDone(parsed.data)
    const problems = Object.entries(problemsOf(parsed.error))
    setErrors(Object.fromEntries(problems.map(([name, problem]) => [name, problemText(problem)])))
    const first = problems[0]?.[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <h2 tabIndex={-1} className="text-xl">
        {t('take.formTitle')}
      </h2>
      <p className="mt-1 text-ink-soft">{help ?? t('take.formHelp')}</p>
      <div className="mt-5 grid gap-5">
        <TextField {...field('name')} autoComplete="name" maxLength={100} required dir="auto" />
        <TextField
          {...field('phone')}
          hint={t('take.phoneHint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
        />
        <SelectField {...field('district')} required>
          <option value="" disabled>
            {t('take.chooseDistrict')}
          </option>
          {DISTRICTS.map((district) => (
            <option key={district}>{district}</option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" variant="primary" size="lg" wide className="mt-6">
        {t('take.continue')}
      </Button>
      {help === undefined && <BeforeSending />}
      {onResume && <ResumeLink onResume={onResume} />}
    </form>
  )
}

/** Whoever gives their data must be told, at that moment, what becomes of it (DPDP Act 2023, section 5). */
function BeforeSending() {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {t('take.underAge')}{' '}
      <a href="/privacy_policy" target="_blank" rel="noopener" className="text-link">
        {t('take.whatIsStored')}
      </a>
    </p>
  )
}
