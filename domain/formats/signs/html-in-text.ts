import { besideDigits, lowered, raised } from './raised.ts'

/** Signs by their names in HTML, as programs leave them in what they write. */
const NAMED: ReadonlyMap<string, string> = new Map(
  (
    'nbsp \u00a0 ensp \u2002 emsp \u2003 thinsp \u2009 amp & lt < gt > quot " apos \' lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » ndash – mdash — ' +
    'hellip … bull • middot · deg ° plusmn ± times × divide ÷ minus − frac12 ½ frac14 ¼ frac34 ¾ sup1 ¹ sup2 ² sup3 ³ le ≤ ge ≥ ne ≠ ' +
    'asymp ≈ equiv ≡ prop ∝ infin ∞ radic √ sum ∑ prod ∏ int ∫ part ∂ nabla ∇ isin ∈ notin ∉ cap ∩ cup ∪ sub ⊂ sube ⊆ empty ∅ ' +
    'forall ∀ exist ∃ and ∧ or ∨ not ¬ ang ∠ perp ⊥ there4 ∴ larr ← rarr → uarr ↑ darr ↓ harr ↔ rArr ⇒ hArr ⇔ prime ′ Prime ″ ' +
    'alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ ' +
    'sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω ' +
    'micro µ para ¶ sect § copy © reg ® trade ™ euro € pound £ yen ¥ cent ¢ eacute é egrave è ecirc ê agrave à acirc â ccedil ç ' +
    'ocirc ô ouml ö uuml ü auml ä ntilde ñ szlig ß'
  )
    .split(' ')
    .reduce<[string, string][]>((all, word, at) => {
      const last = all.at(-1)
      if (at % 2 === 1 && last) last[1] = word
      else all.push([word, ''])
      return all
    }, []),
)

const MAY_HAVE = /<\/?[a-z]|&(?:#|[a-z])/i
/** A line that speaks of HTML means what it writes. */
const OF_HTML = /\b(?:html5?|xml|xhtml|tags?|entit(?:y|ies))\b|ট্যাগ|टैग/i
const CODE = /(`[^`\n]+`)/
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8}\d{0,2});/gi
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/i
const BREAK = /<br\s*\/?>/i
const BREAKS = /\s*<br\s*\/?>\s*/gi
const BARE_LABEL = /^\s*(?:[([]\s*[\p{L}\d]{1,3}\s*[)\]]|[\p{L}\d]{1,3}[.)\]])\s*$/u
const ANY_TAG = /<\/?[a-z][^<>]*>/i
const MOST_NESTED = 4

/** What is left of an element; its words are kept by each. */
const MARKS: Readonly<Record<string, (words: string) => string>> = {
  b: (words) => marked(words, '**'),
  strong: (words) => marked(words, '**'),
  i: (words) => marked(words, '*'),
  em: (words) => marked(words, '*'),
  code: (words) => marked(words, '`'),
  sub: lowered,
  sup: raised,
  u: (words) => words,
  s: (words) => words,
  p: (words) => ` ${words} `,
  div: (words) => ` ${words} `,
  span: (words) => words,
  font: (words) => words,
  mark: (words) => words,
  small: (words) => words,
}
const NAMES = Object.keys(MARKS).join('|')
/** An element with no other one in it. */
const ELEMENT = new RegExp(`<(${NAMES})(?:\\s+[\\w:-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*\\s*>([^<]*)</\\1\\s*>`, 'gi')

const marked = (words: string, mark: string): string => {
  const inner = words.trim()
  return inner === '' ? words : words.replace(inner, () => mark + inner + mark)
}

/**
 * A line with the simple tags and the named signs of HTML as prose. Where one tag of a line is not closed in it, or is none
 * of these, all stay: then the line may speak of them.
 */
export const withoutHtml = (line: string): string => {
  if (!MAY_HAVE.test(line) || OF_HTML.test(line)) return line
  return line
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : withoutEntities(withoutTags(part))))
    .join('')
}

const withoutTags = (text: string): string => {
  if (!TAG.test(text)) return text
  let plain = text.replace(BREAKS, (found: string, at: number) =>
    at === 0 || at + found.length === text.length ? '' : ' ',
  )
  for (let depth = 0; depth < MOST_NESTED; depth += 1)
    plain = plain.replace(ELEMENT, (_, name: string, words: string) => MARKS[name.toLowerCase()]?.(words) ?? words)
  return ANY_TAG.test(plain) || (BREAK.test(text) && BARE_LABEL.test(plain)) ? text : besideDigits(plain)
}

const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (written) => {
    const name = written.slice(1, -1)
    return name.startsWith('#') ? (signOf(name.slice(1).toLowerCase()) ?? written) : (NAMED.get(name) ?? written)
  })

/** The sign with this number, in hexadecimal behind an x; controls are none. */
const signOf = (number: string): string | null => {
  const code = number.startsWith('x') ? Number.parseInt(number.slice(1), 16) : Number(number)
  const isSign = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && (code < 0x7f || code > 0x9f)
  return isSign ? String.fromCodePoint(code) : null
}
