import { aiken } from '../aiken/aiken.ts'
import { gift } from '../gift/gift.ts'
import type { Format } from '../lines/format.ts'
import { readPaper } from '../paper/paper.ts'
import { sheet } from '../sheet/sheet.ts'
import { writeQuizText } from './write-quiz-text.ts'

/** As people type a quiz: anything can be read so. */
const quizText: Format = {
  sniff: () => true,
  read: readPaper,
  write: (items) => ({ text: writeQuizText(items), left: [] }),
}

/** The first that knows a text reads it. */
const FORMATS: readonly Format[] = [aiken, sheet, gift]

export const formatOf = (text: string): Format => FORMATS.find(({ sniff }) => sniff(text)) ?? quizText
