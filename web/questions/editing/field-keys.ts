import type { KeyboardEvent } from 'react'
import { t } from '../../i18n/teachers/editing.ts'
import { isPressed } from '../../questionnaires/shortcuts/shortcuts.ts'

type FieldKey = { key: string; within?: string }

/** With Alt, in a field: what a button near it does. `within`: what both stand in; left out: the form. */
export const FIELD_KEYS = {
  picture: { key: 'a', within: '[data-pictures]' },
  retryPicture: { key: 'y', within: '[data-pictures]' },
  fix: { key: 'l', within: 'li' },
  remove: { key: 'w', within: 'li' },
  add: { key: 'n' },
  textBlank: { key: 't' },
  numberBlank: { key: 'u' },
  choiceBlank: { key: 'c' },
} as const satisfies Record<string, FieldKey>

export type FieldAction = keyof typeof FIELD_KEYS

const isFieldAction = (name: string): name is FieldAction => name in FIELD_KEYS
export const FIELD_ACTIONS: readonly FieldAction[] = Object.keys(FIELD_KEYS).filter(isFieldAction)

const keysOf = (action: FieldAction): string => `Alt+${FIELD_KEYS[action].key.toUpperCase()}`

/** What tells of the key at the button, which is found by it. */
export const fieldKey = (action: FieldAction, label: string) => ({
  title: t('editing.actionAndKeys', { action: label, keys: keysOf(action) }),
  'aria-keyshortcuts': keysOf(action),
})

/** For what a form stands in. */
export const pressFieldKey = (event: KeyboardEvent): void => {
  const { nativeEvent, target, currentTarget } = event
  if (nativeEvent.isComposing || !(target instanceof Element)) return
  const action = FIELD_ACTIONS.find((each) => isPressed(nativeEvent, { alt: true, key: FIELD_KEYS[each].key }))
  const button = action && buttonFor(action, target, currentTarget)
  if (!button) return
  event.preventDefault()
  button.click()
}

const buttonFor = (action: FieldAction, from: Element, form: Element): HTMLButtonElement | undefined => {
  const { within }: FieldKey = FIELD_KEYS[action]
  const place = within === undefined ? form : from.closest(within)
  if (place === null || !form.contains(place)) return undefined
  const all = [...place.querySelectorAll<HTMLButtonElement>(`button[aria-keyshortcuts="${keysOf(action)}"]`)]
  // A row may have other rows in it, with buttons of their own.
  const own = all.filter((button) => within === undefined || button.closest(within) === place)
  return own.find((button) => button === from || isBehind(button, from)) ?? own.at(-1)
}

const isBehind = (button: Element, from: Element): boolean =>
  (from.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
