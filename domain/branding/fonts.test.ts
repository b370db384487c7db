import { expect, it } from 'vitest'
import { BRAND_FONTS, brandFont, FAMILIES, isBrandFont } from './fonts.ts'

it('offers twelve, four of them for Bengali', () => {
  expect(new Set(BRAND_FONTS).size).toBe(12)
  expect(BRAND_FONTS.filter((id) => FAMILIES[id].scripts.includes('bengali'))).toHaveLength(4)
  expect(new Set(BRAND_FONTS.map((id) => FAMILIES[id].name)).size).toBe(12)
})

it.each([
  ['inter', true],
  ['noto_serif_bengali', true],
  ['Inter', false],
  ['', false],
  ['constructor', false],
  ['inter"]{}', false],
])('%j is one: %s', (id, isOne) => {
  expect(isBrandFont(id)).toBe(isOne)
  expect(brandFont.safeParse(id).success).toBe(isOne)
})

it('has names that need no care in an address or a style sheet', () => {
  for (const id of BRAND_FONTS) expect(id).toMatch(/^[a-z]+(_[a-z]+)*$/)
})
