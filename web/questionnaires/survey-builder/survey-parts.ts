import { writtenItem } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { oneFormOf } from '#domain/questionnaires/drafts/one-form.ts'
import { type PartTraits, traitsOfQuestion } from '#domain/questionnaires/drafts/part-pairs.ts'
import { MAX_SECTIONS } from '#domain/questionnaires/items/passage.ts'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as surveys } from '../../i18n/teachers/surveys.ts'
import { newKeys } from '../drafts/new-keys.ts'
import { settingLines } from '../settings/setting-lines.ts'
import { settingName } from '../settings/setting-texts.ts'
import { answersNamed } from '../surveys/answers-named.ts'
import { questionsOf, type SurveyDraft, type SurveyPage, type SurveyQuestion } from '../surveys/draft.ts'
import { type PageAlone, type Part, pagesOf, partsOf } from '../surveys/parts-in-list.ts'
import { withTextsFor } from '../surveys/spoken.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import type { Field, PartsOf } from '../two-drafts/parts-of.ts'
import { whenInWords } from './conditions.ts'
import { jumpInWords } from './jump-in-words.ts'
import { valuesOfSurvey } from './survey-values.ts'

const traitsOf = (part: Part): PartTraits => {
  if ('entry' in part) return traitsOfQuestion(part.entry.question)
  const { title, instructions, format } = part.page
  const rest = instructions.trim() === '' ? null : oneFormOf([instructions, format])
  return { kind: 'page', name: title, rest }
}

const linesOf = (lines: readonly string[]): string => lines.filter((line) => line.trim() !== '').join('\n')

const pageWords = (draft: SurveyDraft, { title, instructions, shownIf, jumps }: PageAlone): string =>
  linesOf([
    answersNamed(title),
    answersNamed(instructions),
    shownIf ? surveys('surveys.pathShown', { condition: whenInWords(shownIf, questionsOf(draft)) }) : '',
    ...jumps.map((jump) => jumpInWords(draft, jump)),
  ])

const questionWords = (draft: SurveyDraft, { question, shownIf, filledBy }: SurveyQuestion, number: number): string => {
  const { prompt } = question
  return linesOf([
    writtenItem({ ...question, prompt: answersNamed(prompt) }, number),
    question.isRequired ? surveys('surveys.required') : '',
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
const pagesWith = (parts: readonly Part[]): SurveyPage[] => {
  if (parts.some((part) => 'page' in part)) return pagesOf(parts)
  const page: PageAlone = { key: newKeys(), title: '', instructions: '', shownIf: null, jumps: [] }
  return pagesOf([{ key: page.key, page }, ...parts])
}

/** Two versions of a survey, part by part: its pages and what they ask. */
export const SURVEY_PARTS: PartsOf<SurveyDraft, Part> = {
  kind: SURVEY_DRAFTS,
  fields: [...TEXTS, SETTINGS],
  itemsOf: partsOf,
  traitsOf,
  wordsOf: (draft, part, number) =>
    'page' in part ? pageWords(draft, part.page) : questionWords(draft, part.entry, number),
  withItems: (draft, parts) => ({ ...draft, pages: pagesWith(parts) }),
  toldFor: (draft, order) =>
    withTextsFor(
      order.filter((part) => 'entry' in part),
      draft,
    ),
  most: MAX_QUESTIONS + MAX_SECTIONS,
}
