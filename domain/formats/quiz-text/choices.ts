import { fixedIn, MAX_OPTIONS, type MarkedOptions, MIN_OPTIONS } from '../../questions/parts/options.ts'
import { meantBy } from '../lines/answers.ts'
import { answersOf, type QuestionBlock } from '../lines/block.ts'
import { withoutTick } from '../lines/markers.ts'
import { labelAt } from '../lines/scripts.ts'
import { textOf, type Words } from '../lines/words.ts'
import type { Options } from './key-doubts.ts'
import { type KindText, type Report, valueIn, written } from './kind-text.ts'
import { rightOf } from './right-options.ts'

const plainOf = (words: Words): { text: string; ticked: boolean } =>
  words.endsLiteral ? { text: textOf(words), ticked: false } : withoutTick(textOf(words))

export const optionsIn = ({ options }: QuestionBlock): Options => {
  const read = options.map(({ words }) => plainOf(words))
  return {
    texts: read.map(({ text }) => text),
    labels: options.map(({ label }) => label),
    ticked: read.flatMap(({ ticked }, at) => (ticked || options[at]?.ticked ? at : [])),
  }
}

/** All that an answer names; null where any of it is no option. */
export const optionsMeant = (options: Options, answer: string): number[] | null =>
  meantBy(options, answer)?.places ?? null

/** The places that stay, by the labels of their options; undefined: nothing is said. */
export const stayIn = (block: QuestionBlock, options: Options, report: Report): number[] | undefined => {
  const meant = (text: string) => (/^nothing$/i.test(text.trim()) ? [] : optionsMeant(options, text))
  return valueIn(block, { name: 'fixed', meant, report }) ?? undefined
}

const markedIn = (block: QuestionBlock, report: Report): MarkedOptions => {
  const options = optionsIn(block)
  const correct = rightOf(block, options, report)
  const fixed = stayIn(block, options, report)
  const prompt = textOf(block.prompt)
  const note = (problem: 'too_few_options' | 'too_many_options' | 'no_answer') =>
    report({ line: block.line, problem, text: prompt })
  if (options.texts.length < MIN_OPTIONS) note('too_few_options')
  else if (options.texts.length > MAX_OPTIONS) note('too_many_options')
  else if (correct.length === 0 && answersOf(block).length === 0) note('no_answer')
  const missing = Math.max(0, MIN_OPTIONS - options.texts.length)
  return { options: [...options.texts, ...Array<string>(missing).fill('')], correct, ...fixedIn(fixed) }
}

const labelled = (places: readonly number[]): string => places.map(labelAt).join(', ')

/** Options with their labels, and which of them stay in their places. */
export const optionLines = ({ options, fixed }: Omit<MarkedOptions, 'correct'>): string[] => [
  ...options.flatMap((option, at) => written(`${labelAt(at)})`, option)),
  ...(fixed ? [`Stay: ${fixed.length > 0 ? labelled(fixed) : 'nothing'}`] : []),
]

const answerLines = (correct: readonly number[]): string[] => (correct.length > 0 ? [`Ans: ${labelled(correct)}`] : [])

export const singleChoiceText: KindText<'single_choice'> = {
  holds: ['options', 'answers'],
  read: (block, report) => {
    const { correct, ...options } = markedIn(block, report)
    const [first = null, second] = correct
    if (second !== undefined)
      for (const { line, words } of answersOf(block)) report({ line, problem: 'unknown_answer', text: textOf(words) })
    return { ...options, correct: second === undefined ? first : null }
  },
  write: ({ correct, ...options }) => [...optionLines(options), ...answerLines(correct === null ? [] : [correct])],
}

const YES = /^(?:yes|y|হ্যাঁ|हाँ)$/iu

export const multipleChoiceText: KindText<'multiple_choice'> = {
  holds: ['options', 'answers'],
  read: (block, report) => ({
    ...markedIn(block, report),
    tellsHowMany: valueIn(block, { name: 'tells', meant: (text) => YES.test(text) || null, report }) ?? false,
  }),
  write: ({ tellsHowMany, ...marked }) => [
    ...optionLines(marked),
    ...(tellsHowMany ? ['Tell how many: yes'] : []),
    ...answerLines(marked.correct),
  ],
}
