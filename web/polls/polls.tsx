import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../i18n/all-failures.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/polls.ts'
import { StatusBadge } from '../questionnaires/components/status-badge.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { actingOnPoll, pollsQuery } from './api.ts'

/** A teacher's polls. */
export function Polls() {
  const polls = useQuery(pollsQuery)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const found = polls.data?.filter(({ title }) => title.toLocaleLowerCase().includes(wanted)) ?? []
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('polls.title')}</h1>
          <p className="text-ink-soft">{t('polls.lead')}</p>
        </div>
        <CreateLink />
      </header>
      {polls.isPending && <SkeletonLines />}
      {polls.isError && (
        <ErrorPanel title={t('polls.failed')} onRetry={() => void polls.refetch()}>
          {errorText(polls.error)}
        </ErrorPanel>
      )}
      {polls.data?.length === 0 && (
        <Card>
          <EmptyState title={t('polls.none')}>{t('polls.noneHelp')}</EmptyState>
        </Card>
      )}
      {polls.data !== undefined && polls.data.length > 0 && (
        <>
          <TextField
            type="search"
            label={t('polls.search')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          {found.length === 0 && <p role="status">{t('polls.noneFound')}</p>}
          <ul className="grid gap-3">
            {found.map((poll) => (
              <li key={poll.id}>
                <PollCard poll={poll} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const CreateLink = () => (
  <Link to="/dashboard/polls/create" className={buttonClass({ variant: 'primary' })}>
    {t('polls.create')}
  </Link>
)

type Poll = { id: string; title: string; status: Parameters<typeof StatusBadge>[0]['status']; votes: number }

function PollCard({ poll: { id, title, status, votes } }: { poll: Poll }) {
  const client = useQueryClient()
  const act = useMutation({ ...actingOnPoll, onSettled: () => client.invalidateQueries(pollsQuery) })
  const isOpen = status === 'active'
  return (
    <Card className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h2 dir="auto" className="text-lg wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-3 text-ink-soft">
          <StatusBadge status={status} />
          {t('polls.votes', { count: formatNumber(votes) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={`/dashboard/polls/${encodeURIComponent(id)}/present`} className={buttonClass()}>
          {t('polls.present')}
        </Link>
        <Link to={`/dashboard/polls/analytics?${new URLSearchParams({ poll: id })}`} className={buttonClass()}>
          {t('polls.results')}
        </Link>
        <Button busy={act.isPending} onClick={() => act.mutate({ id, action: isOpen ? 'close' : 'reopen' })}>
          {t(isOpen ? 'polls.close' : 'polls.reopen')}
        </Button>
      </div>
      {act.isError && <ErrorPanel title={t('polls.failed')}>{errorText(act.error)}</ErrorPanel>}
    </Card>
  )
}
