import { type DraftQuestion, readDraft } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { acceptedField, pointField } from '#domain/questions/parts/field-names.ts'
import { asProse } from '#domain/text/as-prose.ts'
import { pictureTokensIn } from '#domain/text/picture-tokens.ts'
import { type Entry, isQuestion } from './draft-entries.ts'
import type { Contents } from './several-entries.ts'

export type Wanted = { text: string; matchesCase: boolean }

/** Where it was found: in which field of which entry, from which sign to which. */
export type Match = { key: number; field: string; text: string; from: number; to: number }

/** What becomes of each text of a question or passage; `field` is the name of its field in the editor. */
type Write = (text: string, field: string) => string

const each = (value: unknown, change: (part: unknown, at: number) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value

const written = (part: unknown, name: string, write: (text: string) => string): unknown => {
  const text: unknown = Object(part)[name]
  return typeof text === 'string' ? { ...Object(part), [name]: write(text) } : part
}

const texts = (fieldOf: (at: number) => string) => (value: unknown, write: Write) =>
  each(value, (text, at) => (typeof text === 'string' ? write(text, fieldOf(at)) : text))

const text = (field: string) => (value: unknown, write: Write) =>
  typeof value === 'string' ? write(value, field) : value

/** The parts of drafts that people read; all others are numbers, ticks and places. */
const PARTS: Record<string, (value: unknown, write: Write) => unknown> = {
  options: texts((at) => `option-${at}`),
  items: texts((at) => `item-${at}`),
  extras: texts((at) => `extra-${at}`),
  accepted: texts(acceptedField),
  columns: texts((at) => `column-${at}`),
  low: text('low'),
  middle: text('middle'),
  high: text('high'),
  statement: text('statement'),
  passage: text('passage'),
  model: text('model'),
  pairs: (value, write) =>
    each(value, (pair, at) =>
      ['left', 'right'].reduce((sides, side) => written(sides, side, (of) => write(of, `${side}-${at}`)), pair),
    ),
  rows: texts((at) => `row-${at}`),
  rubric: (value, write) => each(value, (point, at) => written(point, 'text', (of) => write(of, pointField(at)))),
}

const rewritten = (question: DraftQuestion, write: Write): DraftQuestion => {
  const { kind, prompt, explanation, draft, ...rest } = question
  const texts = {
    ...rest,
    prompt: write(prompt, 'problem'),
    ...(explanation !== undefined && { explanation: write(explanation, 'explanation') }),
  }
  const parts = Object.entries(draft).map(([name, value]) => [name, PARTS[name]?.(value, write) ?? value])
  return readDraft(kind, texts, Object.fromEntries(parts)) ?? question
}

const contentOf = (entry: Entry, write: Write): DraftQuestion | DraftPart => {
  if (isQuestion(entry)) return rewritten(entry.question, write)
  const { part } = entry
  if (part.kind !== 'section') return { ...part, text: write(part.text, 'text') }
  return { ...part, title: write(part.title, 'title'), text: write(part.text, 'text') }
}

const patternOf = ({ text, matchesCase }: Wanted): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), matchesCase ? 'gu' : 'giu')

/** The name of a picture is no text: whoever changed it would lose the picture. */
const placesIn = (text: string, pattern: RegExp): { from: number; to: number }[] => {
  const pictures = text.includes('![') ? pictureTokensIn(text) : []
  return [...text.matchAll(pattern)]
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length }))
    .filter(({ from, to }) => pictures.every((picture) => to <= picture.from || from >= picture.to))
}

/** In the order in which they stand. */
export const matchesIn = (entries: readonly Entry[], wanted: Wanted): Match[] => {
  if (wanted.text === '') return []
  const pattern = patternOf(wanted)
  const matches: Match[] = []
  for (const entry of entries) {
    contentOf(entry, (text, field) => {
      for (const place of placesIn(text, pattern)) matches.push({ key: entry.key, field, text, ...place })
      return text
    })
  }
  return matches
}

/** What the entries become whose matches these are, each match with `by` in its place. */
export const replaced = (entries: readonly Entry[], matches: readonly Match[], by: string): Contents => {
  const keys = new Set(matches.map(({ key }) => key))
  const found = entries.filter(({ key }) => keys.has(key))
  return new Map(
    found.map((entry) => {
      const own = matches.filter(({ key }) => key === entry.key)
      const write: Write = (text, field) =>
        own
          .filter((match) => match.field === field)
          .reduceRight((before, { from, to }) => before.slice(0, from) + by + before.slice(to), text)
      return [entry.key, contentOf(entry, write)]
    }),
  )
}

/** A plain question as prose that reads the same. */
export const questionAsProse = (question: DraftQuestion): DraftQuestion => ({
  ...rewritten(question, asProse),
  format: 'prose',
})
