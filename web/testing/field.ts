import { fireEvent, screen } from '@testing-library/dom'

/** The box, list or area under that label. */
export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)

/** Writes it into the field at once, where no single key matters. */
export const fillIn = (label: string, text: string) => void fireEvent.input(field(label), { target: { value: text } })

/** What is said to be wrong with a field: tied to it for screen readers; null where nothing is. */
export const errorOf = (label: string): string | null => {
  const box = field(label)
  if (box.getAttribute('aria-invalid') !== 'true') return null
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? []
  // A hint stands before the box, what is wrong after it.
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? ''
}

/** All errors of these fields, by label. */
export const errorsOf = (labels: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    labels.flatMap((label) => {
      const error = errorOf(label)
      return error === null ? [] : [[label, error]]
    }),
  )
