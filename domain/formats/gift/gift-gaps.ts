import { decimalIn, decimalText } from '../../questions/parts/decimal.ts'
import { type Blank, writePassage } from '../../questions/parts/fill-in-blanks-passage.ts'
import { entriesIn, isFull } from './gift-entries.ts'
import type { Group } from './gift-groups.ts'
import { unescaped } from './gift-signs.ts'

/** Gaps of one text, each with its answers: GIFT has one alone, but it is plain what is meant. Null where one can't be read. */
export const passageIn = (source: string, groups: readonly Group[], start: number): string | null => {
  const pieces: (string | Blank)[] = []
  let from = start
  for (const { open, close } of groups) {
    const blank = blankIn(source.slice(open + 1, close))
    if (blank === null) return null
    pieces.push(unescapedWithin(source.slice(from, open)), { ...blank, weight: 1 })
    from = close + 1
  }
  return writePassage([...pieces, unescapedWithin(source.slice(from))]).trim()
}

/** With the space around it. */
const unescapedWithin = (text: string): string => {
  const begins = text.length - text.trimStart().length
  const ends = text.trimEnd().length
  return ends === 0 ? text : `${text.slice(0, begins)}${unescaped(text)}${text.slice(ends)}`
}

type Content = Blank extends infer B ? (B extends Blank ? Omit<B, 'weight'> : never) : never

const blankIn = (body: string): Content | null => {
  const isNumber = body.trim().startsWith('#')
  const entries = entriesIn(isNumber ? body.slice(body.indexOf('#') + 1) : body, 0)
  const texts = entries.map(({ text }) => unescaped(text))
  if (entries.some((entry) => !isFull(entry) || entry.feedback !== '') || texts.includes('')) return null
  if (isNumber) return texts.length === 1 ? numberIn(texts[0] ?? '') : null
  if (entries.every(({ isRight }) => isRight))
    return texts.some((text) => text.includes('->')) ? null : { kind: 'text', accepted: texts }
  const right = entries.flatMap(({ isRight }, at) => (isRight ? at : []))
  return right.length === 1 ? { kind: 'choice', options: texts, correct: right[0] ?? 0 } : null
}

const numberIn = (text: string): Content | null => {
  const [from = '', to = from] = text.split('..').map((part) => {
    const number = part.length < 100 ? decimalIn(part) : null
    return number ? decimalText(number) : ''
  })
  return from === '' || to === '' || text.split('..').length > 2 ? null : { kind: 'number', from, to }
}
