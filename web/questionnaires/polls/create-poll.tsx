import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../i18n/teachers/polls.ts'
import { pollsQuery, startPoll } from './api.ts'
import { begunWith, readKeptPoll } from './kept-poll.ts'
import { emptyPoll } from './poll-draft.ts'
import { PollForm } from './poll-form.tsx'

const NEW = 'new'

/** From nothing to a code on the projector, on one page. */
export function CreatePoll() {
  const [begun] = useState(() => readKeptPoll(NEW) ?? begunWith(emptyPoll()))
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <PollForm
      begun={begun}
      place={NEW}
      heading={t('polls.createTitle')}
      submitLabel={t('polls.start')}
      send={startPoll}
      onSent={({ id }) => {
        void client.invalidateQueries(pollsQuery)
        void navigate(`/dashboard/polls/${encodeURIComponent(id)}/present`)
      }}
    />
  )
}
