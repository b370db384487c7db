import { unadorned } from './adorned.ts'
import { answerIn } from './answer-lines.ts'
import type { TextProblem } from './block.ts'
import { isBareName } from './fields.ts'
import { itemIn } from './line-kinds.ts'
import { literalIn } from './literal.ts'
import { isBareLabel, type Labelled, optionsBehind, startIn, tidied } from './markers.ts'
import { withoutOptionsName } from './of-no-question.ts'
import { partMarkerIn } from './parts.ts'
import type { ProgramTold } from './program-parts.ts'
import { withPlainDigits } from './scripts.ts'
import { messageIn } from './senders.ts'
import type { Piece } from './words.ts'

/** A line of pasted text. `literal`: what stands behind a backslash, which is words whatever it looks like. */
export type Line = {
  number: number
  raw: string
  text: string
  literal: string | null
  isIndented: boolean
  /** Who sent it, where it begins a message. */
  sender: string | null
  /** What says so, before its words; empty for none. */
  head: string
  /** What stands at its end, set off from its words. */
  marks: number | null
  /** What a program wrote, and nobody who asks. */
  told: ProgramTold | null
  /** Whether more stands in its line of the text. */
  isPart: boolean
  /** What of the lines around it can be read in several ways. */
  doubt: TextProblem | null
  /** What it is in directions that say the options of several questions. */
  shared: SharedLine | null
}

/** `numbers`: of the questions that the options are for; null where none are said. */
export type SharedOptions = { options: readonly Labelled[]; numbers: ((number: number) => boolean) | null }
/** What a line of such directions is. The options stand behind the last one. */
export type SharedLine = { isOption: boolean; shared: SharedOptions | null }

export const LINE_END = /\r\n|[\r\n\f\u2028\u2029]/g

const INDENTED = /^ {3}/

const isBareMarker = (head: string): boolean => {
  const part = partMarkerIn(head)
  return (
    head === '' ||
    startIn(head)?.text === '' ||
    isBareLabel(head) ||
    isBareName(head) ||
    answerIn(head)?.label === '' ||
    itemIn(head) === '' ||
    (part !== null && part.kind !== 'end' && part.text === '')
  )
}

export const linesOf = (text: string): Line[] => {
  const written = text.split(LINE_END)
  const lines = written.map((raw, index) => lineOf(raw, index + 1))
  const isSetOff = (at: number): boolean => {
    const line = lines[at]
    return line !== undefined && line.marks !== null && startIn(line.text) === null && !LETTERED.test(line.text)
  }
  // Numbers in lines that follow each other are a column, and no marks.
  const inColumn = lines.flatMap((_, at) => (isSetOff(at) && (isSetOff(at - 1) || isSetOff(at + 1)) ? [at] : []))
  for (const at of inColumn) lines[at] = lineOf((written[at] ?? '').replace(GAPS, ' '), at + 1)
  return lines
}

/** `(2 marks)` alone: those of the question, or of the section, above it. */
const MARKS_ALONE = /^[([]?\s?(\p{Nd}{1,2}(?:\.\p{Nd}{1,2})?)\s?(?:marks?|mks?|points?|pts|নম্বর|अंक)\s?[)\]]?$/iu

const GAPS = /(?<=\S)\s{3,}(?=\S)/gu

/** Marks at the end of the line of a question, set off by a gap: `Define force.      2`; of any line, at the edge of a page. */
const SET_OFF = /(?<=\S)(?:\s{3,}|\t\s*)[([]?(\p{Nd}{1,2})\s?(?:marks?|অংশ|নম্বর|अंक|नंबर)?[)\]]?\s*$/iu
const AT_EDGE = /(?<=\S)\s{10,}[([]?(\p{Nd}{1,2})\s?(?:marks?|নম্বর|अंक|नंबर)?[)\]]?\s*$/iu

/** `(ক) কী বোঝো?    ৩`: a sentence below a number. */
const LETTERED = /^[([]\s?(?:\p{L}|[ivx]{1,4})\s?[)\]]\s*(.*[?.।]['"”’]?)$/iu
/** Fewer signs are no question, but a row of numbers. */
const SHORTEST_ASKED = 6

const marksSetOff = (raw: string): { words: string; marks: number } | null => {
  const found = AT_EDGE.exec(raw) ?? SET_OFF.exec(raw)
  if (found === null) return null
  const words = raw.slice(0, found.index)
  const isEdge = AT_EDGE.test(raw)
  const asked = startIn(tidied(words))?.text ?? (LETTERED.exec(tidied(words))?.[1] || '')
  if (!isEdge && (asked.length < SHORTEST_ASKED || optionsBehind(tidied(words)) !== null)) return null
  return { words, marks: Number(withPlainDigits(found[1] ?? '')) }
}

const textIn = (raw: string): string => withoutOptionsName(unadorned(tidied(raw))).replace(MARKS_ALONE, 'Marks: $1')

/** A line of a text as it is looked at; `number`: from 1. */
export const lineOf = (written: string, number: number): Line => {
  const message = messageIn(written)
  const found = marksSetOff(message?.words ?? written)
  const raw = found?.words ?? message?.words ?? written
  const line = {
    number,
    raw,
    isIndented: INDENTED.test(raw),
    sender: message?.sender ?? null,
    head: message === null ? '' : written.slice(0, written.length - message.words.length).trim(),
    marks: found?.marks ?? null,
    told: null,
    isPart: false,
    doubt: null,
    shared: null,
  }
  const at = raw.indexOf('\\')
  const literal = at === -1 ? null : literalIn(raw.slice(at))
  const head = literal === null ? '' : tidied(raw.slice(0, at))
  if (literal === null || !isBareMarker(head)) return { ...line, text: textIn(raw), literal: null }
  return { ...line, text: head, literal }
}

/** What a line says behind its marker. */
export const pieceOf = ({ literal }: Line, text: string): Piece => ({
  text: literal ?? text,
  isLiteral: literal !== null,
})
