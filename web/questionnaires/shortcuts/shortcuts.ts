type Combination = { key: string; command?: boolean; alt?: boolean; shift?: boolean }

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** What a key does anywhere in the wizard; `command` is Ctrl or ⌘. The first combination is the one that is told. */
export const SHORTCUTS = {
  undo: [{ command: true, key: 'z' }],
  redo: [
    { command: true, shift: true, key: 'z' },
    { command: true, key: 'y' },
  ],
  addQuestion: [{ command: true, key: 'Enter' }],
  addToPassage: [{ alt: true, shift: true, key: 'Enter' }],
  addKind: DIGITS.map((key) => ({ alt: true, key })),
  addPassage: [{ alt: true, key: 'g' }],
  addText: [{ alt: true, key: 'x' }],
  addSection: [{ alt: true, key: 'h' }],
  paste: [{ alt: true, key: 'p' }],
  kind: [{ alt: true, key: 'k' }],
  duplicate: [{ command: true, key: 'd' }],
  remove: [{ alt: true, key: 'Delete' }],
  moveUp: [{ alt: true, key: 'ArrowUp' }],
  moveDown: [{ alt: true, key: 'ArrowDown' }],
  previous: [{ alt: true, key: 'PageUp' }],
  next: [{ alt: true, key: 'PageDown' }],
  choose: [{ alt: true, key: 'm' }],
  find: [{ command: true, shift: true, key: 'f' }],
  download: [{ alt: true, key: 'j' }],
  view: [{ alt: true, key: 'v' }],
  phone: [{ alt: true, key: 'o' }],
  details: [{ alt: true, key: 'i' }],
  settings: [{ alt: true, key: 's' }],
  preview: [{ alt: true, key: 'r' }],
  finish: [{ command: true, shift: true, key: 'Enter' }],
  startOver: [{ alt: true, shift: true, key: 'Delete' }],
  shortcuts: [{ command: true, key: '/' }, { key: '?' }],
} as const satisfies Record<string, readonly Combination[]>

export type Shortcut = keyof typeof SHORTCUTS

const ALL: readonly (readonly [Shortcut, readonly Combination[]])[] = namesOf().map((name) => [name, SHORTCUTS[name]])

function namesOf(): Shortcut[] {
  const isShortcut = (name: string): name is Shortcut => name in SHORTCUTS
  return Object.keys(SHORTCUTS).filter(isShortcut)
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const ASCII = /^[!-~]$/
const LATIN_PLACE = /^(?:Key|Digit)([A-Z0-9])$/

/** What a key is called: where it types no Latin sign, as in Bengali or with Alt on a Mac, by its place. */
const nameOf = ({ key, code }: Pick<Pressed, 'key' | 'code'>): string => {
  if (key.length > 1 && key !== 'Dead') return key
  return (ASCII.test(key) ? key : (LATIN_PLACE.exec(code)?.[1] ?? key)).toLowerCase()
}

export const isPressed = (
  pressed: Pressed,
  { key, command = false, alt = false, shift = false }: Combination,
): boolean =>
  nameOf(pressed) === key &&
  (pressed.ctrlKey || pressed.metaKey) === command &&
  pressed.altKey === alt &&
  (pressed.shiftKey === shift || key === '?')

export const shortcutOf = (pressed: Pressed): Shortcut | null =>
  ALL.find(([, combinations]) => combinations.some((each) => isPressed(pressed, each)))?.[0] ?? null

/** As a button names its key to a screen reader. */
export const keysOf = (shortcut: Shortcut, at = 0): string => {
  const [first, ...others]: readonly Combination[] = SHORTCUTS[shortcut]
  const { key = '', command, alt, shift } = { ...(others[at - 1] ?? first) }
  const held = [command && 'Control', alt && 'Alt', shift && 'Shift'].filter((each) => each)
  return [...held, key.length === 1 ? key.toUpperCase() : key].join('+')
}

/** The number on the key, from 1; 0 for any other. */
export const digitOf = (pressed: Pick<Pressed, 'key' | 'code'>): number => DIGITS.indexOf(nameOf(pressed)) + 1
