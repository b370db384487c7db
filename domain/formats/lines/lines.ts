import { unadorned } from './adorned.ts'
import { answerIn } from './answer-lines.ts'
import { isBareName } from './fields.ts'
import { itemIn } from './line-kinds.ts'
import { literalIn } from './literal.ts'
import { isBareLabel, startIn, tidied } from './markers.ts'
import { partMarkerIn } from './parts.ts'
import type { Piece } from './words.ts'

/** A line of pasted text. `literal`: what stands behind a backslash, which is words whatever it looks like. */
export type Line = { number: number; raw: string; text: string; literal: string | null; isIndented: boolean }

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

export const linesOf = (text: string): Line[] => text.split(LINE_END).map((raw, index) => lineOf(raw, index + 1))

/** Of a message: `[12/03/24, 9:15 PM] Suman Sir: ...`. */
const SENDER =
  /^\s*\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?\]?\s*(?:-\s*)?[^:]{1,40}:\s+(?=\S)/i

/** A line of a text as it is looked at; `number`: from 1. */
export const lineOf = (written: string, number: number): Line => {
  const raw = written.replace(SENDER, '')
  const line = { number, raw, isIndented: INDENTED.test(raw) }
  const at = raw.indexOf('\\')
  const literal = at === -1 ? null : literalIn(raw.slice(at))
  const head = literal === null ? '' : tidied(raw.slice(0, at))
  if (literal === null || !isBareMarker(head)) return { ...line, text: unadorned(tidied(raw)), literal: null }
  return { ...line, text: head, literal }
}

/** What a line says behind its marker. */
export const pieceOf = ({ literal }: Line, text: string): Piece => ({
  text: literal ?? text,
  isLiteral: literal !== null,
})
