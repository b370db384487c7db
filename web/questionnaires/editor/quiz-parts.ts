import { MAX_ITEMS } from '#contract/questionnaires/draft-content.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { traitsOf } from '#domain/questionnaires/drafts/part-pairs.ts'
import { valuesOf } from '#domain/questionnaires/setting-values.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as editor } from '../../i18n/teachers/editor.ts'
import { entryOf, itemOf, settled } from '../entries/draft-entries.ts'
import type { QuizDraft } from '../entries/stored-draft.ts'
import { QUIZ_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { settingLines } from '../settings/setting-lines.ts'
import { itemWords } from '../two-drafts/item-words.ts'
import type { PartsOf } from '../two-drafts/parts-of.ts'
import { detailWords } from '../versions/detail-changes.ts'

const countIn = (items: readonly DraftItem[]): number => items.filter((item) => !isDraftPart(item)).length

/** How many questions are planned; null: as many as there are. */
const plannedIn = ({ details: { questionCount }, items }: QuizDraft): number | null =>
  questionCount === countIn(items) ? null : questionCount

const detailsIn = (draft: QuizDraft) => {
  const { title: _, settings: __, ...details } = draft.details
  return { ...details, questionCount: plannedIn(draft) }
}

const line = (name: string, words: string) => (words === '' ? [] : [`${name}: ${words}`])

/** But the title, and what the settings say. */
const detailLines = (draft: QuizDraft): string => {
  const [, subject, minutes, marking] = detailWords(draft.details)
  const planned = plannedIn(draft)
  return [
    ...[subject, minutes, marking].flatMap((each) => (each ? line(each.name, each.words) : [])),
    ...line(editor('editor.questionCount'), planned === null ? '' : String(planned)),
  ].join('\n')
}

/** A quiz and an exam have the same settings. */
const settingsInWords = ({ details: { settings } }: QuizDraft): string =>
  [...settingLines('quiz', valuesOf(settings)), settings.look.intro].filter((each) => each !== '').join('\n')

/** What is planned as many as there are is so again. */
const putDetails = (draft: QuizDraft, from: QuizDraft): QuizDraft => {
  const { title, settings } = draft.details
  const questionCount = plannedIn(from) ?? countIn(draft.items)
  return { ...draft, details: { ...from.details, title, settings, questionCount } }
}

const withItems = (draft: QuizDraft, items: readonly DraftItem[]): QuizDraft => {
  const planned = plannedIn(draft)
  const count = countIn(items)
  const asMany = count > 1 ? count : draft.details.questionCount && count
  return {
    ...draft,
    details: { ...draft.details, questionCount: planned ?? asMany },
    items: settled(items.map(entryOf)).map(itemOf),
  }
}

const withText = ({ text: _, ...draft }: QuizDraft, { text }: QuizDraft): QuizDraft => ({
  ...draft,
  ...(text !== undefined && { text }),
})

/** Two versions of a quiz, part by part: its questions, and the sections, passages and texts among them. */
export const QUIZ_PARTS: PartsOf<QuizDraft, DraftItem> = {
  kind: QUIZ_DRAFTS,
  fields: [
    {
      name: () => t('drafts.part_title'),
      of: ({ details }) => details.title,
      wordsOf: ({ details }) => details.title,
      put: (draft, from) => QUIZ_DRAFTS.withTitle(draft, from.details.title),
    },
    { name: () => t('drafts.part_details'), of: detailsIn, wordsOf: detailLines, put: putDetails },
    {
      name: () => t('drafts.part_settings'),
      of: ({ details }) => details.settings,
      wordsOf: settingsInWords,
      put: (draft, from) => ({ ...draft, details: { ...draft.details, settings: from.details.settings } }),
    },
    { name: () => t('drafts.part_typed'), of: ({ text }) => text, wordsOf: ({ text = '' }) => text, put: withText },
  ],
  itemsOf: ({ items }) => items,
  traitsOf,
  wordsOf: (_, item, number) => itemWords(item, number),
  withItems,
  most: MAX_ITEMS,
}
