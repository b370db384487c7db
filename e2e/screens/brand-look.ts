import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { brandStyle } from '#domain/branding/brand-style.ts'
import { HOSTILE_BRANDS } from '#domain/branding/hostile-brands.ts'
import type { BrandStyle } from '#domain/branding/packed-style.ts'
import { parseColour } from '#domain/branding/parse-colour.ts'
import { CONTRAST_FAULTS } from './contrast-faults.ts'
import { violationsOf } from './look.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Worn = { name: string; style: BrandStyle; isPageToo: boolean }

const hexOf = (typed: string) => {
  const parsed = parseColour(typed)
  if (!parsed.ok) throw new Error(`${typed} is ${parsed.code}`)
  return parsed.value
}

/** Each on the usual page, and on one of its own colour. */
const WORN: readonly Worn[] = Object.entries(HOSTILE_BRANDS).flatMap(([name, colours]) => {
  const [first, second]: readonly [string, string?] = colours
  const brand = { ...NO_BRAND, first: hexOf(first), second: second === undefined ? null : hexOf(second) }
  return [
    { name, style: brandStyle(brand), isPageToo: false },
    { name: `${name}, its page too`, style: brandStyle({ ...brand, page: brand.first }), isPageToo: true },
  ]
})

/** Nothing fades from one colour to the next. */
const STILL = `{
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
}`

/**
 * What is found in each brand, a line each, put on as `wearBrand` does. Texts are read at 7 to 1, by axe, which takes a
 * tenth of a second: on the page of a brand's own colour, where no colour is the product's but those that never change.
 */
const FAULTS_OF_EACH = `(async () => {
  const contrastFaults = ${CONTRAST_FAULTS}
  const root = document.documentElement
  const unread = async () => {
    const { violations } = await axe.run(document, { runOnly: ['color-contrast-enhanced'], resultTypes: ['violations'] })
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any: [{ data }] }) => target.join(' ') + ': ' + data.fgColor + ' on ' + data.bgColor + ' ' + data.contrastRatio))
  }
  const faults = []
  for (const { name, style, isPageToo } of ${JSON.stringify(WORN)}) {
    const isOn = () =>
      root.hasAttribute('data-brand') && Object.entries(style).every(([property, value]) => root.style.getPropertyValue(property) === value)
    let found = []
    // A page that hears of its quiz again wears its own again.
    do {
      for (const [property, value] of Object.entries(style)) root.style.setProperty(property, value)
      root.toggleAttribute('data-brand', true)
      found = [...contrastFaults(), ...(isPageToo ? await unread() : [])]
    } while (!isOn())
    faults.push(...found.map((fault) => name + ': ' + fault))
  }
  return faults
})()`

/** Puts one hostile brand after the other on a screen, light and dark: all of it can be read and seen. */
export const wearEach = async (page: Page, screen: string): Promise<void> => {
  await page.evaluate(AXE)
  await page.evaluate(STILL)
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = await page.evaluate<string[]>(FAULTS_OF_EACH)
    faults.push(...found.map((fault) => `${screen}: ${colorScheme}: ${fault}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  faults.push(...(await violationsOf(page, 'light')).map((violation) => `${screen}: ${violation}`))
  expect.soft(faults, screen).toEqual([])
}
