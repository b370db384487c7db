import { describe, expect, it } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const ctrl = { ...none, ctrlKey: true }
const alt = { ...none, altKey: true }

describe('a key', () => {
  it.each([
    [{ ...ctrl, key: 'z' }, 'undo'],
    [{ ...none, metaKey: true, key: 'z' }, 'undo'],
    [{ ...ctrl, shiftKey: true, key: 'Z' }, 'redo'],
    [{ ...ctrl, key: 'y' }, 'redo'],
    [{ ...ctrl, key: 'd' }, 'duplicate'],
    [{ ...ctrl, key: 'Enter' }, 'addQuestion'],
    [{ ...alt, key: 'ArrowUp' }, 'moveUp'],
    [{ ...alt, key: 'ArrowDown' }, 'moveDown'],
    [{ ...alt, key: 'PageUp' }, 'previous'],
    [{ ...alt, key: 'PageDown' }, 'next'],
    [{ ...none, key: 'z' }, null],
    [{ ...none, key: 'ArrowUp' }, null],
    [{ ...ctrl, altKey: true, key: 'z' }, null],
    [{ ...ctrl, key: 'c' }, null],
  ])('%o means %s', (pressed, shortcut) => expect(shortcutOf(pressed)).toBe(shortcut))
})
