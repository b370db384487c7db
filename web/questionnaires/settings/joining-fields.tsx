import { useRef, useState } from 'react'
import { type Field, isUsualJoining, type Joining, MAX_FIELDS, USUAL_JOINING } from '#domain/questionnaires/joining.ts'
import { formatNumber } from '../../i18n/format.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { AddButton } from '../../questions/editing/add-button.tsx'
import { pressFieldKey } from '../../questions/editing/field-keys.ts'
import { Button } from '../../ui/button.tsx'
import { fieldName, freshField } from './form-fields.ts'
import { problemsIn } from './form-problems.ts'
import { JoiningField } from './joining-field.tsx'

type JoiningFieldsProps = {
  joining: Joining
  isPublished?: boolean
  /** Whether anybody is known again by what they tell. */
  tellsApart?: boolean
  /** What follows from that. */
  meaning?: string
  onChange: (joining: Joining) => void
}

/** What students are asked before they start, and which of it tells one from another. */
export function JoiningFields({ joining, isPublished, tellsApart = true, meaning, onChange }: JoiningFieldsProps) {
  const { fields } = joining
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const problems = problemsIn(joining)
  const { '': whole } = problems

  /** Once it is on the screen. */
  const focus = (wanted: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-field="${wanted}"]`)?.focus())
  const change = (next: Field[]) => onChange({ fields: next })
  const add = () => {
    const fresh = freshField()
    change([...fields, fresh])
    focus(`label-${fresh.id}`)
  }
  const move = (from: number, to: number) => {
    const field = fields[from]
    if (!field || to < 0 || to >= fields.length) return
    change(fields.toSpliced(from, 1).toSpliced(to, 0, field))
    focus(`${from < to ? 'down' : 'up'}-${field.id}`)
    setSaid(t('settings.saidMoved', { name: fieldName(field), place: formatNumber(to + 1) }))
  }
  const remove = (at: number) => {
    const field = fields[at]
    if (!field) return
    const left = fields.toSpliced(at, 1)
    change(left)
    const next = left[Math.min(at, left.length - 1)]
    if (next) focus(`remove-${next.id}`)
    setSaid(t('settings.saidRemoved', { name: fieldName(field) }))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields in it, and is nothing to act on itself
    <div onKeyDown={pressFieldKey}>
      {tellsApart && <p className="max-w-prose text-ink-soft">{meaning ?? t('settings.identifiesMeans')}</p>}
      {isPublished && <p className="mt-2 max-w-prose text-ink-soft">{t('settings.joiningStarted')}</p>}
      <ul ref={list} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        {fields.map((field, at) => (
          <JoiningField
            key={field.id}
            field={field}
            joining={joining}
            tellsApart={tellsApart}
            problemOf={(part) => problems[`${at}.${part}`]}
            onChange={(changed) => {
              change(fields.with(at, changed))
              // What is of another kind is another field: the focus stays where it was.
              if (changed.id !== field.id) focus(`kind-${changed.id}`)
            }}
            onMove={(by) => move(at, at + by)}
            onRemove={fields.length > 1 ? () => remove(at) : null}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div aria-live="polite">{whole && <p className="mt-3 font-medium text-wrong">{problemText(whole)}</p>}</div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <AddButton
          label={t('settings.addField')}
          full={fields.length < MAX_FIELDS ? null : t('settings.mostFields', { most: MAX_FIELDS })}
          onAdd={add}
        />
        {!isUsualJoining(joining) && (
          <Button variant="quiet" className="mt-1" onClick={() => onChange(USUAL_JOINING)}>
            {t('settings.usualForm')}
          </Button>
        )}
      </div>
    </div>
  )
}
