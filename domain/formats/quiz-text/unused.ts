import type { Kind } from '../../questions/rules.ts'
import type { QuestionBlock } from '../lines/block.ts'
import { type FieldName, isOfAllKinds, isOfKind } from '../lines/fields.ts'
import { textOf } from '../lines/words.ts'
import type { Part, Report } from './kind-text.ts'
import { KIND_TEXTS } from './kind-texts.ts'

const SEVERAL: ReadonlySet<FieldName> = new Set([
  'answer',
  'explanation',
  'passage',
  'extra',
  'point',
  'model',
  'row',
  'column',
  'statement',
])

type Read = { kind: Kind; isKept: boolean; report: Report }

/** Names what a question of its kind has no place for, so that it stays in the text. */
export const reportUnused = ({ line, options, items, fields }: QuestionBlock, { kind, isKept, report }: Read) => {
  const holds = (part: Part) => !isKept && KIND_TEXTS[kind].holds.includes(part)
  const tell = (at: number, text: string, marker: string) =>
    report({ line: at, problem: 'unknown_value', text }, `${marker} ${text}`)
  if (!holds('options')) for (const { label, words } of options) tell(line, textOf(words), `${label})`)
  if (!holds('items')) for (const words of items) tell(line, textOf(words), '-')
  const lastOf = new Map(fields.map(({ name }, at) => [name, at]))
  for (const [at, field] of fields.entries()) {
    const isOver = at !== lastOf.get(field.name) && !hasSeveral(field.name, kind)
    if (isOver || !hasPlace(field.name, kind, isKept))
      tell(field.line, textOf(field.words), `${field.written || 'Ans'}:`)
  }
}

const hasSeveral = (name: FieldName, kind: Kind): boolean =>
  SEVERAL.has(name) && !(name === 'answer' && kind === 'true_false')

const hasPlace = (name: FieldName, kind: Kind, isKept: boolean): boolean => {
  if (name === 'answer') return !isKept && KIND_TEXTS[kind].holds.includes('answers')
  return isOfAllKinds(name) ? name !== 'draft' || isKept : !isKept && isOfKind(name, kind)
}
