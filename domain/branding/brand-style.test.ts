import { describe, expect, it } from 'vitest'
import { type Brand, brand, type KeptBrand, NO_BRAND } from './brand.ts'
import { brandStyle, scrimOfHead } from './brand-style.ts'

const chosen = (some: object): Brand => brand.parse({ ...NO_BRAND, ...some })
const kept = (some: object, more: Partial<KeptBrand> = {}): KeptBrand => ({ ...chosen(some), frames: {}, ...more })

const PICTURE = { head: { kind: 'picture', picture: 'a'.repeat(22) } }

describe('the style of a brand', () => {
  it('is nothing where nothing is chosen that has a colour or a length', () => {
    expect(brandStyle(NO_BRAND)).toEqual({})
    expect(brandStyle(chosen({ welcome: 'Hello', ...PICTURE }))).toEqual({})
  })

  it.each<[object, Record<string, string>]>([
    [{ first: '#0f0' }, { '--brand-light': '#005e00', '--accent-light': '#00ff00', '--paper-light': '#fbfaf6' }],
    [{ second: '#0f0' }, { '--brand-light': '#232a6e', '--accent-light': '#00ff00' }],
    [
      { first: '#000', second: '#fff' },
      { '--brand-light': '#000000', '--accent-light': '#ffffff' },
    ],
    [{ page: '#fff' }, { '--brand-light': '#232a6e', '--paper-light': '#ffffff' }],
    [{ corners: 'square' }, { '--radius': '0px', '--radius-sm': '0px' }],
  ])('of %j has %j', (some, style) => expect(brandStyle(chosen(some))).toMatchObject(style))

  it('is less than 1 KB of hex colours and lengths, whatever was typed', () => {
    const typed = { first: ' HSL(60, 100%, 50%)', second: 'rgb(255 255 0 / 1)', corners: 'round', footer: '</style>' }
    const style = brandStyle(chosen({ ...typed, page: '#FF0' }))
    const written = Object.entries(style).map(([name, value]) => `${name}:${value}`)
    for (const declaration of written) expect(declaration).toMatch(/^--[a-z-]+:(#[0-9a-f]{6}|\d+px)$/)
    expect(written.join(';').length).toBeLessThan(1024)
  })
})

describe('the scrim on the picture of a head', () => {
  it.each<[string, KeptBrand, number | null]>([
    ['there is none', kept({ first: '#123456' }), null],
    ['a black picture needs none', kept(PICTURE, { luminances: { darkest: 0, lightest: 0 } }), 0],
    ['a picture that nothing is known of is held for white', kept(PICTURE), 0.81],
    ['a bright one', kept(PICTURE, { luminances: { darkest: 0.1, lightest: 1 } }), 0.81],
  ])('%s', (_, brand, opacity) => expect(scrimOfHead(brand)).toBe(opacity))
})
