import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { t } from '../../i18n/teachers/versions.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { KINDS } from '../kinds.tsx'
import { useKindHere, useQuizAddress } from '../use-kind-here.ts'
import { type ListedVersion, versionsQuery } from './api.ts'
import { Comparison } from './comparison.tsx'
import { LoadError } from './from-content.tsx'
import { MakeCurrent } from './make-current.tsx'
import { VersionCard } from './version-card.tsx'

/** All that was ever published of one quiz, who has which, and what they differ in. */
export function Versions() {
  const { id = '' } = useParams()
  const { home } = KINDS[useKindHere()]
  const [params, setParams] = useSearchParams()
  const [before, after] = (params.get('compare') ?? '').split('-').map(Number)
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const versions = useQuery(versionsQuery(id, page))
  const isComparing = isNumber(before) && isNumber(after)
  return (
    <>
      <Link to={isComparing ? '?' : home} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t(isComparing ? 'versions.allVersions' : 'versions.back')}
      </Link>
      <header className="mt-3 mb-5">
        {versions.data && <p className="text-ink-soft wrap-anywhere">{versions.data.title}</p>}
        <h1 className="text-2xl">
          {isComparing ? t('versions.compareHeading', { before, after }) : t('versions.versions')}
        </h1>
        {!isComparing && <p className="mt-1 max-w-prose text-ink-soft">{t('versions.versionsHint')}</p>}
      </header>
      {isComparing && <Comparison key={`${before}-${after}`} quizId={id} before={before} after={after} />}
      {!isComparing && versions.isPending && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {!isComparing && versions.isError && !versions.data && (
        <LoadError error={versions.error} isBusy={versions.isFetching} onRetry={() => void versions.refetch()} />
      )}
      {!isComparing && versions.data && (
        <List
          quizId={id}
          {...versions.data}
          onPage={(next) => setParams({ page: String(next) }, { preventScrollReset: true })}
        />
      )}
    </>
  )
}

const isNumber = (number: number | undefined): number is number =>
  number !== undefined && Number.isSafeInteger(number) && number > 0

type ListProps = {
  quizId: string
  current: ListedVersion
  rows: readonly ListedVersion[]
  page: number
  pages: number
  onPage: (page: number) => void
}

function List({ quizId, current, rows, page, pages, onPage }: ListProps) {
  const addressOf = useQuizAddress()
  const [wanted, setWanted] = useState<ListedVersion | null>(null)
  return (
    <>
      <Link to={addressOf(quizId, 'edit')} className={buttonClass({ variant: 'primary' })}>
        <Pencil aria-hidden="true" className="size-4" />
        {t('versions.editHeading')}
      </Link>
      <ol className="my-5 grid grid-cols-1 gap-3">
        {rows.map((version) => (
          <li key={version.id}>
            <VersionCard quizId={quizId} version={version} current={current} onMakeCurrent={() => setWanted(version)} />
          </li>
        ))}
      </ol>
      <Pagination page={page} pages={pages} onPage={onPage} />
      <MakeCurrent quizId={quizId} wanted={wanted} current={current} onClose={() => setWanted(null)} />
    </>
  )
}
