import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** What every field that carries a label takes. */
export type FieldTexts = {
  label: ReactNode
  /** Help that stays, below the label. */
  hint?: ReactNode
  /** What is wrong and what would be right; empty or undefined when nothing is. */
  error?: string | undefined
}

/** The attributes that tie a control to its hint and its error. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

export const controlClass = [
  'w-full min-h-11 rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink',
  'placeholder:text-ink-soft hover:border-brand focus:border-brand',
  'aria-invalid:border-wrong aria-invalid:bg-wrong-soft disabled:opacity-60',
].join(' ')

type FieldFrameProps = FieldTexts & { id: string; className?: string | undefined; children: ReactNode }

export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm font-medium wrap-anywhere text-wrong">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  )
}
