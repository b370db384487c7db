import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { logInDetails } from '../people/account.ts'
import { keptText, requiredText } from './text.ts'

const problemsWith = (schema: z.ZodMiniType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('text from outside', () => {
  it('is looked at no further once it is too long: an address made to be slow costs nothing', () => {
    expect(problemsWith(logInDetails.shape.email, `a@${'.'.repeat(60_000)}@`)).toEqual(['too_long'])
  })

  it.each([
    ['a mark on every letter', 'क्षत्रिय নমস্কার é'.normalize('NFD'), []],
    ['thirty marks on one letter', `a${'\u0301'.repeat(30)}`, []],
    ['marks piled up to make ordering them slow', `a${'\u0301'.repeat(100)}${'\u0323'.repeat(100)}`, ['unusable_text']],
  ])('carries as many marks on a letter as any language needs: %s', (_, text, problems) => {
    expect(problemsWith(requiredText(1000), text)).toEqual(problems)
  })

  it.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000'],
    ['characters of no width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['a change of direction', '\u202e\u2066'],
    ['letters that fill a place', '\u3164\u115f\uffa0'],
    ['a blank in Braille', '\u2800'],
    ['variations of nothing', '\ufe0f\u{e0100}'],
    ['a control', '\u0007'],
  ])('is empty where nobody sees anything: %s', (_, text) =>
    expect(problemsWith(requiredText(100, 'title_required'), text)).toEqual(['title_required']),
  )

  it.each(['অ', 'ক\u200dষ', '\u202eA', '.', '😀', '0'])('is there as soon as something is seen: %j', (text) =>
    expect(problemsWith(requiredText(100), text)).toEqual([]),
  )
})

describe('text as it is kept', () => {
  it('is trimmed, and the same where it looks the same', () => {
    expect(keptText(' é '.normalize('NFD'), 10)).toBe('é'.normalize('NFC'))
    expect(keptText('\u1f82'.normalize('NFD').repeat(10), 10)).toBe('\u1f82'.repeat(10))
  })

  it.each([
    ['a letter with more marks than any language has', `a${'\u0301\u0323'.repeat(16)}`],
    ['more than could be kept in any form', 'a\u0301\u0323'.repeat(200)],
  ])('is not normalised where nothing takes it: %s', (_, text) => expect(keptText(text, 100)).toBe(text))
})
