import type { Field, QuestionBlock } from '../lines/block.ts'
import { wordsOf } from '../lines/words.ts'
import { choiceIn } from './gift-choice.ts'
import { apart, entriesIn } from './gift-entries.ts'
import { unescaped } from './gift-signs.ts'
import { type Body, type Read, type Told, toldIn } from './gift-told.ts'
import { numberIn, pairsIn, shortIn } from './gift-typed.ts'

export type GiftBody = Pick<QuestionBlock, 'type' | 'options' | 'fields'>

const TRUTH = /^(T|TRUE|F|FALSE)$/i
const GENERAL = '####'

/** What stands between the braces, as far as there is a place for it: all else is told. */
export const giftBody = (body: Body, lineAt: (at: number) => number): GiftBody => {
  const { source } = body
  const general = source.lastIndexOf(GENERAL)
  const answers = { ...body, source: general === -1 ? source : source.slice(0, general) }
  const read = readerOf(answers.source.trim())(answers)
  const explained =
    general === -1 ? '' : toldIn(source.slice(general + GENERAL.length), { ...body, at: body.at + general })
  const explanation = [explained, ...read.feedback].filter((text) => text !== '').join('\n')
  const fields: Told[] = [
    ...read.fields,
    ...(explanation === '' ? [] : [{ name: 'explanation' as const, text: explanation }]),
  ]
  const fieldOf = ({ name, text, at = body.at }: Told): Field => ({
    name,
    written: name,
    line: lineAt(at),
    words: wordsOf({ text, isLiteral: true }),
  })
  return { type: read.type, options: read.options ?? [], fields: fields.map(fieldOf) }
}

const readerOf = (source: string): ((body: Body) => Read) => {
  if (source === '') return () => ({ type: 'open_ended', fields: [], feedback: [] })
  if (source.startsWith('#')) return numberIn
  if (TRUTH.test(unescaped(apart(source).text))) return truthIn
  return listIn
}

/** The first is told to those who are wrong, the second to those who are right. */
const truthIn = (body: Body): Read => {
  const { text, feedback } = apart(body.source)
  const isTrue = /^\s*T/i.test(text)
  const wrong = apart(feedback)
  const [ofWrong, ofRight] = [wrong.text, wrong.feedback].map((each) => toldIn(each, body))
  const both = [
    [isTrue ? 'False' : 'True', ofWrong],
    [isTrue ? 'True' : 'False', ofRight],
  ].filter(([, words]) => words !== '')
  const [first] = both
  const isOne = both.length === 1 || ofWrong === ofRight
  return {
    type: 'true_false',
    fields: [{ name: 'answer', text: isTrue ? 'True' : 'False' }],
    feedback: isOne ? [first?.[1] ?? ''] : both.map(([verdict, words]) => `${verdict}: ${words}`),
  }
}

const listIn = (body: Body): Read => {
  const entries = entriesIn(body.source, body.at)
  if (!entries.every(({ isRight }) => isRight)) return choiceIn(entries, body)
  return entries.some(({ text }) => text.includes('->')) ? pairsIn(entries, body) : shortIn(entries, body)
}
