import { fixedIn, MAX_OPTIONS, type MarkedOptions, MIN_OPTIONS } from '../questions/options.ts'
import { answersOf, type QuestionBlock } from './block.ts'
import { type KindText, lastOf, type Report, valueIn, written } from './kind-text.ts'
import { withoutTick } from './markers.ts'
import { labelAt, placeOf, ROMAN, withPlainDigits } from './scripts.ts'
import { textOf, type Words } from './words.ts'

type Options = { texts: string[]; labels: string[]; ticked: number[] }

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

/** The option an answer names: by its label, word for word, or by its place. */
const optionMeant = ({ texts, labels }: Options, answer: string): number | null => {
  const wanted = withPlainDigits(answer).trim().toLowerCase()
  const bare = /^(?:option\s)?[([]?\s*([^\s.)\]:।]+)\s*(?:[.)\]:।]|$)/u.exec(wanted)?.[1] ?? wanted
  const byText = texts.findIndex((option) => withPlainDigits(option).toLowerCase() === wanted)
  const byLabel = labels.indexOf(bare)
  if (byLabel !== -1) return byLabel
  if (byText !== -1) return byText
  const place = [placeOf(bare), ROMAN.indexOf(bare), Number(bare) - 1].find((at) => at >= 0 && at < texts.length)
  return place ?? null
}

/** All that an answer names; null where any of it is no option. */
export const optionsMeant = (options: Options, answer: string): number[] | null => {
  const one = optionMeant(options, answer)
  if (one !== null) return [one]
  const named = answer.split(/\s*(?:[,;&+/]|\band\b|\s(?:ও|এবং|और|व)\s)\s*|\s+/iu).filter((part) => part !== '')
  const places = named.map((part) => optionMeant(options, part))
  return named.length > 1 && places.every((place) => place !== null)
    ? [...new Set(places)].toSorted((a, b) => a - b)
    : null
}

/** Which are right, by the answers or by ticks. */
const rightOf = (block: QuestionBlock, options: Options, report: Report): number[] => {
  const answers = answersOf(block)
  if (answers.length === 0) return options.ticked
  const places = answers.flatMap(({ line, words }) => {
    const text = textOf(words)
    const meant = optionsMeant(options, text)
    if (meant === null) report({ line, problem: 'unknown_answer', text })
    return meant ?? []
  })
  return [...new Set(places)].toSorted((a, b) => a - b)
}

const labelsIn =
  (options: Options) =>
  (text: string): number[] | null =>
    optionsMeant(options, text)

const markedIn = (block: QuestionBlock, report: Report): MarkedOptions => {
  const options = optionsIn(block)
  const correct = rightOf(block, options, report)
  const fixed = valueIn(block, { name: 'fixed', meant: labelsIn(options), report }) ?? []
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

const optionLines = ({ options, fixed = [] }: MarkedOptions): string[] => [
  ...options.flatMap((option, at) => written(`${labelAt(at)})`, option)),
  ...(fixed.length > 0 ? [`Stay: ${labelled(fixed)}`] : []),
]

const answerLines = (correct: readonly number[]): string[] => (correct.length > 0 ? [`Ans: ${labelled(correct)}`] : [])

export const singleChoiceText: KindText<'single_choice'> = {
  read: (block, report) => {
    const { correct, ...options } = markedIn(block, report)
    const [first = null, second] = correct
    const answer = lastOf(block, 'answer')
    if (second !== undefined && answer)
      report({ line: answer.line, problem: 'unknown_answer', text: textOf(answer.words) })
    return { ...options, correct: second === undefined ? first : null }
  },
  write: ({ correct, ...options }) => [
    ...optionLines({ ...options, correct: [] }),
    ...answerLines(correct === null ? [] : [correct]),
  ],
}

const YES = /^(?:yes|y|হ্যাঁ|हाँ)$/iu

export const multipleChoiceText: KindText<'multiple_choice'> = {
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
