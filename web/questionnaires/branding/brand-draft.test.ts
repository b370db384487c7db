import { describe, expect, it } from 'vitest'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { hexOf } from '#domain/branding/hex.ts'
import { type Clash, draftOf, type Look, onTopOf, problemsByPart, problemsIn, withTyped } from './brand-draft.ts'

const RED = hexOf([1, 0, 0])
const BLUE = hexOf([0, 0, 1])

describe('a colour that is typed', () => {
  it.each([
    ['#0000ff', BLUE, undefined],
    [' RGB(0, 0, 255) ', BLUE, undefined],
    ['', null, undefined],
    ['  ', null, undefined],
    ['#00f8', RED, 'not_opaque'],
    ['blu', RED, 'not_a_colour'],
  ])('%j: stands as it was typed, and is used once it is one', (text, colour, problem) => {
    const draft = withTyped(draftOf({ ...NO_BRAND, first: RED }), 'first', text)
    expect([draft.typed.first, draft.brand.first, problemsIn(draft).first]).toEqual([text, colour, problem])
  })
})

it('problems are told by the part of the brand that they are in', () => {
  const sent = {
    'brand.head.picture': 'picture_missing',
    'brand.logo': 'picture_missing',
    based_on: 'wrong_type',
  } as const
  expect(problemsByPart(sent, 'brand.')).toEqual({ head: 'picture_missing', logo: 'picture_missing' })
  expect(problemsIn(draftOf({ ...NO_BRAND, onward: 'http://x' }))).toEqual({ onward: 'address_invalid' })
})

describe('what was changed here, on top of what was changed elsewhere meanwhile', () => {
  const look = (change: object): Look => ({ ...NO_BRAND, ...change })
  const [none, welcome, thanks] = [look({}), look({ welcome: 'Hello' }), look({ thanks: 'Bye' })]
  it.each<[string, { mine: Look; before: Look; now: Look }, Look, Clash[]]>([
    ['nothing elsewhere', { mine: welcome, before: none, now: none }, welcome, []],
    ['another part', { mine: welcome, before: none, now: thanks }, look({ welcome: 'Hello', thanks: 'Bye' }), []],
    ['the same part, to the same', { mine: welcome, before: none, now: welcome }, welcome, []],
    ['the same part', { mine: welcome, before: none, now: look({ welcome: 'Hi' }) }, welcome, ['welcome']],
    ['its own look taken from it', { mine: welcome, before: none, now: null }, welcome, ['own']],
    ['changed, and taken here', { mine: null, before: none, now: welcome }, null, ['own']],
    ['given one of its own, by both', { mine: welcome, before: null, now: thanks }, welcome, ['own']],
  ])('%s', (_, looks, together, clashes) => {
    expect(onTopOf(looks)).toEqual({ look: together, clashes })
  })
})
