import { asProse } from '../../text/as-prose.ts'
import { unescaped } from './gift-signs.ts'
import { proseOfHtml, type TellTag } from './html-prose.ts'
import { withFormulas } from './tex-formulas.ts'

export type TextFormat = 'plain' | 'html' | 'other'
export type GiftText = { text: string; format: TextFormat }

const MARKER = /^\s*\[(plain|html|moodle|markdown)\]/i
/** Lines of a text are indented as its question is. */
const INDENTED = /(?<![ \t])[ \t]*\n[ \t]*/g
const HTML_WITHIN = /\[html\]/i

const formatOf = (name: string): TextFormat => {
  const lower = name.toLowerCase()
  return lower === 'plain' || lower === 'html' ? lower : 'other'
}

/** A text as prose, and what it is written in: what belongs to it is written so too where it says nothing else. */
export const textIn = (source: string, usual: TextFormat, tell: TellTag): GiftText => {
  const [all = '', name] = MARKER.exec(source) ?? []
  const format = name === undefined ? usual : formatOf(name)
  const rest = source.slice(all.length).replace(INDENTED, '\n')
  if (format === 'html') return { text: proseOfHtml(unescaped(rest), tell), format }
  if (format === 'plain') return { text: asProse(unescaped(rest)), format }
  const within = HTML_WITHIN.exec(rest)
  if (within === null) return { text: withFormulas(unescaped(rest), (text) => text), format }
  // Behind words it counts from there on.
  const before = withFormulas(unescaped(rest.slice(0, within.index)), (text) => text)
  const html = rest.slice(within.index + within[0].length)
  const between = /^\s*<(?:p|div)\b/i.test(html) ? '\n\n' : ' '
  return { text: `${before}${between}${proseOfHtml(unescaped(html), tell)}`.trim(), format: 'html' }
}

/** A text that is never marked up, as the right side of a pair. */
export const plainIn = (source: string, format: TextFormat): string => {
  if (format === 'plain') return asProse(unescaped(source))
  return withFormulas(unescaped(source), format === 'html' ? asProse : (text) => text)
}
