import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { t } from '../../i18n/teachers/polls.ts'
import { pollsQuery } from './api.ts'
import { PollForm } from './poll-form.tsx'
import { newPoll } from './publish-poll.ts'
import { TwoPolls } from './two-polls.tsx'
import { type OpenedPoll, usePollDraft } from './use-poll-draft.ts'

/** From nothing to a code on the projector, on one page. */
export function NewPoll({ opened }: { opened: OpenedPoll }) {
  const hand = usePollDraft(opened)
  const navigate = useNavigate()
  const client = useQueryClient()
  const heading = t('polls.create')
  if (hand.saving.kind === 'diverged') return <TwoPolls hand={hand} heading={heading} />
  return (
    <PollForm
      hand={hand}
      heading={heading}
      submitLabel={t('polls.start')}
      publicationOf={newPoll}
      onPublished={({ id }) => {
        void client.invalidateQueries(pollsQuery)
        void navigate(`/dashboard/polls/${encodeURIComponent(id)}/present`)
      }}
    />
  )
}
