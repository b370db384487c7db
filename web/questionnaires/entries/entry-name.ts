import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { type Entry, isQuestion, type PartEntry } from './draft-entries.ts'

const NAMES = {
  question: 'editor.question',
  group: 'editor.passageNumber',
  text: 'editor.textNumber',
  section: 'editor.sectionNumber',
  page: 'editor.pageNumber',
} as const

/** What a part is called: its kind, or a page. */
export const partNoun = ({ part, page }: PartEntry): DraftPart['kind'] | 'page' => (page ? 'page' : part.kind)

/** `number`: of a question among the questions, of a passage among the passages, and so on, from 1. */
type Named = { name: string; number: number; isQuestion: boolean }

/** What each entry is called, in their order. */
export const entryNames = (entries: readonly Entry[]): Named[] => {
  const counts = { question: 0, group: 0, text: 0, section: 0, page: 0 }
  return entries.map((entry) => {
    const kind = isQuestion(entry) ? 'question' : partNoun(entry)
    counts[kind] += 1
    const number = counts[kind]
    return { name: t(NAMES[kind], { number: formatNumber(number) }), number, isQuestion: kind === 'question' }
  })
}

/** What one of them is called. */
export const entryName = ({ entries }: { entries: readonly Entry[] }, { key }: Entry): string =>
  entryNames(entries)[entries.findIndex((entry) => entry.key === key)]?.name ?? ''

/** A section as its teacher has called it; without a title, by its number. */
export const sectionName = (list: { entries: readonly Entry[] }, entry: PartEntry): string =>
  (entry.part.kind === 'section' && entry.part.title.trim()) || entryName(list, entry)
