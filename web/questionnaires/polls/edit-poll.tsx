import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { t } from '../../i18n/teachers/polls.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { draftPlace, openPlace } from '../drafts/draft-place.ts'
import { NewerVersion } from '../drafts/newer-version.tsx'
import type { Current } from '../drafts/open-draft.ts'
import { OpeningEdit } from '../drafts/opening-draft.tsx'
import { ShareButton, type SharedQuiz } from '../share/share-later.tsx'
import { pollQuery, pollsQuery, type ReadPoll } from './api.ts'
import type { PollDraft } from './poll-draft.ts'
import { currentOf, POLL_DRAFTS } from './poll-drafts.ts'
import { PollForm } from './poll-form.tsx'
import { editedPoll } from './publish-poll.ts'
import { TwoPolls } from './two-polls.tsx'
import { type OpenedPoll, usePollDraft } from './use-poll-draft.ts'
import { WaitingForPoll } from './waiting-for-poll.tsx'

/** What a poll asks, as long as nobody has voted. */
export function EditPoll() {
  const { id = '' } = useParams()
  const poll = useQuery({ ...pollQuery(id), refetchOnWindowFocus: false })
  if (!poll.data) return <WaitingForPoll query={poll} />
  return poll.data.has_votes ? <Voted poll={poll.data} /> : <Opened key={poll.data.version_id} poll={poll.data} />
}

function Opened({ poll }: { poll: ReadPoll }) {
  const [current] = useState(() => currentOf(poll))
  return (
    <OpeningEdit kind={POLL_DRAFTS} current={current}>
      {(opened) => <Editing opened={opened} current={current} shared={sharedOf(poll)} />}
    </OpeningEdit>
  )
}

const sharedOf = ({ title, share_code: shareCode, status, sections }: ReadPoll): SharedQuiz => ({
  ...{ kind: 'poll', title, shareCode, status, minutes: null },
  questionCount: sections.reduce((sum, { questions }) => sum + questions.length, 0),
})

type EditingProps = { opened: OpenedPoll; current: Current<PollDraft>; shared: SharedQuiz }

function Editing({ opened, current, shared }: EditingProps) {
  const hand = usePollDraft(opened)
  const { quizId } = current.edits
  const navigate = useNavigate()
  const client = useQueryClient()
  const heading = t('polls.editTitle')
  if (hand.saving.kind === 'diverged') return <TwoPolls hand={hand} heading={heading} />
  return (
    <PollForm
      hand={hand}
      heading={heading}
      submitLabel={t('polls.save')}
      tools={<ShareButton variant="quiet" size="sm" quiz={shared} />}
      publicationOf={(draft) => editedPoll(draft, hand.base.read()?.edits ?? current.edits)}
      // Somebody was quicker: the page says so in the place of the form.
      onRefused={(code) => code === 'poll_has_votes' && void client.invalidateQueries(pollQuery(quizId))}
      onPublished={() => {
        void client.invalidateQueries(pollsQuery)
        toast.success(t('polls.saved'))
        void navigate('/dashboard/polls')
      }}
    >
      <NewerVersion hand={hand} current={current} />
    </PollForm>
  )
}

/** What was changed too late to be asked may become another poll. */
function TooLate({ poll }: { poll: ReadPoll }) {
  const [current] = useState(() => currentOf(poll))
  return (
    <OpeningEdit kind={POLL_DRAFTS} current={current}>
      {({ place, found }) =>
        (found !== null || openPlace(POLL_DRAFTS, draftPlace(place)) !== null) && (
          <Card>
            <p>{t('polls.tooLate')}</p>
            <p className="mt-4">
              <Link to={`/dashboard/polls/${encodeURIComponent(poll.id)}/copy?changed`} className={buttonClass()}>
                {t('polls.copyChanged')}
              </Link>
            </p>
          </Card>
        )
      }
    </OpeningEdit>
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
          <ShareButton quiz={sharedOf(poll)} />
          <Link to={`${address}/settings`} className={buttonClass()}>
            {t('polls.settings')}
          </Link>
          <Link to="/dashboard/polls" className={buttonClass({ variant: 'quiet' })}>
            {t('polls.title')}
          </Link>
        </div>
      </Card>
      <TooLate poll={poll} />
    </div>
  )
}
