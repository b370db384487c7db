import { traitsOf } from '#domain/questionnaires/drafts/part-pairs.ts'
import { MAX_PASSAGES, MAX_TEXTS } from '#domain/questionnaires/items/passage.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { type Entry, isQuestion, itemOf, settled } from '../entries/draft-entries.ts'
import { wordingOf } from '../entries/listed-text.ts'
import { settingLines } from '../settings/setting-lines.ts'
import { itemWords } from '../two-drafts/item-words.ts'
import type { PartsOf } from '../two-drafts/parts-of.ts'
import { typedPart } from '../two-drafts/typed-part.ts'
import { emptyPoll, OFFERS, type PollDraft, valuesOfPoll } from './poll-draft.ts'
import { POLL_DRAFTS } from './poll-drafts.ts'

/** Two versions of a poll, question by question, with the passages and texts among them. */
export const POLL_PARTS: PartsOf<PollDraft, Entry> = {
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
    typedPart(OFFERS),
  ],
  itemsOf: ({ entries }) => entries,
  traitsOf: (entry) => traitsOf(itemOf(entry)),
  wordsOf: (_, entry, number) => itemWords(itemOf(entry), number, wordingOf(OFFERS)),
  withItems: (draft, entries) => ({
    ...draft,
    entries: entries.some(isQuestion) ? settled(entries) : emptyPoll().entries,
  }),
  most: OFFERS.mostQuestions + MAX_PASSAGES + MAX_TEXTS,
}
