import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ActivityPart } from '#domain/people/activity.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/activity.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useIsLeaving } from '../../ui/use-is-leaving.ts'
import { logQuery } from './api.ts'
import { LogList } from './log-list.tsx'

type LogPageProps = {
  heading: string
  intro: string
  part: ActivityPart
  /** Above the list: what else it is chosen by. */
  children?: ReactNode
}

/** A part of the log, searched and paged on the server; the address says how. */
export function LogPage({ heading, intro, part, children }: LogPageProps) {
  const [params, setParams] = useSearchParams()
  const isLeaving = useIsLeaving()
  const search = params.get('q')?.slice(0, 100) ?? ''
  const asked = Number(params.get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const log = useQuery(logQuery({ part, search, page }))
  const show = (change: { q?: string; page?: number }) => {
    if (isLeaving) return
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [name, value] of Object.entries(change)) {
      if (value === '' || value === 1) next.delete(name)
      else next.set(name, String(value))
    }
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <header>
        <h1 className="text-2xl">{heading}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{intro}</p>
      </header>
      <section aria-label={heading} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <SearchField
            className="w-full sm:max-w-sm"
            label={t('activity.search')}
            search={search}
            onSearch={(q) => show({ q })}
          />
          {log.data && (
            <p role="status" className="tabular text-sm text-ink-soft">
              {t('activity.found', { count: log.data.found })}
            </p>
          )}
        </div>
        {children}
        {log.isPending && (
          <Card>
            <SkeletonLines lines={8} />
          </Card>
        )}
        {log.isError && !log.data && (
          <ErrorPanel title={t('activity.failed')} busy={log.isFetching} onRetry={() => void log.refetch()}>
            {errorText(log.error)}
          </ErrorPanel>
        )}
        {log.data?.found === 0 && (
          <Card>
            <EmptyState title={search === '' ? t('activity.none') : t('activity.nothingFound', { search })}>
              {search === '' && t('activity.noneHint')}
            </EmptyState>
          </Card>
        )}
        {log.data && log.data.found > 0 && (
          <>
            <Card flush className={classNames(log.isPlaceholderData && 'opacity-60')} aria-busy={log.isPlaceholderData}>
              <LogList entries={log.data.entries} label={heading} />
            </Card>
            <Pagination page={log.data.page} pages={log.data.pages} onPage={(next) => show({ page: next })} />
          </>
        )}
      </section>
    </div>
  )
}
