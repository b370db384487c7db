import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { t } from '../../i18n/teachers/polls.ts'
import { pollQuery, pollsQuery, type ReadPoll, startPoll } from './api.ts'
import { begunWith, readKeptPoll } from './kept-poll.ts'
import { draftOf } from './poll-draft.ts'
import { PollForm } from './poll-form.tsx'
import { WaitingForPoll } from './waiting-for-poll.tsx'

/** Another poll that asks the same, without a vote; it is one only once it is started. */
export function CopyPoll() {
  const { id = '' } = useParams()
  const poll = useQuery(pollQuery(id))
  return poll.data ? <Opened key={id} poll={poll.data} /> : <WaitingForPoll query={poll} />
}

function Opened({ poll }: { poll: ReadPoll }) {
  const place = `copy.${poll.id}`
  const [begun] = useState(() => readKeptPoll(place) ?? begunWith(draftOf(poll)))
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <PollForm
      begun={begun}
      place={place}
      heading={t('polls.copyTitle')}
      submitLabel={t('polls.start')}
      send={startPoll}
      onSent={({ id }) => {
        void client.invalidateQueries(pollsQuery)
        void navigate(`/dashboard/polls/${encodeURIComponent(id)}/present`)
      }}
    />
  )
}
