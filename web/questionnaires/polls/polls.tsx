import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDateTime, formatNumber } from '../../i18n/format.ts'
import { t as responded } from '../../i18n/students/responded.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { DraftList } from '../drafts/draft-list.tsx'
import { RespondedBin } from '../list/responded-bin.tsx'
import { StatusBadge } from '../list/status-badge.tsx'
import { CopyShareLink } from '../share/copy-share-link.tsx'
import { binnedPollsQuery, type ListedPoll, pollsQuery } from './api.ts'
import { pollDraftsQuery } from './poll-drafts.ts'
import { pollLink } from './poll-link.ts'
import { PollMenu } from './poll-menu.tsx'
import { WaitingForPoll } from './waiting-for-poll.tsx'

const ON_PAGE = 30

/** A teacher's polls, or those in the bin. */
export function Polls() {
  const [params] = useSearchParams()
  const isBin = params.get('show') === 'bin'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('polls.title')}</h1>
          <p className="text-ink-soft">{t('polls.lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={isBin ? '/dashboard/polls' : '?show=bin'} className={buttonClass({ variant: 'quiet' })}>
            {responded(isBin ? 'responded.leaveBin' : 'responded.bin')}
          </Link>
          <CreateLink />
        </div>
      </header>
      {!isBin && <DraftList query={pollDraftsQuery} home="/dashboard/polls" untitled={t('polls.untitled')} />}
      {isBin ? <Binned /> : <Listed />}
    </div>
  )
}

function Binned() {
  const binned = useQuery(binnedPollsQuery)
  return binned.data ? (
    <RespondedBin binned={binned.data} queryKey={pollsQuery.queryKey} />
  ) : (
    <WaitingForPoll query={binned} />
  )
}

function Listed() {
  const polls = useQuery(pollsQuery)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const wanted = search.trim().toLocaleLowerCase()
  const found = polls.data?.filter(({ title }) => title.toLocaleLowerCase().includes(wanted)) ?? []
  const pages = Math.ceil(found.length / ON_PAGE)
  const at = Math.max(1, Math.min(page, pages))
  const shown = found.slice((at - 1) * ON_PAGE, at * ON_PAGE)
  if (!polls.data) return <WaitingForPoll query={polls} />
  if (polls.data.length === 0)
    return (
      <Card>
        <EmptyState title={t('polls.none')} action={<CreateLink />}>
          {t('polls.noneHelp')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <SearchField
        label={t('polls.search')}
        search={search}
        onSearch={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      {found.length === 0 && <p role="status">{t('polls.noneFound')}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((poll) => (
          <li key={poll.id}>
            <PollCard poll={poll} />
          </li>
        ))}
      </ul>
      <Pagination page={at} pages={pages} onPage={setPage} />
    </>
  )
}

const CreateLink = () => (
  <Link to="/dashboard/polls/create" className={buttonClass({ variant: 'primary' })}>
    {t('polls.create')}
  </Link>
)

function PollCard({ poll }: { poll: ListedPoll }) {
  const { id, title, status, shut, votes, questions, lastVoteAt, shareCode } = poll
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 grow basis-[min(100%,20rem)]">
        <h2 dir="auto" className="text-lg wrap-anywhere">
          {title}
        </h2>
        <p className="tabular mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <StatusBadge status={status} shut={shut} />
          <span>{t('polls.votes', { count: formatNumber(votes) })}</span>
          {questions > 1 && <span>{t('polls.questions', { count: formatNumber(questions) })}</span>}
          {lastVoteAt !== null && <span>{t('polls.lastVote', { at: formatDateTime(lastVoteAt) })}</span>}
        </p>
        {(status !== 'active' || shut) && <p className="mt-1 text-ink-soft">{responded('responded.linkIsShut')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={`/dashboard/polls/${encodeURIComponent(id)}/present`} className={buttonClass()}>
          {t('polls.present')}
        </Link>
        <Link to={`/dashboard/polls/analytics?${new URLSearchParams({ poll: id })}`} className={buttonClass()}>
          {t('polls.results')}
        </Link>
        <CopyShareLink linkAt={(origin) => pollLink(origin, shareCode)} label={t('polls.copyLink')} />
        <PollMenu poll={poll} />
      </div>
    </Card>
  )
}
