import type { LeftOut } from '#domain/formats/lines/format.ts'
import { WRITTEN_FORMATS, type WrittenFormat } from '#domain/formats/quiz-text/formats.ts'
import { isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { itemOf } from '../entries/draft-entries.ts'
import type { DraftList } from '../entries/draft-list.ts'
import { textOfQuiz } from '../entries/text-of-quiz.ts'

/** The questions of a list in a format. `numbers`: of its items, as the editor counts questions; null: it is none. */
export type WrittenFile = { text: string; left: LeftOut[]; items: DraftItem[]; numbers: (number | null)[] }

export const writtenFile = (list: DraftList, format: WrittenFormat): WrittenFile => {
  const all = list.entries.map(itemOf)
  let count = 0
  const numbered = all.map((item) => {
    if (isDraftPart(item)) return { item, number: null }
    count += 1
    return { item, number: count }
  })
  const asked = numbered.filter(({ item }) => isDraftPart(item) || !isEmptyDraft(item))
  const items = asked.map(({ item }) => item)
  const numbers = asked.map(({ number }) => number)
  // As it is typed, with all that is in no question.
  if (format === 'text') return { text: textOfQuiz(list, list.text), left: [], items, numbers }
  return { ...(WRITTEN_FORMATS[format].write?.(items) ?? { text: '', left: [] }), items, numbers }
}

/** Spreadsheets take what does not begin with this mark for the letters of Windows. */
const MARK_OF_UNICODE = '\ufeff'

export const fileOf = (text: string, format: WrittenFormat): Blob =>
  format === 'csv'
    ? new Blob([MARK_OF_UNICODE + text], { type: 'text/csv;charset=utf-8' })
    : new Blob([text], { type: 'text/plain;charset=utf-8' })

/** File systems have 255 bytes for a name, and letters of Bengali take three each. */
const MOST_OF_TITLE = 60

export const nameOfFile = (
  title: string,
  { format, untitled }: { format: string | null; untitled: string },
): string => {
  const signs = [...title.replace(/\s+/g, ' ').trim()]
  // A name without a letter or a number would be none, or one that is hidden.
  const named = signs
    .slice(0, MOST_OF_TITLE)
    .join('')
    .replace(/^[\s./\\]+/, '')
    .trim()
  const name = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(named) ? named : untitled
  return format === null ? name : `${name} ${format}`
}
