import { aiken } from '../aiken/aiken.ts'
import { formPage } from '../form-page/form-page.ts'
import { gift } from '../gift/gift.ts'
import type { Format } from '../lines/format.ts'
import { readPaper } from '../paper/paper.ts'
import { sheet } from '../sheet/sheet.ts'
import { writeSheet } from '../sheet/write-sheet.ts'
import { withBoldKeys } from './bold-options.ts'
import { withHeadingWorth } from './heading-worth.ts'
import { questionFrom } from './meaning.ts'
import { writeQuizText } from './write-quiz-text.ts'

/** As people type a quiz: anything can be read so. */
const quizText: Format = {
  sniff: () => true,
  read: (text) => withHeadingWorth(withBoldKeys(readPaper(text))),
  write: (items) => ({ text: writeQuizText(items), left: [] }),
}

/** Rows of cells, as spreadsheets and programs for quizzes have them. */
export const sheetFormat: Format = {
  ...sheet,
  write: (items) => writeSheet(items, (block) => questionFrom(block, { fillIn: '' }, () => undefined)),
}

/** The first that knows a text reads it. */
const FORMATS: readonly Format[] = [aiken, sheetFormat, gift, formPage]

export const formatOf = (text: string): Format => FORMATS.find(({ sniff }) => sniff(text)) ?? quizText

export const isTyped = (format: Format): boolean => format === quizText || format === formPage

/** What questions are written as, for people or for other programs. */
export const WRITTEN_FORMATS = { text: quizText, gift, aiken, csv: sheetFormat }
export type WrittenFormat = keyof typeof WRITTEN_FORMATS
