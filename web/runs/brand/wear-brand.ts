import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import { isBrandFont } from '#domain/branding/fonts.ts'
import { STYLE_NAMES, unpackedStyle } from '#domain/branding/packed-style.ts'
import { pictureAddress } from '#domain/text/picture.ts'
import { storedNames, storeText } from '../../ui/browser-storage.ts'
import { loadBrandFont } from '../../ui/load-brand-font.ts'

const COLOURED = '--brand-light'
const KEPT = 'brand:'
/** Quizzes. Each takes 1 KB of a phone that many may share. */
const MOST_KEPT = 20

/** What `early.js` puts on before anything is seen, where the server's page has not come; null: nothing. */
const keep = (style: string | null): void => {
  const [, code] = /[?&]code=([^&]*)/.exec(location.search) ?? []
  // Without it a page that opens without a network is seen in the product's colours first.
  if (!code) return
  const name = KEPT + code
  const others = storedNames(KEPT).filter((other) => other !== name)
  for (const other of others.slice(MOST_KEPT - 1)) storeText(other, null)
  storeText(name, style)
}

const colourBar = (style: Record<string, string>) => {
  for (const scheme of ['light', 'dark']) {
    const bar = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
    const paper = style[`--paper-${scheme}`]
    if (paper !== undefined) bar?.setAttribute('content', paper)
  }
}

const showIcon = (icon: string | undefined) => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link || icon === undefined) return
  link.type = 'image/webp'
  link.href = pictureAddress(icon)
}

/** The page looks as the brand says, and does the next time before it is there; undefined: as Quiznity's own again. */
export const wearBrand = (brand: ToldBrandOnWire | undefined): void => {
  if (typeof document === 'undefined') return
  const page = document.documentElement
  const { font, icon, ...packed } = brand ?? {}
  const style = unpackedStyle(packed)
  const own = font !== undefined && isBrandFont(font) ? font : null
  for (const name of STYLE_NAMES) if (!(name in style)) page.style.removeProperty(name)
  for (const [name, value] of Object.entries(style)) page.style.setProperty(name, value)
  page.toggleAttribute('data-brand', COLOURED in style)
  if (own) page.dataset.font = own
  else delete page.dataset.font
  if (own) void loadBrandFont(own)
  colourBar(style)
  showIcon(icon)
  // The size of the text and what a frame measures stand on the same element, and are none of a brand's.
  const declared = Object.entries(style).map(([name, value]) => `${name}:${value}`)
  keep(declared.length === 0 ? null : declared.join(';'))
}
