import type { TextProblem } from '../lines/block.ts'
import { kindNamed } from '../lines/fields.ts'
import { PARTS_APART } from '../lines/keys-at-the-end.ts'
import { type Letters, lettersIn } from '../lines/lettered.ts'
import { choosesAmong, meaningOf } from '../lines/letters-meaning.ts'
import { isNextLabel, labelIn, OF_PART, optionsBehind, optionsIn } from '../lines/markers.ts'
import type { ReadLine } from '../paper-moves/search.ts'
import type { Step } from '../paper-moves/step.ts'
import { type AskedWords, askedWordsIn } from '../paper-roles/asked-words.ts'
import { optionsOrQuestions } from './lettered-choices.ts'
import { type QuestionRun, runFrom } from './question-runs.ts'

/** Questions of letters below one number: `2. (a) Define force. (b) State its unit.` */

export type Parted = { lines: ReadLine[]; problems: TextProblem[] }

type Answer = Extract<Step, { as: 'answer' }>
export const withPartsApart = (lines: readonly ReadLine[]): Parted => {
  const parted: Parted = { lines: [], problems: [] }
  let inPassage = false
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]
    if (line === undefined) break
    const { step } = line
    if (step.as === 'part') inPassage = step.marker.kind === 'group'
    if (step.as === 'section') inPassage = false
    if (step.as !== 'question') {
      parted.lines.push(line)
      at += 1
      continue
    }
    const run = runFrom(lines, at, { step, inPassage })
    addRun(parted, run)
    at += run.asked.length + run.behind.length
  }
  return parted
}

/** The words of a line without its number; null where it says more than words. */
const wordsIn = ({ line, step }: ReadLine): string | null => {
  if (line.line.literal !== null) return null
  if (step.as === 'question') return step.start.text
  if (step.as === 'options') return step.key === null ? step.text : null
  return step.as === 'asked' ? step.words.text : line.text
}

const lettersOf = ({ step, asked }: QuestionRun): Letters | null => {
  if (step.start.number === null) return null
  const said = asked.flatMap((read, at) => (read.step.as === 'page_number' ? [] : [{ at, text: wordsIn(read) }]))
  const lines = said.flatMap(({ at, text }) => (text === null || text === '' ? [] : [{ at, text }]))
  return said.some(({ text }) => text === null) ? null : lettersIn(lines)
}

const addRun = (parted: Parted, run: QuestionRun) => {
  const whole = () => parted.lines.push(...run.asked, ...run.behind)
  const letters = lettersOf(run)
  const answers = run.behind.flatMap(({ step }) => (step.as === 'answer' ? [step] : []))
  const each = letters && answersEach(letters, answers)
  if (letters === null || each === null) return whole()
  const type = kindSaid(run)
  if (type !== null && !CHOICES.has(type)) return whole()
  const meant = type === null ? meaningOf(letters) : 'options'
  if (meant === 'one' && answers.length === 0) return parted.lines.push(...asOne(run))
  if (meant === 'questions') return parted.lines.push(...asQuestions(run, letters, each))
  if (meant === 'either' && (run.step.start.number ?? 0) < PARTS_APART)
    parted.problems.push(optionsOrQuestions(run, letters))
  return mayBeOptions(run, letters) && answers.length === 0 ? parted.lines.push(...asOptions(run)) : whole()
}

const CHOICES: ReadonlySet<string> = new Set(['single_choice', 'multiple_choice'])

/** The kind that a question names itself; of one that is kept as it is, nothing is read anew. */
const kindSaid = ({ behind }: QuestionRun): string | null => {
  const fields = behind.flatMap(({ step }) => (step.as === 'field' ? [step.named] : []))
  const type = fields.find(({ name }) => name === 'type')
  if (type === undefined) return null
  return fields.some(({ name }) => name === 'draft') ? '' : (kindNamed(type.text) ?? '')
}

/** Letters that were read as words, as they ask, below a question. */
const mayBeOptions = ({ asked }: QuestionRun, { stem, parts }: Letters): boolean => {
  const asking = parts.filter(({ asks }) => asks).length
  const areAlike = asking === parts.length || (asking > 0 && stem.some(({ text }) => choosesAmong(text)))
  return stem.length > 0 && areAlike && asked.every(({ step }) => step.as !== 'options')
}

/** Letters that ask as all others do are options where they stand below a question. */
const asOptions = ({ asked, behind }: QuestionRun): ReadLine[] => {
  const labels: string[] = []
  const lines = asked.map((read): ReadLine => {
    const text = read.step.as === 'asked' ? wordsIn(read) : null
    const label = text === null ? null : labelIn(text)
    const options = text !== null && label !== null && isNextLabel(labels, label) ? optionsIn(text, { labels }) : null
    if (options === null || text === null) return read
    labels.push(...options.map((option) => option.label))
    return { ...read, step: { as: 'options', options, text, key: null } }
  })
  return [...lines, ...behind]
}

/** What is answered to each of them; null where another number of them is, or one that is a key. */
const answersEach = ({ parts }: Letters, answers: readonly Answer[]): readonly string[] | null => {
  const [first] = answers
  if (first === undefined) return []
  const found = answers.length === 1 ? (optionsIn(first.text, { labels: [] }) ?? []) : []
  const areSame = found.length === parts.length && found.every(({ label }, at) => label === parts[at]?.label)
  return areSame && parts.length > 1 ? found.map(({ text }) => text.replace(/\s*[,;]$/u, '')) : null
}

const wholeOf = (text: string): AskedWords => askedWordsIn(text, true)

/** All that is asked, as words. */
const asOne = ({ asked, behind }: QuestionRun): ReadLine[] => [
  ...asked.map((read): ReadLine => {
    const { step } = read
    if (step.as === 'question') return { ...read, step: { ...step, words: step.words && wholeOf(step.words.text) } }
    const text = step.as === 'page_number' ? null : wordsIn(read)
    return text === null ? read : { ...read, step: { as: 'asked', words: wholeOf(text) } }
  }),
  ...behind,
]

const asQuestions = (run: QuestionRun, letters: Letters, answers: readonly string[]): ReadLine[] => {
  const { asked, behind, inPassage } = run
  const [first] = asked
  const above = inPassage ? letters.stem.map(({ text }) => `${text}\n`).join('') : ''
  const stem = inPassage ? [] : stemOf(run, letters)
  const pages = asked.filter(({ step }) => step.as === 'page_number')
  const said = behind.find(({ step }) => step.as === 'answer')
  const parts = letters.parts.flatMap((_, place): ReadLine[] => {
    const answer = answers[place]
    const of = partOf(run, letters, { place, above })
    if (answer === undefined || said === undefined) return of
    return [...of, { ...said, step: { as: 'answer', written: '', text: answer } }]
  })
  const rest = behind.filter(({ step }) => step.as !== 'answer')
  const end = stem.length === 0 || !first ? [] : [stepAt(first, { as: 'part', marker: { kind: 'end' } })]
  return [...stem, ...parts, ...rest, ...end, ...pages]
}

/** A line that is looked at again says nothing more at its edge. */
const stepAt = ({ line }: ReadLine, step: Step, marks: number | null = null): ReadLine => ({
  line: { ...line, line: { ...line.line, marks } },
  step,
})

const stemOf = ({ asked }: QuestionRun, { stem }: Letters): ReadLine[] =>
  stem.flatMap(({ text, at }, place): ReadLine[] => {
    const read = asked[at]
    if (read === undefined) return []
    const { line } = read
    if (place === 0) return [stepAt(read, { as: 'part', marker: { kind: 'group', text } })]
    return [{ line: { ...line, text, line: { ...line.line, text, marks: null } }, step: { as: 'more' } }]
  })

type Place = { place: number; above: string }

/** The question of a letter: in the line of its letter, with the words and the options that follow it. */
const partOf = ({ step, asked }: QuestionRun, letters: Letters, { place, above }: Place): ReadLine[] => {
  const { parts, marks } = letters
  const part = parts[place]
  if (part === undefined) return []
  const number = (step.start.number ?? 0) * PARTS_APART + place + 1
  const last = parts[place + 1]?.lines[0]?.at
  const labels: string[] = []
  return part.lines.flatMap(({ text, at }, nth): ReadLine[] => {
    const read = asked[at]
    if (read === undefined) return []
    const edge = at === last ? null : read.line.line.marks
    const start = { number, isNamed: false, sign: OF_PART, text: `${above}${text}` }
    if (nth === 0) {
      const words = start.text === '' ? null : askedWordsIn(start.text, !hasOptions(letters, text))
      return [stepAt(read, { as: 'question', start, words }, marks?.[place] ?? edge)]
    }
    return [stepAt(read, belowOf(text, labels), edge)]
  })
}

/** `(ক) সূর্য একটি – (অ) গ্রহ (আ) তারা`, below words that say that one is to be chosen. */
const hasOptions = ({ stem }: Letters, text: string): boolean =>
  stem.some((above) => choosesAmong(above.text)) && optionsBehind(text) !== null

/** Options of a letter have labels of another kind. */
const belowOf = (text: string, labels: string[]): Step => {
  const label = labelIn(text)
  const isNext = label !== null && isNextLabel(labels, label)
  const options = isNext ? optionsIn(text, { labels, allowsNumber: () => true }) : null
  if (options === null) return { as: 'asked', words: wholeOf(text) }
  labels.push(...options.map((option) => option.label))
  return { as: 'options', options, text, key: null }
}
