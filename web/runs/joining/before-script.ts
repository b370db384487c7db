import type { Typed } from '../join-form/typed.ts'
import { keepTyped, typedHere } from './tab-memory.ts'

/**
 * What people do with a page that the server has rendered, while its script is on its way: they type into its form, and
 * press its buttons. `early.js` remembers which button; `data-early` marks what it and `early.css` look after.
 */
declare global {
  interface Window {
    pressedEarly?: HTMLElement | undefined
  }
}

/** What stands in the fields of a form, by their names; what was left empty is left out. */
const typedInPage = (part: ParentNode | null): Record<string, string> => {
  const fields = part?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]') ?? []
  return Object.fromEntries([...fields].flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])))
}

/** What was typed stays in this tab; what was not, as it was before. Gives back all that there is. */
export const keepTypedInPage = (code: string, part: ParentNode | null): Typed => {
  const before = typedInPage(part)
  const all = { ...typedHere(code), ...before }
  if (Object.keys(before).length > 0) keepTyped(code, all)
  return all
}

/** Presses what was pressed before anything could hear it. */
export const pressAgain = (): void => {
  const pressed = window.pressedEarly
  window.pressedEarly = undefined
  pressed?.click()
}
