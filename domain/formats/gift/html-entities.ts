/** Those that stand in questions, each before its sign. */
const SIGNS =
  'lt< gt> quot" apos\' amp& times× divide÷ deg° plusmn± minus− ndash– mdash— hellip… le≤ ge≥ ne≠ infin∞ radic√ sum∑ ' +
  'pi\u03c0 alpha\u03b1 beta\u03b2 gamma\u03b3 delta\u03b4 Delta\u0394 theta\u03b8 lambda\u03bb mu\u03bc sigma\u03c3 phi\u03c6 omega\u03c9 Omega\u03a9 ' +
  'lsquo‘ rsquo’ ldquo“ rdquo” bull• middot· rarr→ larr← harr↔ rArr⇒ frac12½ frac14¼ sup2² sup3³ microµ euro€ pound£'
const ENTITIES = new Map([
  ['nbsp', ' '],
  ...SIGNS.split(' ').map((entry): [string, string] => [entry.slice(0, -1), entry.slice(-1)]),
])
const MOST = 0x10ffff

/** A text of HTML with its signs; what is no entity that is known stays as it is. */
export const decoded = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,7});/gi, (all, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? all
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isSign = code > 0 && code <= MOST && (code < 0xd800 || code > 0xdfff)
    return isSign ? String.fromCodePoint(code) : all
  })
