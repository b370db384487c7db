import { answerIn } from '../lines/answer-lines.ts'
import type { Field, QuestionBlock, Reading } from '../lines/block.ts'
import { looksNamed } from '../lines/fields.ts'
import type { Format } from '../lines/format.ts'
import { isSection, verdictIn } from '../lines/line-kinds.ts'
import { partMarkerIn } from '../lines/parts.ts'
import { labelAt } from '../lines/scripts.ts'
import { wordsOf } from '../lines/words.ts'
import { type AikenQuestion, aikenIn } from './aiken-lines.ts'
import { proseOfLine } from './aiken-text.ts'
import { writeAiken } from './write-aiken.ts'

/** One question is whole, and what the others lack can be told: anything else is a paper as people type it. */
const isAiken = (text: string): boolean => {
  if (!text.includes('ANSWER:')) return false
  const { questions } = aikenIn(text) ?? { questions: [] }
  return questions.some(isWhole) && questions.every(isToldApart)
}

const isWhole = ({ options, answer }: AikenQuestion): boolean =>
  options.length > 1 && /^[A-Z]$/.test(answer?.text ?? '') && placeOf(answer?.text ?? '') < options.length

const placeOf = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0)

/** What is asked may go over lines, none of which is something else. */
const isToldApart = ({ asked, options, answer }: AikenQuestion): boolean => {
  const isBegun = options.length > 0 || answer !== null
  const isPlain = ({ text }: { text: string }) =>
    !isSection(text, false) && partMarkerIn(text) === null && !looksNamed(text) && answerIn(text) === null
  return isBegun && (asked.length === 1 || asked.every(isPlain))
}

const readAiken = (text: string): Reading => {
  const { questions, stray } = aikenIn(text) ?? { questions: [], stray: [] }
  const blocks = questions.map(blockOf)
  const isBefore = (line: number) => blocks.filter((block) => block.line < line).length
  return {
    blocks,
    problems: [
      ...stray.map(({ number, text: lost }) => ({ line: number, problem: 'outside' as const, text: lost })),
      ...questions.flatMap(({ whole }) =>
        whole === null ? [] : [{ line: whole.number, problem: 'one_line' as const, text: whole.text }],
      ),
    ],
    keys: [],
    outside: stray.map(({ number, text: lost }) => ({
      ...{ line: number, lastLine: number, text: lost, after: isBefore(number), isCell: true },
    })),
  }
}

export const aiken: Format = { sniff: isAiken, read: readAiken, write: writeAiken }

const words = (text: string) => wordsOf({ text: proseOfLine(text), isLiteral: true })

const blockOf = ({ asked, options, answer }: AikenQuestion): QuestionBlock => {
  const line = asked[0]?.number ?? 1
  const lastLine = answer?.number ?? options.at(-1)?.number ?? asked.at(-1)?.number ?? line
  const [first, second, more] = options.map(({ text }) => verdictIn(text))
  const isVerdict = first === true && second === false && more === undefined
  const fields: Field[] =
    answer === null
      ? []
      : [
          {
            name: 'answer',
            written: 'ANSWER',
            line: answer.number,
            words: wordsOf({ text: answer.text, isLiteral: true }),
          },
        ]
  return {
    ...{ kind: 'question', line, lastLine, number: 0, isNamed: false, sign: '', inPassage: false, points: null },
    type: isVerdict ? 'true_false' : 'single_choice',
    prompt: wordsOf({ text: asked.map(({ text }) => proseOfLine(text)).join('\n'), isLiteral: true }),
    options: options.map(({ text }, place) => ({ label: labelAt(place), ticked: false, words: words(text) })),
    ...{ optionLines: [], items: [], fields },
  }
}
