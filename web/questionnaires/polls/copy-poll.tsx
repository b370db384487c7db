import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { t } from '../../i18n/teachers/polls.ts'
import { CopyingDraft } from '../drafts/copying-draft.tsx'
import { pollQuery } from './api.ts'
import { draftOf } from './poll-draft.ts'
import { POLL_DRAFTS } from './poll-drafts.ts'
import { WaitingForPoll } from './waiting-for-poll.tsx'

/** Another poll that asks the same, without a vote; it is one only once it is started. */
export function CopyPoll() {
  const { id = '' } = useParams()
  const poll = useQuery(pollQuery(id))
  if (!poll.data) return <WaitingForPoll query={poll} />
  return <CopyingDraft key={id} kind={POLL_DRAFTS} of={id} copy={draftOf(poll.data)} failed={t('polls.copyFailed')} />
}
