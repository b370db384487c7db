import { writtenItem } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { traitsOfQuestion } from '#domain/questionnaires/drafts/part-pairs.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as desk } from '../../i18n/teachers/hall-desk.ts'
import { t as polls } from '../../i18n/teachers/polls.ts'
import type { PartsOf } from '../two-drafts/parts-of.ts'
import { emptyPoll, type PollDraft, type PollQuestion } from './poll-draft.ts'
import { POLL_DRAFTS } from './poll-drafts.ts'
import { AS_ENTRIES } from './poll-entries.ts'

type NameShown = 'no' | 'optional' | 'required'
const nameShown = (askName: PollDraft['responding']['ask_name']): NameShown => (askName === 'form' ? 'no' : askName)

const settingLines = ({ responding }: PollDraft): string =>
  [
    ...(responding.changeable ? [polls('polls.changeable')] : []),
    ...(responding.hides_results ? [polls('polls.hidesResults')] : []),
    `${polls('polls.resultsShown')}: ${polls(`polls.resultsShown_${responding.results}`)}`,
    `${polls('polls.askName')}: ${polls(`polls.askName_${nameShown(responding.ask_name)}`)}`,
    `${desk('hallDesk.setting')}: ${desk(`hallDesk.mode_${responding.hall_questions}`)}`,
  ].join('\n')

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
      wordsOf: settingLines,
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
