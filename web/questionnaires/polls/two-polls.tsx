import { t } from '../../i18n/teachers/polls.ts'
import { TwoDraftsOf } from '../drafts/two-drafts.tsx'
import { emptyDetails, type QuizDraft } from '../entries/stored-draft.ts'
import { type PollDraft, titleOf } from './poll-draft.ts'
import type { PollInHand } from './use-poll-draft.ts'

/** In the form's place until one of the two is chosen. */
export function TwoPolls({ hand, heading }: { hand: PollInHand; heading: string }) {
  return <TwoDraftsOf {...{ hand, heading, compared, restOf }} untitled={t('polls.untitled')} />
}

const restOf = ({ title, responding }: PollDraft) => ({ title, responding })

const compared = (draft: PollDraft): QuizDraft => ({
  details: { ...emptyDetails(), title: titleOf(draft) },
  items: draft.questions.map(({ question }) => question),
})
