/** What a key does anywhere in the question step. */
export type Shortcut = 'undo' | 'redo' | 'duplicate' | 'addQuestion' | 'moveUp' | 'moveDown' | 'previous' | 'next'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const WITH_CTRL: Record<string, Shortcut> = { z: 'undo', y: 'redo', d: 'duplicate', Enter: 'addQuestion' }
const WITH_ALT: Record<string, Shortcut> = {
  ArrowUp: 'moveUp',
  ArrowDown: 'moveDown',
  PageUp: 'previous',
  PageDown: 'next',
}

const nameOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key)

export const shortcutOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Shortcut | null => {
  const command = ctrlKey || metaKey
  if (command && altKey) return null
  if (command && shiftKey) return nameOf(key) === 'z' ? 'redo' : null
  if (command) return WITH_CTRL[nameOf(key)] ?? null
  return altKey && !shiftKey ? (WITH_ALT[key] ?? null) : null
}
