import { describe, expect, it } from 'vitest'
import { FIELD_KEYS } from '../../questions/editing/field-keys.ts'
import { digitOf, SHORTCUTS, shortcutOf } from './shortcuts.ts'

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
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
    [{ ...ctrl, shiftKey: true, key: 'F' }, 'find'],
    [{ ...ctrl, key: '/' }, 'shortcuts'],
    [{ ...none, shiftKey: true, key: '?' }, 'shortcuts'],
    [{ ...alt, key: '3' }, 'addKind'],
    [{ ...alt, shiftKey: true, key: 'Enter' }, 'addToPassage'],
    [{ ...alt, key: 'Enter' }, null],
    [{ ...alt, shiftKey: true, key: 'ArrowUp' }, null],
    // As Bengali and a Mac type them.
    [{ ...ctrl, key: 'ূ', code: 'KeyZ' }, 'undo'],
    [{ ...alt, key: 'µ', code: 'KeyM' }, 'choose'],
    [{ ...alt, key: '£', code: 'Digit3' }, 'addKind'],
    // Where letters are elsewhere, the letter counts and not its place.
    [{ ...ctrl, key: 'z', code: 'KeyY' }, 'undo'],
  ])('%o means %s', (pressed, shortcut) => expect(shortcutOf(pressed)).toBe(shortcut))
})

it('has one meaning, anywhere and in a field', () => {
  const inFields = Object.values(FIELD_KEYS).map(({ key }) => [{ alt: true, key }])
  const keys = [...Object.values(SHORTCUTS), ...inFields].flatMap((all) => all.map((each) => JSON.stringify(each)))
  expect(new Set(keys).size).toBe(keys.length)
})

it.each([
  ['1', 'Digit1', 1],
  ['©', 'Digit9', 9],
  ['k', 'KeyK', 0],
])('the key %s at %s has the number %i', (key, code, digit) => expect(digitOf({ key, code })).toBe(digit))
