import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import { fontStylesheet } from '#contract/site/brand-fonts.ts'
import { isBrandFont } from '#domain/branding/fonts.ts'
import { unpackedStyle } from '#domain/branding/packed-style.ts'

/** All that stands in a style of ours: nothing that anybody has typed gets this far, and would go no further. */
const DECLARATION = /^--[a-z-]{1,30}:(?:#[0-9a-f]{6}|\d{1,2}px)$/

/** A page that wears the brand before its script is there, or says that it wears none: `early.js` then puts on none that was kept. */
export const branded = (template: string, brand: ToldBrandOnWire | undefined): string => {
  const { font, ...packed } = brand ?? {}
  const style = unpackedStyle(packed)
  const declared = Object.entries(style).map(([name, value]) => `${name}:${value}`)
  const isOurs = declared.every((declaration) => DECLARATION.test(declaration))
  if (!isOurs) throw new Error('a brand has a style that is none of ours')
  const attributes = [
    declared.length === 0 ? ' data-unbranded' : ` style="${declared.join(';')}"`,
    '--brand-light' in style ? ' data-brand' : '',
    font !== undefined && isBrandFont(font) ? ` data-font="${font}"` : '',
  ].join('')
  const sheet = font !== undefined && isBrandFont(font) ? `<link rel="stylesheet" href="${fontStylesheet(font)}">` : ''
  return template.replace('<html', `<html${attributes}`).replace('</head>', `${sheet}</head>`)
}
