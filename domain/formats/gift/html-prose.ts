import { decoded } from './html-entities.ts'
import { withFormulas } from './tex-formulas.ts'

/** Told of each mark-up that has no place, once. */
export type TellTag = (tag: string) => void

const TAG = /<(\/?)([a-z][a-z0-9]*)(?![\w-])([^<>]*)>/gi
const MARKS = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '*'],
  ['em', '*'],
])
const BLOCKS: ReadonlySet<string> = new Set(['p', 'div', 'ul', 'ol', 'pre'])
const SCRIPTS: Record<string, string> = { sub: '_', sup: '^' }
const WORD = /[\p{L}\p{N}\p{M}*]$/u

const UP = new Map([...'0123456789+-=()n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'][at] ?? '']))
const DOWN = new Map([...'0123456789+-=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at] ?? '']))

const guarded = (text: string): string => text.replace(/[\\`*$]|!(?=\[)/g, '\\$&')

const words = (html: string): string => withFormulas(decoded(html.replace(/[ \t\r\n\f]+/g, ' ')), guarded)

/** `from`: the part with which the words begin that are marked. */
type Open = { mark: string; from: number }
/** `item`: the sign of a list's item that stands before what is written now. `lists`: the next number of each; null for bullets. */
type State = {
  done: string[]
  parts: string[]
  item: string
  open: Open[]
  told: Set<string>
  lists: { next: number | null }[]
}

/** Marks go on in the next block. */
const endBlock = (state: State) => {
  const marks = state.open.map(({ mark }) => mark)
  while (state.open.length > 0) endMark(state)
  const text = state.parts.join('').trim()
  if (text !== '') state.done.push(`${state.item}${listGuarded(text)}`)
  state.parts = []
  state.item = ''
  for (const mark of marks) startMark(state, mark)
}

/** Lines that begin as items of lists do and are none. */
const listGuarded = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^(-|\d{1,3}\.)(?=[ \t])/, (sign) => `${sign.slice(0, -1)}\\${sign.at(-1)}`))
    .join('\n')

/** HTML as prose that looks like it. What is marked up in another way is told, and its words stay. */
export const proseOfHtml = (html: string, tell: TellTag): string => {
  const state: State = { done: [], parts: [], item: '', open: [], told: new Set(), lists: [] }
  let from = 0
  TAG.lastIndex = 0
  for (let found = TAG.exec(html); found !== null; found = TAG.exec(html)) {
    if (found.index > from) state.parts.push(words(html.slice(from, found.index)))
    from = found.index + found[0].length
    const name = (found[2] ?? '').toLowerCase()
    const whole = found[1] === '' && ['sub', 'sup', 'code', 'pre'].includes(name) ? contentOf(html, name, from) : null
    if (whole !== null) from = whole.end
    if (whole !== null && isWritten(state, name, whole.text)) TAG.lastIndex = from
    else if (whole !== null) {
      from = found.index + found[0].length
      told(state, found[0], tell)
    } else if (!isTag(state, name, found[1] !== '') && found[1] === '') told(state, found[0], tell)
    TAG.lastIndex = from
  }
  state.parts.push(words(html.slice(from)))
  endBlock(state)
  return joined(state.done)
}

/** Items of a list stand in lines of their own. */
const joined = (blocks: readonly string[]): string =>
  blocks.reduce((whole, block, at) => {
    const isItem = (text = '') => /^(?:-|\d{1,3}\.) /.test(text)
    return at === 0 ? block : `${whole}${isItem(block) && isItem(blocks[at - 1]) ? '\n' : '\n\n'}${block}`
  }, '')

const told = ({ told: known }: State, tag: string, tell: TellTag) => {
  if (!known.has(tag)) tell(tag)
  known.add(tag)
}

/** What stands up to the end of a tag, with no tag in it. */
const contentOf = (html: string, name: string, from: number): { text: string; end: number } | null => {
  const end = html.indexOf('<', from)
  const closing = end === -1 ? null : new RegExp(`^</${name}\\s*>`, 'i').exec(html.slice(end, end + name.length + 10))
  return closing ? { text: html.slice(from, end), end: end + closing[0].length } : null
}

/** Whether it could be written as prose: indices, exponents and code. */
const isWritten = (state: State, name: string, html: string): boolean => {
  const text = decoded(html)
  if (name === 'pre') {
    if (text.split('\n').some((line) => line.trim() === '```')) return false
    endBlock(state)
    state.done.push(`\`\`\`\n${text}\n\`\`\``)
    return true
  }
  const plain = text.replace(/[ \t\r\n\f]+/g, ' ')
  if (name === 'code') {
    if (plain.includes('`') || plain.trim() === '') return false
    state.parts.push(`\`${plain}\``)
    return true
  }
  const signs = [...plain.trim()].map((sign) => (name === 'sup' ? UP : DOWN).get(sign))
  if (signs.length > 0 && signs.every((sign) => sign !== undefined)) state.parts.push(signs.join(''))
  else if (/^[A-Za-z0-9+\-=(), ]+$/.test(plain) && plain.trim() !== '')
    state.parts.push(`$${SCRIPTS[name]}{${plain.trim()}}$`)
  else return false
  return true
}

/** Whether a tag is one of those that prose has marks for. */
const isTag = (state: State, name: string, isEnd: boolean): boolean => {
  if (name === 'br') state.parts.push('\n')
  else if (BLOCKS.has(name)) {
    endBlock(state)
    if ((name === 'ul' || name === 'ol') && isEnd) state.lists.pop()
    else if (name === 'ul' || name === 'ol') state.lists.push({ next: name === 'ol' ? 1 : null })
  } else if (name === 'li') return isItem(state, isEnd)
  else {
    const mark = MARKS.get(name)
    return mark !== undefined && isMark(state, mark, isEnd)
  }
  return true
}

const isItem = (state: State, isEnd: boolean): boolean => {
  endBlock(state)
  const list = state.lists.at(-1)
  if (isEnd || list === undefined) return isEnd
  state.item = list.next === null ? '- ' : `${list.next}. `
  if (list.next !== null) list.next += 1
  return true
}

/** Space stands outside of marks; one that begins within a word, or behind another, has none. */
const isMark = (state: State, mark: string, isEnd: boolean): boolean => {
  if (isEnd) {
    if (state.open.at(-1)?.mark === mark) endMark(state)
    return true
  }
  const isBehindOpen = state.open.at(-1)?.from === state.parts.length
  const last = state.parts.findLast((part) => part !== '') ?? ''
  if (state.open.some((open) => open.mark === mark) || (WORD.test(last.slice(-2)) && !isBehindOpen)) return false
  startMark(state, mark)
  return true
}

const startMark = (state: State, mark: string) => {
  state.parts.push(mark)
  state.open.push({ mark, from: state.parts.length })
}

const endMark = (state: State) => {
  const { mark, from } = state.open.pop() ?? { mark: '', from: state.parts.length }
  const content = state.parts.splice(from).join('')
  const words = content.trim()
  const at = content.indexOf(words)
  state.parts.pop()
  if (words === '') state.parts.push(content)
  else state.parts.push(content.slice(0, at), `${mark}${words}${mark}`, content.slice(at + words.length))
}
