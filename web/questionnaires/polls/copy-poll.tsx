import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { t } from '../../i18n/teachers/polls.ts'
import { CopyingDraft } from '../drafts/copying-draft.tsx'
import { draftPlace, openPlace } from '../drafts/draft-place.ts'
import { OpeningEdit } from '../drafts/opening-draft.tsx'
import { pollQuery, type ReadPoll } from './api.ts'
import { type PollDraft, rewrittenPoll } from './poll-draft.ts'
import { currentOf, POLL_DRAFTS } from './poll-drafts.ts'
import type { OpenedPoll } from './use-poll-draft.ts'
import { WaitingForPoll } from './waiting-for-poll.tsx'

/** Another poll that asks the same, or what was changed in it, without a vote; it is one only once it is started. */
export function CopyPoll() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const poll = useQuery(pollQuery(id))
  if (!poll.data) return <WaitingForPoll query={poll} />
  if (search.has('changed')) return <CopyingChanged poll={poll.data} />
  return <Copying of={id} copy={rewrittenPoll(poll.data)} />
}

type CopyingProps = { of: string; copy: PollDraft; insteadOf?: string | undefined }

function Copying({ of, ...copying }: CopyingProps) {
  return <CopyingDraft key={of} kind={POLL_DRAFTS} of={of} failed={t('polls.copyFailed')} {...copying} />
}

function CopyingChanged({ poll }: { poll: ReadPoll }) {
  const [current] = useState(() => currentOf(poll))
  return (
    <OpeningEdit kind={POLL_DRAFTS} current={current}>
      {(opened) => <CopyingOpened of={poll.id} opened={opened} initial={current.initial} />}
    </OpeningEdit>
  )
}

type CopyingOpenedProps = { of: string; opened: OpenedPoll; initial: PollDraft }

function CopyingOpened({ of, opened: { place, found }, initial }: CopyingOpenedProps) {
  // Read once: it is gone from here once it is copied.
  const [changed] = useState(() => {
    const here = draftPlace(place)
    return {
      copy: openPlace(POLL_DRAFTS, here) ?? found?.draft ?? initial,
      insteadOf: here.base.read()?.id ?? found?.id,
    }
  })
  return <Copying of={of} {...changed} />
}
