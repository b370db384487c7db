import { answersOf, type QuestionBlock } from '../lines/block.ts'
import type { Line } from '../lines/lines.ts'
import { type Numbered, saysAnswers } from '../lines/solution-lines.ts'
import { textOf, type Words, wordsOf } from '../lines/words.ts'
import { addOutside, type Builder, finish, goOn, outsideLine } from './builder.ts'

/** Explanations that stand behind all questions, each under the number of its own. */
export const beginSolutions = (builder: Builder, line: Line): void => {
  finish(builder)
  endSolutions(builder)
  builder.inKeys = false
  builder.solutions = { sayAnswers: saysAnswers(line.text), heading: line }
}

/** A heading with nothing below it belongs to nothing. */
export const endSolutions = (builder: Builder): void => {
  const heading = builder.solutions?.heading ?? null
  builder.solutions = null
  if (heading !== null) addOutside(builder, outsideLine(heading))
}

/** Of a question before it that has none yet. */
export const explain = (builder: Builder, line: Line, { number, text }: Numbered): void => {
  finish(builder)
  const count = builder.explained.get(number) ?? 0
  const block = builder.numbered.get(number)?.[count]
  if (block === undefined) {
    addOutside(builder, outsideLine(line))
    return
  }
  builder.explained.set(number, count + 1)
  const { sayAnswers = false } = builder.solutions ?? {}
  builder.solutions = { sayAnswers, heading: null }
  const words = goOn(builder, wordsOf({ text, isLiteral: false }, line.raw), '\n')
  addExplanation(block, { words, line: line.number, sayAnswers })
}

type Explained = { words: Words; line: number; sayAnswers: boolean }

/** The label of an option before an explanation. */
const LABEL_BEFORE = /^(?:ans(?:wer)?\s?[.:–-]\s?)?([([]\s?\p{L}\s?[)\]]|\p{L}(?=\s?[.)]))[\s.):–-]*(.*)$/iu

const addExplanation = (block: QuestionBlock, { words, line, sayAnswers }: Explained) => {
  const asksAnswer = sayAnswers && block.options.length > 0 && answersOf(block).length === 0
  const [, label, behind] = (asksAnswer && LABEL_BEFORE.exec(textOf(words))) || []
  if (label !== undefined && behind !== undefined) {
    words.parts = behind === '' ? [] : [behind]
    block.fields.push({ name: 'answer', written: '', line, words: wordsOf({ text: label, isLiteral: false }) })
  }
  block.fields.push({ name: 'explanation', written: 'Explanation', line, words })
}
