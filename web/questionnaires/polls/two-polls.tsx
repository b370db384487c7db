import { t } from '../../i18n/teachers/polls.ts'
import { TwoDraftsOf } from '../two-drafts/two-drafts.tsx'
import { POLL_PARTS } from './poll-parts.ts'
import type { PollInHand } from './use-poll-draft.ts'

/** In the form's place until it is chosen what to go on with. */
export function TwoPolls({ hand, heading }: { hand: PollInHand; heading: string }) {
  return <TwoDraftsOf {...{ hand, heading }} parts={POLL_PARTS} untitled={t('polls.untitled')} />
}
