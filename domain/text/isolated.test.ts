import { expect, it } from 'vitest'
import { isolated, isolatedList, onOneLine } from './isolated.ts'

const PDF_OVERRIDE = '\u202e'

it.each([
  ['Rahul Das', 'Rahul Das'],
  ['রাহুল দাস', 'রাহুল দাস'],
  ['', ''],
  ['अनि\u200dता', 'अनि\u200dता'],
  ['محمد', '\u2068محمد\u2069'],
  ['דנה (A)', '\u2068דנה (A)\u2069'],
  [`Rahul${PDF_OVERRIDE}gpj.exe`, '\u2068Rahulgpj.exe\u2069'],
  ['a\u2069b\u2067c', '\u2068abc\u2069'],
  ['\u202aMita\u202c', '\u2068Mita\u2069'],
  ['a\u2069, \u2068b', '\u2068a, b\u2069'],
  ['\u2068a\u202e\u2069', '\u2068a\u2069'],
  ['𞤀𞤣𞤢𞤥', '\u2068𞤀𞤣𞤢𞤥\u2069'],
])('%j stands within a line as %j', (text, told) => {
  expect(isolated(text)).toBe(told)
})

it('keeps facts on one line apart', () => {
  expect(onOneLine(['محمد', '', '98765', `x${PDF_OVERRIDE}`])).toBe('\u2068محمد\u2069 · 98765 · \u2068x\u2069')
})

it.each([
  [['محمد', 'Ali', 'دنה!'], '\u2068محمد\u2069 / Ali / \u2068دنה!\u2069'],
  // Texts that are isolated within one stay so, and what is closed within it closes nothing around it.
  [['\u2068محمد\u2069 → Ali', 'b'], '\u2068\u2068محمد\u2069 → Ali\u2069 / b'],
  [['a\u2069', '\u2068b'], '\u2068a\u2069 / \u2068b\u2069'],
])('keeps the texts of the list %j apart', (texts, told) => expect(isolatedList(texts, ' / ')).toBe(told))
