import { MAX_ITEMS } from '#contract/questionnaires/draft-content.ts'
import { writtenItem } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { oneFormOf } from '#domain/questionnaires/drafts/one-form.ts'
import { type PartTraits, traitsOf as traitsOfItem } from '#domain/questionnaires/drafts/part-pairs.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as surveys } from '../../i18n/teachers/surveys.ts'
import { newKeys } from '../drafts/new-keys.ts'
import {
  type Entry,
  isQuestion,
  itemOf,
  type PartEntry,
  type QuestionEntry,
  settled,
} from '../entries/draft-entries.ts'
import { EVERYBODY } from '../entries/entry-rules.ts'
import { wordingOf } from '../entries/listed-text.ts'
import { settingLines } from '../settings/setting-lines.ts'
import { settingName } from '../settings/setting-texts.ts'
import { answersNamed } from '../surveys/answers-named.ts'
import { OFFERS, questionsOf, type SurveyDraft, type SurveyPage } from '../surveys/draft.ts'
import { withTextsFor } from '../surveys/spoken.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { entriesOf, pagesOf } from '../surveys/survey-entries.ts'
import type { Field, PartsOf } from '../two-drafts/parts-of.ts'
import { typedPart } from '../two-drafts/typed-part.ts'
import { whenInWords } from './conditions.ts'
import { jumpInWords } from './jump-in-words.ts'
import { valuesOfSurvey } from './survey-values.ts'

const traitsOf = (entry: Entry): PartTraits => {
  if (isQuestion(entry) || entry.part.kind !== 'section') return traitsOfItem(itemOf(entry))
  const { title, text, format } = entry.part
  const rest = text.trim() === '' ? null : oneFormOf([text, format])
  return { kind: 'page', name: title, rest }
}

const linesOf = (lines: readonly string[]): string => lines.filter((line) => line.trim() !== '').join('\n')

const partWords = (draft: SurveyDraft, { part, page: { shownIf, jumps } = EVERYBODY }: PartEntry): string =>
  linesOf([
    part.kind === 'section' ? answersNamed(part.title) : '',
    answersNamed(part.text),
    shownIf ? surveys('surveys.pathShown', { condition: whenInWords(shownIf, questionsOf(draft)) }) : '',
    ...jumps.map((jump) => jumpInWords(draft, jump)),
  ])

const questionWords = (draft: SurveyDraft, entry: QuestionEntry, number: number): string => {
  const { question, inPassage, shownIf, filledBy } = entry
  const { prompt } = question
  return linesOf([
    writtenItem({ ...question, prompt: answersNamed(prompt) }, number, wordingOf(OFFERS)),
    inPassage ? t('drafts.inPassage') : '',
    shownIf ? surveys('surveys.pathQuestion', { number, condition: whenInWords(shownIf, questionsOf(draft)) }) : '',
    filledBy === undefined ? '' : `${surveys('surveys.filledBy')}: ${filledBy}`,
  ])
}

/** With what people read who have answered. */
const TEXTS: readonly Field<SurveyDraft>[] = [
  {
    name: () => t('drafts.part_title'),
    of: ({ title }) => title,
    wordsOf: ({ title }) => title,
    put: (draft, { title }) => ({ ...draft, title }),
  },
  {
    name: () => surveys('surveys.welcome'),
    of: ({ welcome, welcomeFormat }) => [welcome, welcomeFormat],
    wordsOf: ({ welcome }) => welcome,
    put: ({ welcomeFormat: _, ...draft }, { welcome, welcomeFormat }) => ({
      ...draft,
      welcome,
      ...(welcomeFormat && { welcomeFormat }),
    }),
  },
  {
    name: () => settingName('thanks'),
    of: ({ responding }) => [responding.thanks, responding.thanks_format],
    wordsOf: ({ responding }) => answersNamed(responding.thanks),
    put: (draft, { responding: { thanks, thanks_format } }) => ({
      ...draft,
      responding: { ...draft.responding, thanks, thanks_format },
    }),
  },
]

const SETTINGS: Field<SurveyDraft> = {
  name: () => t('drafts.part_settings'),
  of: ({ isOneByOne, joining, responding: { thanks: _, thanks_format: __, ...responding } }) => [
    isOneByOne,
    joining,
    responding,
  ],
  wordsOf: (draft) => settingLines('survey', valuesOfSurvey(draft)).join('\n'),
  put: (draft, { isOneByOne, joining, responding }) => {
    const { thanks, thanks_format } = draft.responding
    return { ...draft, isOneByOne, joining, responding: { ...responding, thanks, thanks_format } }
  },
}

/** Without any page, what is asked stands on a new one. */
const pagesWith = (entries: readonly Entry[]): SurveyPage[] => {
  const pages = pagesOf(settled(entries))
  if (pages.length > 0) return pages
  const part = { kind: 'section' as const, title: '', text: '' }
  return pagesOf([{ key: newKeys(), part, page: EVERYBODY }, ...settled(entries)])
}

/** Two versions of a survey, part by part: its pages and what they ask. */
export const SURVEY_PARTS: PartsOf<SurveyDraft, Entry> = {
  kind: SURVEY_DRAFTS,
  fields: [...TEXTS, SETTINGS, typedPart(OFFERS)],
  itemsOf: entriesOf,
  traitsOf,
  wordsOf: (draft, entry, number) =>
    isQuestion(entry) ? questionWords(draft, entry, number) : partWords(draft, entry),
  withItems: (draft, entries) => ({ ...draft, pages: pagesWith(entries) }),
  toldFor: (draft, order) => withTextsFor(order.filter(isQuestion), draft),
  most: MAX_ITEMS,
}
