import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useParams } from 'react-router'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { FailedCall } from '../calls/reply.ts'
import { errorText } from '../i18n/all-failures.ts'
import { t } from '../i18n/teachers/erasure.ts'
import { resultsAddress } from '../questionnaires/kinds.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { requestsQuery } from './api.ts'
import { EraseAll } from './erase-all.tsx'
import { RequestList } from './request-list.tsx'
import { RetentionPart } from './retention-part.tsx'

/** What is kept of those who took a quiz or gave responses to a poll or survey, and how it goes. */
export function QuizPrivacy() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(requestsQuery(id))
  const hasAttempts = data !== undefined && ABILITIES[data.quiz.kind].clock
  const isGone = error instanceof FailedCall && error.failure.status === 404
  return (
    <>
      <div className="min-h-11">
        {data && (
          <Link
            to={resultsAddress({ kind: data.quiz.kind, id })}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t(hasAttempts ? 'erasure.back' : 'erasure.backGiven')}
          </Link>
        )}
      </div>
      <header className="mb-5">
        {data && <p className="text-ink-soft wrap-anywhere">{data.quiz.title}</p>}
        <h1 className="text-2xl">{t('erasure.heading')}</h1>
      </header>
      {!data && !error && (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
      {!data && error && isGone && <ErrorPanel title={t('erasure.gone')}>{t('erasure.goneHint')}</ErrorPanel>}
      {!data && error && !isGone && (
        <ErrorPanel title={t('erasure.failed')} busy={isFetching} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorPanel>
      )}
      {data && (
        <div className="flex flex-col gap-8">
          {hasAttempts && <RequestList quizId={id} requests={data.requests} found={data.found} />}
          <RetentionPart quizId={id} />
          <EraseAll quiz={{ id, shareCode: data.quiz.share_code, hasAttempts }} />
        </div>
      )}
    </>
  )
}
