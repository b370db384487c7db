import type { Kind, Specs } from '../../questions/rules.ts'
import type { Field, QuestionBlock, TextProblem } from '../lines/block.ts'
import type { FieldName } from '../lines/fields.ts'
import { guarded, guardedBehind } from '../lines/literal.ts'
import { textOf } from '../lines/words.ts'

/** `lost`: what stays in the text, where it is not the line of a name. */
export type Report = (problem: TextProblem, lost?: string) => void

/** Lines behind labels, lines behind dashes, and what is said to be right. */
export type Part = 'options' | 'items' | 'answers'

/** How one kind of question is written as text, and read. */
export type KindText<K extends Kind> = {
  /** What it has a place for, beside the names of its own in `fields.ts`: all else stays in the text. */
  holds: readonly Part[]
  read: (block: QuestionBlock, report: Report) => Specs[K]['draft']
  /** The lines behind what is asked. */
  write: (draft: Specs[K]['draft']) => string[]
}

/** What names a value each of its lines: a question, or the heading of a section. */
export type WithFields = { fields: readonly Field[] }

export const fieldsOf = ({ fields }: WithFields, name: FieldName): Field[] =>
  fields.filter((field) => field.name === name)
export const lastOf = (block: WithFields, name: FieldName): Field | undefined => fieldsOf(block, name).at(-1)
export const textsOf = (block: WithFields, name: FieldName): string[] =>
  fieldsOf(block, name).map(({ words }) => textOf(words))

/** A value behind its name; null for none, and reported where it is not understood. */
export const valueIn = <T>(
  block: WithFields,
  { name, meant, report }: { name: FieldName; meant: (text: string) => T | null; report: Report },
): T | null => {
  const field = lastOf(block, name)
  if (field === undefined) return null
  const text = textOf(field.words)
  const value = meant(text)
  if (value === null) report({ line: field.line, problem: 'unknown_value', text })
  return value
}

const INDENT = '   '

const behind = (marker: string, text: string): string => (text === '' ? marker : `${marker} ${text}`)

/** A short text behind its marker, as many lines as it has: each so that it is read as it is. */
export const written = (marker: string, text: string): string[] => {
  const [first = '', ...others] = text.split('\n')
  return [
    behind(marker, text === '' ? '' : guardedBehind(first)),
    ...others.map((line) => (guarded(line) === line ? `${INDENT}${line}` : guarded(line))),
  ]
}

/** A text that goes on in the lines that follow its marker. */
export const writtenLong = (marker: string, text: string): string[] => {
  const [first = '', ...others] = text.split('\n')
  return [behind(marker, text === '' ? '' : guarded(first)), ...others.map(guarded)]
}
