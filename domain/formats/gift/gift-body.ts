import type { Field, QuestionBlock } from '../lines/block.ts'
import type { FieldName } from '../lines/fields.ts'
import { labelAt } from '../lines/scripts.ts'
import { wordsOf } from '../lines/words.ts'
import { signAt, unescaped } from './gift-signs.ts'

export type GiftBody = Pick<QuestionBlock, 'type' | 'options' | 'items' | 'fields'>
/** `weight`: in percent, as it is written; null for none. */
type Entry = { isRight: boolean; weight: number | null; text: string; feedback: string }

const TRUTH = /^(T|TRUE|F|FALSE)$/i
const WEIGHT = /^\s*%(-?\d{1,3}(?:\.\d{1,5})?)%/
const GENERAL = '####'
const ARROW = /=>|->|→|⇒|\t/u
const NUMBER = String.raw`-?\d+(?:\.\d+)?`
const AROUND = new RegExp(`^(${NUMBER})(?:\\s*:\\s*(${NUMBER}))?$`)
const BETWEEN = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`)
const FULL = 100

/** What stands between the braces; null where a part of it would be lost. */
export const giftBody = (source: string, line: number): GiftBody | null => {
  const general = source.indexOf(GENERAL)
  const body = (general === -1 ? source : source.slice(0, general)).trim()
  const explained = general === -1 ? '' : unescaped(source.slice(general + GENERAL.length))
  const read = readerOf(body)(body)
  if (read === null) return null
  const explanation = [explained, ...read.feedback].filter((text) => text !== '').join('\n')
  const fields = [...read.fields, ...(explanation === '' ? [] : [told('explanation', explanation)])]
  return { type: read.type, options: read.options ?? [], items: read.items ?? [], fields: fields.map(at(line)) }
}

type Told = { name: FieldName; text: string }
type Read = Partial<Pick<GiftBody, 'options' | 'items'>> & {
  type: GiftBody['type']
  fields: Told[]
  feedback: string[]
}

const told = (name: FieldName, text: string): Told => ({ name, text })
const at =
  (line: number) =>
  ({ name, text }: Told): Field => ({ name, written: name, line, words: wordsOf({ text, isLiteral: true }) })

const readerOf = (body: string): ((body: string) => Read | null) => {
  if (body === '') return () => ({ type: 'open_ended', fields: [], feedback: [] })
  if (body.startsWith('#')) return numberIn
  return body.startsWith('=') || body.startsWith('~') ? listIn : truthIn
}

const truthIn = (body: string): Read | null => {
  const { text, feedback } = apart(body)
  const match = TRUTH.exec(text)
  if (!match) return null
  const answer = /^T/i.test(text) ? 'True' : 'False'
  return { type: 'true_false', fields: [told('answer', answer)], feedback: feedback.split('#').map(unescaped) }
}

/** An answer and what is said to whoever gives it. */
const apart = (source: string): { text: string; feedback: string } => {
  const hash = signAt(source, '#')
  return hash === -1
    ? { text: unescaped(source), feedback: '' }
    : { text: unescaped(source.slice(0, hash)), feedback: source.slice(hash + 1) }
}

const entriesIn = (body: string): Entry[] => {
  const entries: Entry[] = []
  for (let from = 0; from !== -1 && from < body.length; ) {
    const next = signAt(body, '=~', from + 1)
    const source = body.slice(from + 1, next === -1 ? undefined : next)
    const weight = WEIGHT.exec(source)
    const { text, feedback } = apart(source.slice(weight?.[0].length ?? 0))
    entries.push({
      isRight: body[from] === '=',
      weight: weight ? Number(weight[1]) : null,
      text,
      feedback: unescaped(feedback),
    })
    from = next
  }
  return entries
}

const feedbackOf = (entries: readonly Entry[]): string[] =>
  entries.filter(({ feedback }) => feedback !== '').map(({ text, feedback }) => `${text}: ${feedback}`)

const isWhole = ({ weight }: Entry): boolean => weight === null || weight === FULL

const numberIn = (body: string): Read | null => {
  const source = body.slice(1).trim()
  const entries = entriesIn(source.startsWith('=') ? source : `=${source}`)
  const rows = entries.map(({ text }) => rowIn(text))
  const numbers = rows.filter((row) => row !== null)
  if (numbers.length < rows.length || !entries.every((entry) => entry.isRight && isWhole(entry))) return null
  return { type: 'numerical', fields: numbers.map((row) => told('answer', row)), feedback: feedbackOf(entries) }
}

const rowIn = (text: string): string | null => {
  const range = BETWEEN.exec(text)
  if (range) return `${range[1]} to ${range[2]}`
  const around = AROUND.exec(text)
  if (!around) return null
  return around[2] === undefined ? text : `${around[1]} ± ${around[2]}`
}

const listIn = (body: string): Read | null => {
  const entries = entriesIn(body)
  if (entries.some(({ text }) => text === '')) return null
  if (!entries.every(({ isRight }) => isRight)) return choiceIn(entries)
  if (!entries.every(isWhole)) return null
  if (entries.some(({ text }) => text.includes('->'))) return pairsIn(entries)
  return {
    type: 'short_answer',
    fields: entries.map(({ text }) => told('answer', text)),
    feedback: feedbackOf(entries),
  }
}

const pairsIn = (entries: readonly Entry[]): Read | null => {
  const pairs = entries.map(({ text }) => text.split('->').map((side) => side.trim()))
  // A side with an arrow of its own would be cut there.
  if (pairs.some((sides) => sides.length !== 2 || sides.some((side) => ARROW.test(side)))) return null
  const items = pairs.filter(([left]) => left !== '')
  const extras = pairs.filter(([left]) => left === '')
  return {
    type: 'matching',
    items: items.map(([left, right]) => wordsOf({ text: `${left} => ${right}`, isLiteral: true })),
    fields: extras.map(([, right = '']) => told('extra', right)),
    feedback: feedbackOf(entries),
  }
}

/** Several are right where several earn the same part; parts that differ have no place in a question here. */
const choiceIn = (entries: readonly Entry[]): Read | null => {
  const earns = ({ isRight, weight }: Entry) => (isRight ? (weight ?? FULL) : (weight ?? 0))
  const right = entries.filter((entry) => earns(entry) > 0)
  if (new Set(right.map(earns)).size > 1) return null
  const options = entries.map((entry, place) => ({
    label: labelAt(place),
    ticked: right.includes(entry),
    words: wordsOf({ text: entry.text, isLiteral: true }),
  }))
  const type = right.length > 1 ? 'multiple_choice' : 'single_choice'
  return { type, options, fields: [], feedback: feedbackOf(entries) }
}
