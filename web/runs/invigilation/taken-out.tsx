import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { onOneLine } from '#domain/text/isolated.ts'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { formatDate, formatDateTime, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/invigilation.ts'
import { EraseButton } from '../../personal-data/erase-button.tsx'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { formatMarks } from '../../results/answers/marks-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { type TakenOut as TakenOutRow, takenOutQuery } from './api.ts'
import { useHelping } from './use-helping.ts'

/** What was reset or removed of one quiz, and can be brought back. */
export function TakenOut() {
  const addressOf = useQuizAddress()
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(takenOutQuery(id))
  const isGone = error instanceof FailedCall && error.failure.status === 404
  return (
    <>
      <Link to={addressOf(id, 'result')} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('help.back')}
      </Link>
      <header className="mt-3 mb-5">
        {data && <p className="text-ink-soft wrap-anywhere">{data.quiz.title}</p>}
        <h1 className="text-2xl">{t('help.outHeading')}</h1>
        {data && data.found > 0 && <p className="mt-1 max-w-prose text-ink-soft">{t('help.outIntro')}</p>}
      </header>
      {!data && !error && (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
      {!data && error && isGone && <ErrorPanel title={t('help.outGone')}>{t('help.outGoneHint')}</ErrorPanel>}
      {!data && error && !isGone && (
        <ErrorPanel title={t('help.outFailed')} busy={isFetching} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorPanel>
      )}
      {data?.found === 0 && (
        <Card>
          <EmptyState title={t('help.outNone')}>{t('help.outNoneHint')}</EmptyState>
        </Card>
      )}
      {data && data.found > 0 && <List quizId={id} rows={data.attempts} found={data.found} />}
    </>
  )
}

function List({ quizId, rows, found }: { quizId: string; rows: readonly TakenOutRow[]; found: number }) {
  const { bringBack } = useHelping(quizId)
  return (
    <>
      {found > rows.length && (
        <p className="mb-3 text-ink-soft">{t('help.outFirst', { shown: formatNumber(rows.length), count: found })}</p>
      )}
      <Card flush>
        <ul>
          {rows.map((row) => (
            <Row key={row.id} quizId={quizId} row={row} onBringBack={() => bringBack([row.id])} />
          ))}
        </ul>
      </Card>
    </>
  )
}

type RowProps = { quizId: string; row: TakenOutRow; onBringBack: () => Promise<boolean> }

function Row({ quizId, row, onBringBack }: RowProps) {
  const { id, name, phone, why, reason, at, until, score, maxScore } = row
  const [isBusy, setBusy] = useState(false)
  const bring = async () => {
    setBusy(true)
    await onBringBack()
    setBusy(false)
  }
  const result =
    score === null || maxScore === null
      ? t('help.notEnded')
      : t('help.scoreOf', { score: formatMarks(score), max: formatMarks(maxScore) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line p-3 first:border-t-0 sm:p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Badge>{t(`help.why_${why}`)}</Badge>
        </p>
        <p className="tabular text-sm text-ink-soft">{onOneLine([phone, result])}</p>
        <p className="mt-1 wrap-anywhere">{reason}</p>
        <p className="text-sm text-ink-soft">
          {t('help.outSince', { when: formatDateTime(at), until: formatDate(until) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <EraseButton quiet quizId={quizId} student={{ id, name }} />
        <Button size="sm" busy={isBusy} aria-label={t('help.bringBackOf', { name })} onClick={() => void bring()}>
          {t('help.bringBack')}
        </Button>
      </div>
    </li>
  )
}
