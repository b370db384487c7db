import { optionsIn, tidied } from '#domain/formats/lines/markers.ts'
import { type ReadQuiz, readQuizText } from '#domain/formats/quiz-text/read-quiz-text.ts'
import type { Mapping } from '#domain/formats/sheet/columns-for.ts'
import { isComplete } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { choicesIn } from '#domain/questionnaires/items/facets.ts'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { hasWrittenOptions, MIN_OPTIONS } from '#domain/questions/parts/options.ts'
import { isByHand, USUAL_KIND } from '#domain/questions/traits.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'

/** A quiz as people type it, in the words of this page where words have to be added. `columns`: what those of a sheet are. */
export const readText = (text: string, most = MAX_QUESTIONS, columns: Mapping | null = null): ReadQuiz => {
  if (last?.text !== text || last.most !== most || last.columns !== columns)
    last = { text, most, columns, read: readQuizText(text, { fillIn: t('quizText.fillIn'), columns }, most) }
  return last.read
}
/** While somebody types, several ask for the same text one after the other. */
let last: { text: string; most: number; columns: Mapping | null; read: ReadQuiz } | null = null

const isQuestionWithParts = (item: DraftItem): boolean => {
  if (isDraftPart(item)) return false
  // Numbered lines alone may be statements of one question.
  if (isByHand(item.kind) && item.points === undefined) return false
  if (isComplete(item)) return true
  return (
    item.kind === USUAL_KIND.knowledge && choicesIn(item).filter(({ text }) => isFilled(text)).length >= MIN_OPTIONS
  )
}

/** Whether a paste holds more than the text of one question. */
export const looksLikeQuestions = (text: string): boolean =>
  /[\n\t]/.test(text) && readText(text).items.some(isQuestionWithParts)

type Read = { texts: string[]; labels: string[] }

/** Several options as they are pasted into one: a line each, without their labels. */
export const pastedOptions = (text: string): string[] => {
  const read: Read = { texts: [], labels: [] }
  for (const line of text.split(/\r\n|\r|\n/).map(tidied)) {
    if (line === '') continue
    const plain = [{ label: '', text: line.replace(/^[-•*]\s+/, '') }]
    for (const { label, text } of optionsIn(line, { labels: read.labels }) ?? plain) {
      read.texts.push(text)
      read.labels.push(label)
    }
  }
  return hasWrittenOptions(read.texts) ? read.texts : []
}
