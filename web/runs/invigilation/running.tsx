import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../i18n/all-failures.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/invigilation.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { type RunningPage, type RunningStudent, runningQuery } from './api.ts'
import { Deeds, type Doing } from './deeds.tsx'
import { RunningList } from './running-list.tsx'
import { RunningToCome } from './running-to-come.tsx'

/** More than are seen at a glance. */
const MANY = 8

type RunningProps = {
  quizId: string
  /** As many as are known to take it before they are read. */
  expected: number
}

/** Who is taking a quiz at this moment, and what its teacher can do for them; nothing where nobody is. */
export function Running({ quizId, expected }: RunningProps) {
  const addressOf = useQuizAddress()
  const [asked, setAsked] = useState({ search: '', page: 1 })
  const running = useQuery(runningQuery({ quizId, ...asked }))
  const { data, error } = running
  if (!data)
    return error ? (
      <div className="mb-6">
        <ErrorPanel title={t('help.failed')} busy={running.isFetching} onRetry={() => void running.refetch()}>
          {errorText(error)}
        </ErrorPanel>
      </div>
    ) : (
      <RunningToCome count={expected} />
    )
  return (
    <>
      {data.total > 0 && (
        <InProgress
          quizId={quizId}
          shown={data}
          search={asked.search}
          onAsk={(ask) => setAsked({ ...asked, ...ask })}
        />
      )}
      {data.removed > 0 && (
        <p className="mb-4 text-sm text-ink-soft print:hidden">
          {t('help.seeOut', { count: data.removed })}.{' '}
          <Link to={addressOf(quizId, 'removed')} className="text-link">
            {t('help.look')}
          </Link>
        </p>
      )}
    </>
  )
}

type InProgressProps = {
  quizId: string
  shown: RunningPage
  search: string
  onAsk: (ask: { search?: string; page?: number }) => void
}

function InProgress({ quizId, shown, search, onAsk }: InProgressProps) {
  const [picked, setPicked] = useState<ReadonlyMap<string, RunningStudent>>(new Map())
  const [isWhole, setWhole] = useState(false)
  const [doing, setDoing] = useState<Doing | null>(null)
  const select = (student: RunningStudent, isSelected: boolean) => {
    const next = new Map(picked)
    if (isSelected) next.set(student.id, student)
    else next.delete(student.id)
    setPicked(next)
  }
  const of = picked.size === 0 ? ('everyone' as const) : [...picked.values()]
  return (
    <section aria-label={t('help.heading')} className="mb-6 print:hidden">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">
          {t('help.heading')} <span className="tabular font-normal text-ink-soft">{formatNumber(shown.total)}</span>
          <span role="status" className="ms-3 text-sm font-normal text-ink-soft">
            {picked.size > 0 && t('help.selected', { count: picked.size })}
          </span>
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {picked.size > 0 && (
            <Button size="sm" variant="quiet" onClick={() => setPicked(new Map())}>
              {t('help.clear')}
            </Button>
          )}
          <Button size="sm" onClick={() => setDoing({ deed: 'give', of })}>
            {t(picked.size > 0 ? 'help.give' : 'help.giveAll')}
          </Button>
          <Button size="sm" onClick={() => setDoing({ deed: 'end', of })}>
            {t(picked.size > 0 ? 'help.end' : 'help.endAll')}
          </Button>
        </div>
      </div>
      {((isWhole && shown.total > MANY) || search !== '') && (
        <SearchField
          className="mb-2"
          label={t('help.search')}
          search={search}
          onSearch={(typed) => onAsk({ search: typed, page: 1 })}
        />
      )}
      {shown.students.length === 0 ? (
        <Card>
          <p className="text-ink-soft">{t('help.nobodyFound')}</p>
        </Card>
      ) : (
        <RunningList
          shown={shown}
          isWhole={isWhole}
          onWhole={setWhole}
          picked={picked}
          onPick={select}
          onHelp={(student) => setDoing({ deed: 'help', of: [student] })}
          isAsking={doing !== null}
        />
      )}
      {isWhole && (
        <div className="mt-3">
          <Pagination page={shown.page} pages={shown.pages} onPage={(page) => onAsk({ page })} />
        </div>
      )}
      <Deeds quizId={quizId} doing={doing} onDoing={setDoing} onDone={() => setPicked(new Map())} />
    </section>
  )
}
