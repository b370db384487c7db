import { expect, it } from 'vitest'
import { wordsOf } from './words-of.ts'

it.each([
  ['Good, GOOD and good!', ['good']],
  ['The river is long', ['river', 'long']],
  ['to be', ['to', 'be']],
  ["it’s well-known; it's 2nd", ["it's", 'well-known', '2nd']],
  ['আমি বাংলায় গান গাই', ['বাংলায়', 'গান', 'গাই']],
  ['র\u200dয\u09be\u09ae ক্ষ্ম', ['র\u200dয\u09be\u09ae', 'ক্ষ্ম']],
  ['Cafe\u0301 café', ['café']],
  ['🙂 … !', []],
  ['x'.repeat(41), []],
])('%j has the words %j', (text, words) => expect(wordsOf(text)).toEqual(words.map((word) => word.normalize('NFC'))))
