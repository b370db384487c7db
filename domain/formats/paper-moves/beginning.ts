import { bareMarks } from '../lines/line-kinds.ts'
import type { Start } from '../lines/markers.ts'
import { type AskedWords, askedWordsOnce } from '../paper-roles/asked-words.ts'
import type { LineRoles } from '../paper-roles/line-roles.ts'
import { COST } from './costs.ts'
import { finishing } from './finishing.ts'
import { asking, ended } from './moving.ts'
import type { Asked, State } from './state.ts'

/** How numbers are written that have a name before them. */
export const NAME = 'name'

type Beginning = { start: Start; read: LineRoles; cost: number }

/** `isWhole`: with what looks like options, as one of two ways. */
export const begun = (state: State, { start, read, cost }: Beginning): State[] => {
  if (state.cost + finishing(state) + cost > read.most) return []
  const { number, isNamed, sign, text } = start
  const isLiteral = read.line.literal !== null
  const before = ended(state)
  const asked: Asked = { ...NEW, number, isNamed, sign, line: read.line.number, hasWords: isLiteral }
  const open: State = {
    ...before,
    within: 'question',
    asked,
    sign: number === null && !isNamed ? before.sign : isNamed ? NAME : sign,
    last: number ?? before.last + (isNamed ? 1 : 0),
    most: Math.max(before.most, number ?? 0),
    hasBlocks: before.hasBlocks || number !== null || isNamed,
    isFresh: false,
    keyed: null,
    isExplaining: false,
  }
  const way = (words: AskedWords | null, more: number): State => ({
    ...open,
    trail: { step: { as: 'question', start, words }, before: before.trail },
    cost: before.cost + cost + more,
    asked: words === null ? asked : { ...asked, ...after(asked, words) },
  })
  if (isLiteral || text === '' || (isNamed && bareMarks(text) !== null)) return [way(null, 0)]
  const found = askedWordsOnce(read, text, false)
  const split = way(found, 0)
  return found.options.length === 0 ? [split] : [split, way(askedWordsOnce(read, text, true), COST.optionsAsked)]
}

const NEW: Asked = {
  number: null,
  isNamed: false,
  sign: '',
  line: 0,
  type: null,
  goesOn: 'asked',
  hasWords: false,
  hasBlank: false,
  asks: false,
  saysVerdict: false,
  isKeyed: false,
  isMatch: false,
  options: 0,
  labels: [],
  areBoxes: false,
  listed: 0,
  stated: null,
  step: 0,
  answers: 0,
  fields: 0,
  items: 0,
  verdict: null,
}

const after = (asked: Asked, { hasBlank, asks, saysVerdict, options, key }: AskedWords): Partial<Asked> => ({
  hasWords: true,
  hasBlank: asked.hasBlank || hasBlank,
  asks: asked.asks || asks,
  saysVerdict,
  goesOn: key !== null ? 'line' : options.length > 0 ? 'option' : 'asked',
  options: asked.options + options.length,
  labels: options.length > 0 ? options.map(({ label }) => label) : asked.labels,
  answers: asked.answers + (key === null ? 0 : 1),
  fields: asked.fields + (key === null ? 0 : 1),
})

type Words = { line: LineRoles; text: string; isWhole: boolean; cost: number; also?: Partial<Asked> }

/** More words of what is asked, and what follows them in their line. */
export const withWords = (state: State, { line, text, isWhole, cost, also = {} }: Words): State => {
  const words = askedWordsOnce(line, text, isWhole)
  const asked = state.asked === null ? {} : after(state.asked, words)
  return asking(state, { step: { as: 'asked', words }, cost, asked: { ...asked, ...also } })
}
