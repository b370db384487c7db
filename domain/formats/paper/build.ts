import { wholeMarks } from '../../marking/marks.ts'
import type { QuestionBlock, Reading } from '../lines/block.ts'
import { kindNamed } from '../lines/fields.ts'
import { bareMarks } from '../lines/line-kinds.ts'
import { type Line, pieceOf } from '../lines/lines.ts'
import type { Start } from '../lines/markers.ts'
import type { PartMarker } from '../lines/parts.ts'
import { NUMBERS } from '../lines/scripts.ts'
import { addTo, type Piece, textOf, wordsOf } from '../lines/words.ts'
import type { ReadLine } from '../paper-moves/search.ts'
import type { Step } from '../paper-moves/step.ts'
import { looksAlien } from '../paper-roles/alien.ts'
import type { AskedWords } from '../paper-roles/asked-words.ts'
import { bareSection } from './bare-section.ts'
import {
  addAnswer,
  addOptions,
  addOutside,
  type Builder,
  finish,
  goOn,
  newBuilder,
  outsideLine,
  plainAnswer,
  questionIn,
  setKeysApart,
} from './builder.ts'
import { beginSection, withoutSectionsOfKeys } from './built-sections.ts'
import { addShared, giveShared } from './built-shared.ts'
import { beginSolutions, endSolutions, explain } from './built-solutions.ts'
import { addTold } from './built-told.ts'

/** The blocks that lines make, each read as it is said. */
export const built = (lines: readonly ReadLine[]): Reading => {
  const builder = newBuilder()
  for (const { line, step } of lines) {
    builder.afterBlank = line.afterBlank
    add(builder, line.line, step)
    const { current } = builder
    if (current) current.lastLine = line.line.number
    addMarks(builder, line.line)
    if (line.line.doubt !== null) builder.problems.push(line.line.doubt)
  }
  finish(builder)
  endSolutions(builder)
  giveShared(builder)
  setKeysApart(builder)
  withoutSectionsOfKeys(builder)
  return builder
}

/** Marks at the edge of a page are those of the question, if it has none yet; elsewhere the number is told. */
const addMarks = (builder: Builder, { number, marks }: Line) => {
  if (marks === null) return
  const { current } = builder
  if (current?.kind === 'question' && current.points === null) current.points = Math.round(wholeMarks(marks))
  else addOutside(builder, { line: number, lastLine: number, text: String(marks), isCell: true })
}

type Add<A extends Step['as']> = (builder: Builder, line: Line, step: Extract<Step, { as: A }>) => void

const inQuestion =
  <A extends Step['as']>(
    adds: (builder: Builder, question: QuestionBlock, read: { line: Line; step: Extract<Step, { as: A }> }) => void,
  ): Add<A> =>
  (builder, line, step) => {
    const question = questionIn(builder)
    if (question) adds(builder, question, { line, step })
    else addOutside(builder, outsideLine(line))
  }

const ADD: { [A in Step['as']]: Add<A> } = {
  question: (builder, line, { start, words }) => begin(builder, line, { start, words }),
  asked: inQuestion((builder, question, { line, step: { words } }) => addAsked(builder, question, { line, words })),
  options: inQuestion((builder, question, { line, step: { text, options, key } }) => {
    addOptions(builder, question, { line, piece: (words) => pieceOf(line, words), text, options })
    if (key !== null) addAnswer(builder, question, plainAnswer(line, key))
  }),
  option_words: inQuestion((builder, question, { line, step }) => goOnWithOption(builder, question, { line, step })),
  answer: inQuestion((builder, question, { line, step: { written, text } }) =>
    addAnswer(builder, question, { line, written, piece: pieceOf(line, text) }),
  ),
  field: inQuestion((builder, question, { line, step: { named } }) => {
    const words = goOn(builder, wordsOf(pieceOf(line, named.text), line.raw), '\n')
    if (named.name === 'type') question.type = kindNamed(named.text) ?? question.type
    question.fields.push({ name: named.name, written: named.written, line: line.number, words })
  }),
  verdict: inQuestion((builder, question, { line }) => addAnswer(builder, question, plainAnswer(line, line.text))),
  verdicts: inQuestion((builder, question, { line }) => asOptions(builder, question, line)),
  item: inQuestion((builder, question, { line, step: { text } }) => {
    question.items.push(goOn(builder, wordsOf(pieceOf(line, text), line.raw), '\n'))
  }),
  match_row: inQuestion((builder, question, { line, step: { left, right } }) => {
    question.type = 'matching'
    if (right !== null)
      addOptions(builder, question, {
        line,
        piece: (words) => pieceOf(line, words),
        text: right.text,
        options: [right],
      })
    if (left !== null) question.items.push(goOn(builder, wordsOf(pieceOf(line, left), line.raw), '\n'))
  }),
  more: (builder, line) => addMore(builder, line),
  part: (builder, line, { marker }) => beginPart(builder, line, marker),
  section: (builder, line, { title }) => {
    finish(builder)
    beginSection(builder, line, pieceOf(line, title))
  },
  section_field: (builder, line, { named }) => {
    const words = wordsOf(pieceOf(line, named.text), line.raw)
    bareSection(builder.blocks)?.fields.push({ name: named.name, written: named.written, line: line.number, words })
  },
  instructions: (builder, line, { text }) => {
    const section = builder.blocks.pop()
    if (section?.kind !== 'section') return
    section.words = goOn(builder, wordsOf(pieceOf(line, text), line.raw), '\n')
    builder.current = section
  },
  keys: (builder, line, { pairs, endsName }) => {
    if (endsName) questionIn(builder)?.fields.pop()
    finish(builder)
    builder.inKeys = true
    for (const pair of pairs) builder.keys.push({ ...pair, line: line.number })
  },
  solutions: (builder, line) => beginSolutions(builder, line),
  solution: (builder, line, { number, text }) => explain(builder, line, { number, text }),
  page_number: (builder, line) => builder.problems.push({ line: line.number, problem: 'page_number', text: line.text }),
  reason: inQuestion((builder, question, { line }) => {
    const words = goOn(builder, wordsOf(pieceOf(line, line.text), line.raw), '\n')
    question.fields.push({ name: 'explanation', written: 'Explanation', line: line.number, words })
  }),
  frame: () => undefined,
  outside: (builder, line) => addOutside(builder, outsideLine(line)),
  told: (builder, line) => addTold(builder, line),
  shared: (builder, line) => addShared(builder, line),
}

const add = <A extends Step['as']>(builder: Builder, line: Line, step: Extract<Step, { as: A }>) => {
  const adds: Add<A> = ADD[step.as as A]
  adds(builder, line, step)
}

const begin = (builder: Builder, line: Line, { start, words }: { start: Start; words: AskedWords | null }) => {
  finish(builder)
  const { number, isNamed, sign, text } = start
  const isLiteral = line.literal !== null
  const points = isNamed && !isLiteral ? bareMarks(text) : null
  const prompt = wordsOf(isLiteral ? pieceOf(line, text) : { text: '', isLiteral }, line.raw)
  const question: QuestionBlock = {
    kind: 'question',
    line: line.number,
    lastLine: line.number,
    number,
    isNamed,
    sign,
    inPassage: builder.inPassage,
    type: null,
    points,
    prompt,
    options: [],
    optionLines: [],
    items: [],
    fields: [],
  }
  builder.current = question
  goOn(builder, prompt, '\n')
  if (words !== null) addAsked(builder, question, { line, words })
}

type AskedLine = { line: Line; words: AskedWords }

/** Words of what is asked, with the options and the answer that follow them in their line. */
const addAsked = (builder: Builder, question: QuestionBlock, { line, words }: AskedLine) => {
  const { asked, options, optionsText, key } = words
  const between = builder.afterBlank ? '\n\n' : '\n'
  addTo(question.prompt, { text: asked, isLiteral: false }, { between, raw: line.raw })
  const piece = (text: string): Piece => ({ text, isLiteral: false })
  if (options.length > 0) addOptions(builder, question, { line, piece, text: optionsText, options })
  if (key !== null) addAnswer(builder, question, plainAnswer(line, key))
}

/** A line without a mark goes on with what stands before it. */
const addMore = (builder: Builder, line: Line) => {
  const { current, goesOn } = builder
  if (goesOn === null) return addOutside(builder, outsideLine(line))
  const isLiteral = line.literal !== null
  const isParagraph = builder.afterBlank && !isLiteral && !(current?.kind === 'question' && line.isIndented)
  const between = isParagraph ? '\n\n' : isLiteral || line.isIndented ? '\n' : goesOn.between
  addTo(goesOn.words, pieceOf(line, line.text), { between, raw: line.raw })
}

type OptionWords = { line: Line; step: Extract<Step, { as: 'option_words' }> }

/** A line that goes on with an option, and other options behind it. */
const goOnWithOption = (builder: Builder, question: QuestionBlock, { line, step: { within } }: OptionWords) => {
  if (builder.goesOn === null) return
  const { words, between } = builder.goesOn
  const piece = pieceOf(line, line.text)
  const isPlain = !piece.isLiteral && !line.isIndented
  addTo(words, within ? { ...piece, text: within.before } : piece, { between: isPlain ? between : '\n', raw: line.raw })
  if (within)
    addOptions(builder, question, {
      line,
      piece: (text) => pieceOf(line, text),
      text: line.text,
      options: within.options,
    })
  else question.optionLines.push(piece)
  if (isPlain && within === null && looksAlien(line.text))
    builder.problems.push({ line: line.number, problem: 'joined', text: line.text })
}

/** `False` below `True`: neither is an answer. */
const asOptions = (builder: Builder, question: QuestionBlock, line: Line) => {
  const last = goOn(builder, wordsOf(pieceOf(line, line.text), line.raw), ' ')
  const both = [...question.fields.map(({ words }) => words), last]
  question.fields = []
  question.options = both.map((words, at) => ({ label: NUMBERS[at] ?? '', ticked: false, words }))
  question.optionLines = both.map((words) => ({ text: textOf(words), isLiteral: false }))
}

const isWordless = ({ prompt, options, fields, items }: QuestionBlock): boolean =>
  textOf(prompt) === '' && options.length + fields.length + items.length === 0

const beginPart = (builder: Builder, line: Line, marker: PartMarker) => {
  const { current } = builder
  if (current?.kind === 'question' && isWordless(current)) {
    builder.current = null
    addOutside(builder, { line: current.line, lastLine: current.lastLine, text: `Q${current.number ?? ''}` })
  }
  finish(builder)
  endSolutions(builder)
  builder.inPassage = marker.kind === 'group'
  if (marker.kind !== 'group' && marker.kind !== 'text') return
  const words = goOn(builder, wordsOf(pieceOf(line, marker.text), line.raw), '\n')
  builder.current = { kind: marker.kind, line: line.number, lastLine: line.number, words }
}
