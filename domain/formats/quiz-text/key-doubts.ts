import type { Field, QuestionBlock, TextChoice, TextProblem } from '../lines/block.ts'
import { textOf } from '../lines/words.ts'
import type { Report } from './kind-text.ts'

/** Keys that can be read in two ways, differ, or are denied by what else a question says: asked, and none is taken. */

export type Options = { texts: string[]; labels: string[]; ticked: number[] }

export type Answer = { field: Field; text: string; places: number[] }

/** `... so the correct answer is (c)` in an explanation. */
const SAYINGS = [
  '(?:option|choice|answer)\\s[([]\\s?(\\p{L}|\\d)\\s?[)\\]]\\s(?:is\\s(?:the\\s)?)?(?:correct|right)',
  '(?:বিকল্প|विकल्प)\\s?[([]\\s?(\\p{L}|\\d)\\s?[)\\]]\\s?(?:টি\\s?|ही\\s)?(?:হল\\s)?(?:সঠিক|सही)',
  '(?:correct|right)\\s(?:answer|option|choice)\\s(?:is\\s)?(?:option\\s)?[([]\\s?(\\p{L}|\\d)\\s?[)\\]]',
  '(?:সঠিক|ঠিক)\\sউত্তর\\s?(?:হল|হলো|হবে|:)?\\s?[([]\\s?(\\p{L}|\\d)\\s?[)\\]]',
  'सही\\s(?:उत्तर|विकल्प)\\s(?:है\\s)?[([]\\s?(\\p{L}|\\d)\\s?[)\\]]',
].join('|')
const SAYS_RIGHT = new RegExp(SAYINGS, 'iu')

/** Whether ticks, or the explanation, say that another option is right. */
export const isDenied = (block: QuestionBlock, answers: readonly Answer[], { options, report }: Judging): boolean => {
  const [first] = answers
  const said = saidRight(block)
  const explained = said === null ? -1 : options.labels.indexOf(said.label.toLowerCase())
  const areTicked = options.ticked.length > 0 && options.ticked.length < options.texts.length
  const other = areTicked ? options.ticked : explained === -1 ? [] : [explained]
  if (first === undefined || other.length === 0 || other.join() === first.places.join()) return false
  const { line } = first.field
  const text = `${first.text} / ${other.map((place) => sayingOf(options, place)).join(', ')}`
  const isByWords = said !== null && !areTicked && answers.length === 1 && first.places.length === 1
  const choices = isByWords ? deniedChoices({ said, answer: first, other: explained }, options) : undefined
  report(
    { line, problem: 'other_key', text, ...(choices && { choices }) },
    answers.map((each) => `Ans: ${each.text}`).join('\n'),
  )
  return true
}

/** `words`: as they stand in their line. */
type Said = { label: string; words: string; line: number }

const saidRight = (block: QuestionBlock): Said | null => {
  for (const { name, line, words } of block.fields) {
    const text = name === 'explanation' ? textOf(words) : ''
    const found = SAYS_RIGHT.exec(text)
    const label = found?.slice(1).find((each) => each !== undefined)
    if (found && label !== undefined)
      return { label, words: found[0], line: line + text.slice(0, found.index).split('\n').length - 1 }
  }
  return null
}

type Denied = { said: Said; answer: Answer; other: number }

/** The key is right, and the explanation says so then; or what the explanation says. */
const deniedChoices = ({ said, answer, other }: Denied, options: Options): TextChoice[] => {
  const [place = 0] = answer.places
  const at = said.words.lastIndexOf(said.label)
  const corrected = `${said.words.slice(0, at)}${options.labels[place]}${said.words.slice(at + said.label.length)}`
  return [
    { says: sayingOf(options, place), edits: [{ line: said.line, from: said.words, to: corrected }] },
    {
      says: sayingOf(options, other),
      edits: [{ line: answer.field.line, from: answer.text, to: `(${options.labels[other]})` }],
    },
  ]
}

type Judging = { options: Options; report: Report }

/** `4` where an option is called so, and another one says so. */
export const isInDoubt = (answers: readonly Answer[], options: Options, report: Report): boolean => {
  const [{ field, text, places } = NO_ANSWER, ...others] = answers
  const bare = text.trim().replace(/[.।]$/u, '')
  const said = options.texts.findIndex((words) => words.trim().toLowerCase() === bare.toLowerCase())
  const [place] = places
  // Keys of several questions name labels.
  if (
    field.source !== undefined ||
    field.words.endsLiteral ||
    others.length > 0 ||
    places.length !== 1 ||
    place === undefined ||
    said === -1 ||
    said === place
  )
    return false
  const problem: TextProblem = {
    line: field.line,
    problem: 'two_ways',
    text: bare,
    choices: [place, said].map((each) => ({
      says: sayingOf(options, each),
      edits: [{ line: field.line, from: text, to: `(${options.labels[each]})` }],
    })),
  }
  report(problem, `Ans: ${text}`)
  return true
}

const NO_ANSWER: Answer = {
  field: { name: 'answer', written: '', line: 0, words: { parts: [], endsLiteral: false, isBroken: false } },
  text: '',
  places: [],
}

export const sayingOf = ({ labels, texts }: Options, place: number): string => `(${labels[place]}) ${texts[place]}`

/** Answers in several lines, such as one below the options and one in the keys at the end, that name other options. */
export const differ = (answers: readonly Answer[], options: Options, report: Report): boolean => {
  const [first, ...others] = answers
  const other = others.find(({ places }) => places.join() !== first?.places.join())
  if (first === undefined || other === undefined) return false
  const problem: TextProblem = {
    line: first.field.line,
    problem: 'two_keys',
    text: `${first.text} / ${other.text}`,
    choices: [first, other].map((right) => choiceOf(right, answers, options)),
  }
  report(problem, answers.map(({ text }) => `Ans: ${text}`).join('\n'))
  return true
}

/** All answers say what one of them says. */
const choiceOf = (right: Answer, answers: readonly Answer[], options: Options): TextChoice => {
  const named = right.places.map((place) => options.labels[place]).join(', ')
  return {
    says: right.places.map((place) => sayingOf(options, place)).join(', '),
    edits: answers
      .filter((each) => each.places.join() !== right.places.join())
      .map(({ field, text }) => {
        const from = field.source ?? text
        return { line: field.line, from, to: from.slice(0, from.lastIndexOf(text)) + named }
      }),
  }
}
