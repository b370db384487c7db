import { writtenItem } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { traitsOfQuestion } from '#domain/questionnaires/drafts/part-pairs.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { settingLines } from '../settings/setting-lines.ts'
import type { PartsOf } from '../two-drafts/parts-of.ts'
import { emptyPoll, type PollDraft, type PollQuestion, valuesOfPoll } from './poll-draft.ts'
import { POLL_DRAFTS } from './poll-drafts.ts'
import { AS_ENTRIES } from './poll-entries.ts'

/** Two versions of a poll, question by question. */
export const POLL_PARTS: PartsOf<PollDraft, PollQuestion> = {
  kind: POLL_DRAFTS,
  fields: [
    {
      name: () => t('drafts.part_title'),
      of: ({ title }) => title,
      wordsOf: ({ title }) => title,
      put: (draft, { title }) => ({ ...draft, title }),
    },
    {
      name: () => t('drafts.part_settings'),
      of: ({ responding }) => responding,
      wordsOf: ({ responding }) => settingLines('poll', valuesOfPoll({ responding })).join('\n'),
      put: (draft, { responding }) => ({ ...draft, responding }),
    },
  ],
  itemsOf: ({ questions }) => questions,
  traitsOf: ({ question }) => traitsOfQuestion(question),
  wordsOf: (_, { question }, number) => writtenItem(question, number),
  withItems: (draft, questions) => ({
    ...draft,
    questions: questions.length > 0 ? [...questions] : emptyPoll().questions,
  }),
  most: AS_ENTRIES.offers.mostQuestions,
}
