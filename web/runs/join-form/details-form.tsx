import { type FormEvent, useRef, useState } from 'react'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { DISTRICTS } from '#domain/people/districts.ts'
import type { Participant } from '#domain/people/participant.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { ResumeLink } from './hero.tsx'
import { problemText } from './problem-text.ts'
import { readTyped, type Typed } from './typed.ts'

type Field = 'name' | 'phone' | 'district'
type Errors = Partial<Record<string, string>>

export type DetailsFormProps = {
  typed: Typed
  /** Said where nothing is sent, or no result is kept beside it. */
  help?: string | undefined
  /** What the server said beside each field. */
  refused: FieldProblems
  onType: (typed: Typed) => void
  onDone: (participant: Participant) => void
  onResume?: () => void
}

export function DetailsForm({ typed, help, refused, onType, onDone, onResume }: DetailsFormProps) {
  const [errors, setErrors] = useState<Errors>(() => textsOf(refused))
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
    const parsed = readTyped(typed)
    if (parsed.success) return onDone(parsed.data)
    const wrong: Errors = {}
    // Of each field the first problem; the page has no room for what a server makes of them.
    for (const { path, message } of parsed.error.issues) wrong[path.join('.')] ??= problemText(message)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
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

const textsOf = (problems: FieldProblems): Errors =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problemText(problem)]))

/** Whoever gives their data must be told, at that moment, what becomes of it (DPDP Act 2023, section 5). */
export function BeforeSending() {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {t('take.underAge')}{' '}
      <a href="/privacy_policy" target="_blank" rel="noopener" className="text-link">
        {t('take.whatIsStored')}
      </a>
    </p>
  )
}
