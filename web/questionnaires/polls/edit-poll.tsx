import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { FailedCall } from '../../calls/reply.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { changePoll, pollQuery, pollsQuery, type ReadPoll } from './api.ts'
import { begunWith, readKeptPoll } from './kept-poll.ts'
import { draftOf } from './poll-draft.ts'
import { PollForm } from './poll-form.tsx'
import { SettingsCard } from './settings-card.tsx'
import { WaitingForPoll } from './waiting-for-poll.tsx'

/** What a poll asks, as long as nobody has voted. */
export function EditPoll() {
  const { id = '' } = useParams()
  const poll = useQuery({ ...pollQuery(id), refetchOnWindowFocus: false })
  if (!poll.data) return <WaitingForPoll query={poll} />
  return poll.data.has_votes ? <Voted poll={poll.data} /> : <Opened key={poll.data.version_id} poll={poll.data} />
}

function Opened({ poll }: { poll: ReadPoll }) {
  const place = `${poll.id}.${poll.version_id}`
  const [begun] = useState(() => readKeptPoll(place) ?? begunWith(draftOf(poll)))
  const navigate = useNavigate()
  const client = useQueryClient()
  const send: typeof changePoll = async (of, written, key) => {
    try {
      return await changePoll(of, written, key)
    } catch (error) {
      // Somebody was quicker: the page says so in the place of the form.
      if (error instanceof FailedCall && error.failure.code === 'poll_has_votes')
        void client.invalidateQueries(pollQuery(poll.id))
      throw error
    }
  }
  return (
    <PollForm
      begun={begun}
      place={place}
      heading={t('polls.editTitle')}
      submitLabel={t('polls.save')}
      send={(written, key) => send({ id: poll.id, basedOn: poll.version_id }, written, key)}
      onSent={() => {
        void client.invalidateQueries(pollsQuery)
        toast.success(t('polls.saved'))
        void navigate('/dashboard/polls')
      }}
    />
  )
}

/** What people have voted on stays; how they vote may change. */
function Voted({ poll }: { poll: ReadPoll }) {
  const address = `/dashboard/polls/${encodeURIComponent(poll.id)}`
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 dir="auto" className="text-2xl wrap-anywhere">
        {poll.title}
      </h1>
      <Card>
        <h2 className="text-xl">{t('polls.hasVotes')}</h2>
        <p className="mt-1 text-ink-soft">{t('polls.hasVotesHelp')}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Link to={`${address}/copy`} className={buttonClass()}>
            {t('polls.copy')}
          </Link>
          <Link to="/dashboard/polls" className={buttonClass({ variant: 'quiet' })}>
            {t('polls.title')}
          </Link>
        </div>
      </Card>
      <SettingsCard poll={poll} />
    </div>
  )
}
