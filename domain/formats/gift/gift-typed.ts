import { decimalIn } from '../../questions/parts/decimal.ts'
import { type Entry, entriesIn, isFull } from './gift-entries.ts'
import { unescaped } from './gift-signs.ts'
import { plainIn, textIn } from './gift-text.ts'
import { type Body, type Read, type Told, toldIn } from './gift-told.ts'

const feedbackOf = (entries: readonly Entry[], body: Body, said = (text: string) => text): string[] =>
  entries.flatMap(({ text, feedback, at }) => {
    const told = toldIn(feedback, { ...body, at })
    const answer = said(unescaped(text))
    return told === '' ? [] : `${answer === '' || answer === '*' ? '' : `${answer}: `}${told}`
  })

/** Those that earn all marks; the others are told. A sign for whatever else is given says nothing that is not so anyway. */
const fullOnly = (entries: readonly Entry[], { tell }: Body): Entry[] =>
  entries.filter((entry) => {
    const isAccepted = entry.isRight && isFull(entry)
    const text = unescaped(entry.text)
    const isOther = text === '' || (text === '*' && (entry.weight ?? 0) === 0)
    if (!isAccepted && !isOther) tell('less_than_full', entry.source, entry.at)
    return isAccepted && text !== ''
  })

export const shortIn = (entries: readonly Entry[], body: Body): Read => {
  const accepted = fullOnly(entries, body)
  for (const { text, source, at } of accepted) if (/(?<!\\)\*/.test(text)) body.tell('any_text', source, at)
  return {
    type: 'short_answer',
    fields: accepted.map(({ text, at }) => ({
      name: 'answer',
      text: unescaped(text.replace(FORMAT, '')).replaceAll('\\*', '*'),
      at,
    })),
    feedback: feedbackOf(entries, body),
  }
}
const FORMAT = /^\s*\[(?:plain|html|moodle|markdown)\]/i

export const numberIn = (body: Body): Read => {
  const hash = body.source.indexOf('#') + 1
  const entries = entriesIn(body.source.slice(hash), body.at + hash)
  const fields = fullOnly(entries, body).flatMap(({ text, source, at }): Told[] => {
    const row = rowIn(unescaped(text))
    if (row === null) body.tell('unknown_value', source, at)
    return row === null ? [] : [{ name: 'answer', text: row, at }]
  })
  return { type: 'numerical', fields, feedback: feedbackOf(entries, body, (text) => rowIn(text) ?? text) }
}

const isNumber = (text: string): boolean => text.length < 200 && decimalIn(text) !== null

/** `3:2`, `1..5`, `4`, as a question here says it. */
const rowIn = (text: string): string | null => {
  const sign = text.includes('..') ? '..' : ':'
  const parts = text.split(sign).map((part) => part.trim())
  const [first = '', second] = parts
  if (parts.length > 2 || !parts.every(isNumber)) return null
  if (second === undefined || (sign === ':' && /^0*(?:\.0*)?$/.test(second))) return first
  return sign === '..' ? `${first} to ${second}` : `${first} ± ${second}`
}

/** What belongs to nothing on the left is one of the wrong ones on the right. */
export const pairsIn = (entries: readonly Entry[], body: Body): Read => {
  const pairs = entries.flatMap(({ text, source, at }) => {
    const arrow = text.indexOf('->')
    if (arrow === -1) body.tell('unknown_value', source, at)
    const left = textIn(text.slice(0, arrow), body.format, (tag) => body.tell('tag', tag, at)).text
    return arrow === -1 ? [] : { left, right: plainIn(text.slice(arrow + 2), body.format) }
  })
  const draft = {
    pairs: pairs.filter(({ left }) => left !== ''),
    extras: pairs.filter(({ left, right }) => left === '' && right !== '').map(({ right }) => right),
  }
  return {
    type: 'matching',
    fields: [{ name: 'draft', text: JSON.stringify(draft) }],
    feedback: feedbackOf(entries, body),
  }
}
