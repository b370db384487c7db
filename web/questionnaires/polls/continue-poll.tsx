import { useParams } from 'react-router'
import { t } from '../../i18n/teachers/polls.ts'
import { OpeningDraft } from '../drafts/opening-draft.tsx'
import { NewPoll } from './new-poll.tsx'
import { POLL_DRAFTS } from './poll-drafts.ts'

/** A poll's draft from the list. */
export function ContinuePoll() {
  const { draft: id = '' } = useParams()
  return (
    <OpeningDraft kind={POLL_DRAFTS} id={id} create="/dashboard/polls/create" toList={t('polls.toPolls')}>
      {(opened) => <NewPoll opened={opened} />}
    </OpeningDraft>
  )
}
