import type { Block, QuestionBlock, TextProblem } from '../lines/block.ts'
import { PARTS_APART } from '../lines/keys-at-the-end.ts'
import { OF_PART } from '../lines/markers.ts'
import { textOf } from '../lines/words.ts'

/** What a paper as it was read may have wrong, though every line of it has its place: told, and never changed. */

const MOST_MISSING = 3
/** So many questions must have as many options before another number of them is told. */
const FEWEST_ALIKE = 3
const LABEL_WITHIN = /\s(?:[([]\s?[b-eB-Eখগঘखगघबसद2-5]\s?[)\]]|[b-eB-E][.)])\s\S/u
const LONG = 160
const TIMES_LONGER = 6

const textsOf = ({ options }: QuestionBlock): string[] => options.map(({ words }) => textOf(words))

export const doubtsIn = (blocks: readonly Block[]): TextProblem[] => {
  const questions = blocks.filter((block) => block.kind === 'question')
  return [...missingIn(blocks), ...unevenIn(questions), ...questions.flatMap(joinedIn)]
}

/** Numbers that are left out: their questions may have become a part of the one before. */
const missingIn = (blocks: readonly Block[]): TextProblem[] => {
  let last: number | null = null
  return blocks.flatMap((block): TextProblem[] => {
    if (block.kind === 'section') last = null
    if (block.kind !== 'question' || block.number === null) return []
    if (block.sign === OF_PART) {
      last = Math.floor(block.number / PARTS_APART)
      return []
    }
    const before = last
    last = block.number
    const count = before === null ? 0 : block.number - before - 1
    if (count < 1 || count > MOST_MISSING) return []
    return [{ line: block.line, problem: 'number_missing', text: String(block.number - 1) }]
  })
}

/** Questions that have not as many options as nearly all others. */
const unevenIn = (questions: readonly QuestionBlock[]): TextProblem[] => {
  const counts = new Map<number, number>()
  for (const { options } of questions)
    if (options.length > 2) counts.set(options.length, (counts.get(options.length) ?? 0) + 1)
  const [usual, alike] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [0, 0]
  const others = questions.filter(({ options }) => options.length > 2 && options.length !== usual)
  if (alike < FEWEST_ALIKE || others.length * 3 > alike) return []
  return others.map(({ line, options }) => ({
    line,
    problem: 'options_differ',
    text: String(options.length),
    count: usual,
  }))
}

/** Words that look as if two things had become one. */
const joinedIn = (question: QuestionBlock): TextProblem[] => {
  const texts = textsOf(question)
  const { line } = question
  const odd =
    texts.find((text) => LABEL_WITHIN.test(text)) ??
    texts.find(
      (text) =>
        text.length > LONG && texts.every((other) => other === text || other.length * TIMES_LONGER < text.length),
    )
  return odd === undefined ? [] : [{ line, problem: 'option_joined', text: odd }]
}
