import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../i18n/teachers/polls.ts'
import { questionsOf } from '../entries/draft-list.ts'
import { type SharedQuiz, ShareLater } from '../share/share-later.tsx'
import { pollsQuery } from './api.ts'
import { titleOf } from './poll-draft.ts'
import { PollForm } from './poll-form.tsx'
import { newPoll } from './publish-poll.ts'
import { TwoPolls } from './two-polls.tsx'
import { type OpenedPoll, usePollDraft } from './use-poll-draft.ts'

/** From nothing to a code on the projector, or to a link to send, on one page. */
export function NewPoll({ opened }: { opened: OpenedPoll }) {
  const hand = usePollDraft(opened)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [published, setPublished] = useState<SharedQuiz | null>(null)
  const heading = t('polls.create')
  if (hand.saving.kind === 'diverged') return <TwoPolls hand={hand} heading={heading} />
  return (
    <>
      <PollForm
        hand={hand}
        heading={heading}
        submitLabel={t('polls.start')}
        shareLabel={t('polls.startAndShare')}
        publicationOf={newPoll}
        onPublished={({ id, share_code: shareCode }, draft, way) => {
          void client.invalidateQueries(pollsQuery)
          if (way === 'present') return void navigate(`/dashboard/polls/${encodeURIComponent(id)}/present`)
          const questionCount = questionsOf(draft).length
          setPublished({ kind: 'poll', id, title: titleOf(draft), questionCount, minutes: null, shareCode })
        }}
      />
      {published && (
        <ShareLater quiz={published} isNew onClose={() => void navigate('/dashboard/polls', { replace: true })} />
      )}
    </>
  )
}
