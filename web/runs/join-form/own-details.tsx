import { type FormEvent, useRef, useState } from 'react'
import type { Joining } from '#domain/questionnaires/joining.ts'
import { t } from '../../i18n/students/own-form.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { BeforeSending } from './details-form.tsx'
import { type FieldProblems, problemsIn, refusedIn } from './entered.ts'
import { ResumeLink } from './hero.tsx'
import { OwnFields } from './own-fields.tsx'
import type { DetailsProps } from './own-form-parts.tsx'

type OwnDetailsProps = DetailsProps & { joining: Joining }

/** What a teacher asks of students before they start. */
export function OwnDetails({ joining, typed, help, refused, onType, onDone, onResume }: OwnDetailsProps) {
  const [problems, setProblems] = useState<FieldProblems>(() => refusedIn(refused))
  const form = useRef<HTMLFormElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsIn(joining, typed)
    setProblems(found)
    const first = joining.fields.find(({ id }) => found[id] !== undefined)
    if (!first) return onDone()
    form.current?.querySelector<HTMLElement>(`[name="${first.id}"]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <h2 tabIndex={-1} className="text-xl">
        {takeText('take.formTitle')}
      </h2>
      <p className="mt-1 text-ink-soft">{help ?? t('ownForm.help')}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 wrap-anywhere">
        <OwnFields
          fields={joining.fields}
          typed={typed}
          problems={problems}
          onType={(id, value) => {
            onType({ ...typed, [id]: value })
            setProblems({ ...problems, [id]: undefined })
          }}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" wide className="mt-6">
        {takeText('take.continue')}
      </Button>
      <BeforeSending />
      <ResumeLink onResume={onResume} />
    </form>
  )
}
