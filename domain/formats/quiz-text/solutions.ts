import { answersOf, isAnswerable, type QuestionBlock } from '../lines/block.ts'
import { isKeyLine, isPageNumber } from '../lines/line-kinds.ts'
import type { Line } from '../lines/lines.ts'
import { startIn } from '../lines/markers.ts'
import { addOutside, finish, outsideLine, questionIn, type Reader } from '../lines/reader.ts'
import { type Numbered, namedSolutionIn, numberedIn, opensSolutions, saysAnswers } from '../lines/solution-lines.ts'
import { addTo, textOf, type Words, wordsOf } from '../lines/words.ts'

/** Explanations that stand behind all questions, each under the number of its own. */

/** The label of an option before an explanation. */
const LABEL_BEFORE = /^(?:ans(?:wer)?\s?[.:–-]\s?)?([([]\s?\p{L}\s?[)\]]|\p{L}(?=\s?[.)]))[\s.):–-]*(.*)$/iu

export const readSolutions = (reader: Reader, line: Line): boolean => {
  if (line.literal === null && opensSolutions(line.text) && isBehindQuestions(reader)) {
    finish(reader)
    reader.inKeys = false
    reader.solutions = { isHeaded: true, sayAnswers: saysAnswers(line.text), heading: line, last: null }
    return true
  }
  const named = line.literal === null ? namedSolutionIn(line.text) : null
  const isUnder = reader.solutions?.isHeaded ?? false
  const found = named ?? (line.literal === null && isUnder ? numberedIn(line.text) : null)
  const question = questionIn(reader)
  const mayStand = reader.solutions !== null || (question === null ? reader.inKeys : isAnswerable(question))
  if (found !== null && mayStand && begins(reader, found, line)) return true
  return reader.solutions !== null && goesOn(reader, line, found)
}

const isBehindQuestions = (reader: Reader): boolean => {
  const question = questionIn(reader)
  if (question === null) return reader.current === null && reader.blocks.length > 0
  return isAnswerable(question) || reader.afterBlank
}

/** Of a question before it which has none yet. */
const begins = (reader: Reader, { number, text }: Numbered, line: Line): boolean => {
  const asked = (reader.asked.get(number)?.length ?? 0) + (questionIn(reader)?.number === number ? 1 : 0)
  const explained = reader.explained.get(number) ?? 0
  if (explained >= asked) return false
  finish(reader)
  const block = reader.asked.get(number)?.[explained]
  const { isHeaded = false, sayAnswers = false } = reader.solutions ?? {}
  const words = wordsOf({ text, isLiteral: false }, line.raw)
  reader.explained.set(number, explained + 1)
  reader.solutions = { isHeaded, sayAnswers, heading: null, last: words }
  if (block) explain(block, { words, line: line.number, sayAnswers })
  return true
}

type Explained = { words: Words; line: number; sayAnswers: boolean }

const explain = (block: QuestionBlock, { words, line, sayAnswers }: Explained) => {
  const asksAnswer = sayAnswers && block.options.length > 0 && answersOf(block).length === 0
  const [, label, behind] = (asksAnswer && LABEL_BEFORE.exec(textOf(words))) || []
  if (label !== undefined && behind !== undefined) {
    words.parts = behind === '' ? [] : [behind]
    block.fields.push({ name: 'answer', written: '', line, words: wordsOf({ text: label, isLiteral: false }) })
  }
  block.fields.push({ name: 'explanation', written: 'Explanation', line, words })
}

/** More words of the last one, up to what is something else. */
const goesOn = (reader: Reader, line: Line, found: Numbered | null): boolean => {
  const { solutions } = reader
  const isOther = line.literal === null && (found !== null || isOtherThan(line.text))
  if (!isOther && solutions?.last) {
    const piece = { text: line.literal ?? line.text, isLiteral: line.literal !== null }
    addTo(solutions.last, piece, { between: reader.afterBlank ? '\n\n' : '\n', raw: line.raw })
    return true
  }
  if (!isPageNumber(line.text)) endSolutions(reader)
  return false
}

const isOtherThan = (text: string): boolean => startIn(text) !== null || isKeyLine(text) || isPageNumber(text)

/** A heading with nothing below it belongs to nothing. */
export const endSolutions = (reader: Reader) => {
  const heading = reader.solutions?.heading ?? null
  reader.solutions = null
  if (heading !== null) addOutside(reader, outsideLine(heading))
}
