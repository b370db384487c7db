import { formatOf, sheetFormat } from '#domain/formats/quiz-text/formats.ts'
import type { ReadQuiz } from '#domain/formats/quiz-text/read-quiz-text.ts'
import type { Column } from '#domain/formats/sheet/column-names.ts'
import { columnsFor, type Mapping, type ProposedMapping } from '#domain/formats/sheet/columns-for.ts'
import { tableIn } from '#domain/formats/sheet/table.ts'
import { isComplete } from '#domain/questionnaires/drafts/draft.ts'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { readText } from '../entries/pasted-questions.ts'

/** What a column can be said to be, in the order of a select. */
export const OFFERED_COLUMNS = [
  ...(['prompt', 'option', 'options', 'answer', 'explanation', 'marks', 'wrong'] as const),
  ...(['type', 'section', 'language', 'number'] as const),
] satisfies Column[]

export type OfferedColumn = (typeof OFFERED_COLUMNS)[number]

export const isOffered = (column: Column | null): column is OfferedColumn =>
  OFFERED_COLUMNS.some((offered) => offered === column)

/** `isNeeded`: its headings do not say what its columns are. */
export type SheetColumns = ProposedMapping & { isNeeded: boolean }

/** The columns of a sheet, of which somebody may say what they are; null where a text is none. */
export const sheetColumns = (text: string): SheetColumns | null => {
  const proposed = columnsFor(text)
  if (proposed === null || proposed.rowCount === 0) return null
  const mapping = { ...proposed, columns: proposed.columns.map((column) => (isOffered(column) ? column : null)) }
  if (formatOf(text) === sheetFormat) return { ...mapping, isNeeded: isUnnamed(text) }
  // Read as a paper, it is one as soon as it has a question.
  if (completeIn(readText(text)) > 0) return null
  const isLikely = completeIn(readText(text, undefined, mapping)) > 0
  return isLikely || proposed.names.length > FEWEST_OF_SHEET ? { ...mapping, isNeeded: isLikely } : null
}
/** Two columns stand beside each other in other texts too. */
const FEWEST_OF_SHEET = 2

/** A first row that is left out, as it names columns in words that are not known. */
const isUnnamed = (text: string): boolean => tableIn(text)?.headed === null && sheetFormat.read(text).outside.length > 0

const completeIn = ({ items }: ReadQuiz): number =>
  items.filter((item) => !isDraftPart(item) && isComplete(item)).length

/** The first rows as a table shows them: with the row of headings, where it is a question. */
export const sampleRows = ({ names, sample, headingRows }: ProposedMapping, shown: Mapping): string[][] =>
  shown.headingRows < headingRows ? [names, ...sample] : sample
