import { oldFontNamed } from '#domain/formats/signs/old-fonts.ts'
import type { Numbering, Run } from '#domain/formats/tree/tree.ts'

/** Fonts by the classes of a word processor's style sheet, of those whose characters are not Unicode's. */
export type FontsOfClasses = ReadonlyMap<string, string>

/** How a part of the clipboard looks; the parts within it look the same until they say otherwise. */
export type Look = Omit<Run, 'text'> & { isKept?: boolean }

const RULE = /([^{}]+)\{([^{}]*)\}/g
const CLASS = /\.([\w-]+)\s*$/
const LEVEL = /^(l\d+)\s+level([1-9])(?:\s+(lfo\d+))?/i
const BOLD_WEIGHT = 600

const NUMBERINGS: Readonly<Record<string, Numbering>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
  decimal: 'decimal',
  'decimal-leading-zero': 'decimal',
  'lower-alpha': 'lower-alpha',
  'lower-latin': 'lower-alpha',
  'upper-alpha': 'upper-alpha',
  'upper-latin': 'upper-alpha',
  'lower-roman': 'lower-roman',
  'upper-roman': 'upper-roman',
  bengali: 'bengali',
  none: 'none',
  disc: 'bullet',
  circle: 'bullet',
  square: 'bullet',
}

/** What an element's own style says of one property; what programs of offices add to CSS is there as well. */
export const styleOf = (element: Element, property: string): string => {
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const at = declaration.indexOf(':')
    if (declaration.slice(0, at).trim().toLowerCase() === property) return declaration.slice(at + 1).trim()
  }
  return ''
}

const firstFont = (family: string): string => (family.split(',')[0] ?? '').replace(/["']|&quot;/g, '').trim()

export const fontsOfClasses = (page: Document): FontsOfClasses => {
  const rules = [...page.querySelectorAll('style')].flatMap(({ textContent }) => [
    ...(textContent ?? '').matchAll(RULE),
  ])
  return new Map(rules.flatMap(([, selectors = '', body = '']) => fontsOfRule(selectors, body)))
}

const fontsOfRule = (selectors: string, body: string): [string, string][] => {
  const font = firstFont(/(?:^|[;\s])font-family\s*:\s*([^;]+)/i.exec(body)?.[1] ?? '')
  if (oldFontNamed(font) === null) return []
  return selectors.split(',').flatMap((selector): [string, string][] => {
    const name = CLASS.exec(selector)?.[1]
    return name === undefined ? [] : [[name, font]]
  })
}

const fontOf = (element: Element, fonts: FontsOfClasses): string | undefined => {
  const own = firstFont(styleOf(element, 'font-family')) || firstFont(element.getAttribute('face') ?? '')
  if (own !== '') return own
  return [...element.classList].map((name) => fonts.get(name)).find((font) => font !== undefined)
}

const isBold = (element: Element): boolean | undefined => {
  const weight = styleOf(element, 'font-weight')
  if (weight !== '') return weight.startsWith('bold') || Number(weight) >= BOLD_WEIGHT
  return element.tagName === 'B' || element.tagName === 'STRONG' ? true : undefined
}

const smallOf = (element: Element): Run['small'] => {
  const align = styleOf(element, 'vertical-align')
  if (element.tagName === 'SUP' || align === 'super') return 'sup'
  return element.tagName === 'SUB' || align === 'sub' ? 'sub' : undefined
}

/** How an element looks in one that looks so. */
export const lookOf = (element: Element, around: Look, fonts: FontsOfClasses): Look => {
  const [font, bold, small] = [fontOf(element, fonts), isBold(element), smallOf(element)]
  const space = styleOf(element, 'white-space')
  const isKept = space === '' ? element.tagName === 'PRE' || undefined : space.startsWith('pre')
  return {
    ...around,
    ...(font !== undefined && { font }),
    ...(bold !== undefined && { isBold: bold }),
    ...(small && { small }),
    ...(isKept !== undefined && { isKept }),
  }
}

/** Whether it is never seen, or only by machines. */
export const isHidden = (element: Element): boolean =>
  /^(?:style|script|head|title|meta|link|template|noscript|svg|button)$/i.test(element.tagName) ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'mso-hide') === 'all'

/** How the list around an item numbers it, where the item itself does not say. */
export const numberingOf = (element: Element, list: Element | null): Numbering => {
  for (const each of [element, list]) {
    const said = each && (NUMBERINGS[styleOf(each, 'list-style-type')] ?? NUMBERINGS[each.getAttribute('type') ?? ''])
    if (said) return said
  }
  return list?.tagName === 'OL' ? 'decimal' : 'bullet'
}

/** The list and the level that a paragraph of Word stands at. */
export const officeListOf = (element: Element): { list: string; level: number } | null => {
  const [, list, level, override = ''] = LEVEL.exec(styleOf(element, 'mso-list')) ?? []
  return list === undefined ? null : { list: `${list} ${override}`, level: Number(level) - 1 }
}

/** Word writes the label of an item beside it, for programs that know nothing of its lists. */
export const isOfficeLabel = (element: Element): boolean => /^ignore$/i.test(styleOf(element, 'mso-list'))
