import * as z from 'zod/mini'
import type { DraftContentOnWire } from '#contract/questionnaires/draft-content.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'
import { keptResponding } from '../drafts/kept-responding.ts'
import type { Current } from '../drafts/open-draft.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import type { ReadPoll } from './api.ts'
import { formerPoll, isFormerPoll } from './former-poll-drafts.ts'
import { mergedPolls } from './merged-polls.ts'
import {
  draftOfKept,
  emptyPoll,
  isEmptyPoll,
  keptOf,
  OFFERS,
  type PollDraft,
  rewrittenPoll,
  titleOf,
} from './poll-draft.ts'

const details = z.object({ title: z.string(), responding: keptResponding })

/** A poll without a title is listed by what it asks first. */
const contentOf = (draft: PollDraft): DraftContentOnWire => {
  const text = textToKeep(draft.text, OFFERS)
  const { items, ...rest } = keptOf({ ...draft, title: draft.title.trim() === '' ? titleOf(draft) : draft.title })
  return {
    details: { ...rest, subject: '' },
    items: items.map((item) => ({ ...item })),
    ...(text !== null && { text }),
  }
}

const pollOf = (content: DraftContentOnWire, keys?: readonly number[]): PollDraft => {
  const read = z.safeParse(details, content.details).data
  if (!read) return { ...emptyPoll(), title: content.details.title }
  return { ...draftOfKept({ ...read, items: content.items }, keys), text: content.text }
}

export const POLL_DRAFTS: DraftKind<PollDraft> = {
  name: 'poll',
  home: '/dashboard/polls',
  empty: emptyPoll,
  withSettings: (draft, { responding }) => ({ ...draft, responding }),
  contentOf,
  draftOf: pollOf,
  keysOf: ({ entries }) => entries.map(({ key }) => key),
  merged: mergedPolls,
  titleOf,
  withTitle: (draft, title) => ({ ...draft, title }),
  asNew: (draft) => draft,
  isWorthSaving: (draft) => !isEmptyPoll(draft),
  former: formerPoll,
  isFormer: isFormerPoll,
}

/** A poll that is edited; nothing shows the number of its version. */
export const currentOf = (poll: ReadPoll): Current<PollDraft> => ({
  edits: { quizId: poll.id, versionId: poll.version_id, number: 0 },
  initial: rewrittenPoll(poll),
})
