import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRef } from 'react'
import { Link, useParams } from 'react-router'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/late-answers.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { type LateAttempt, lateAnswersQuery } from './api.ts'
import { JudgeAll } from './judge-all.tsx'
import { LateAttemptCard } from './late-attempt-card.tsx'
import { orderSeen } from './order-seen.ts'
import { useJudging } from './use-judging.ts'

/** What came too late for one quiz, and what its teacher makes of it. */
export function LateAnswers() {
  const addressOf = useQuizAddress()
  const { id = '' } = useParams()
  const late = useQuery(lateAnswersQuery(id))
  const quiz = late.data?.quiz
  return (
    <>
      <Link to={addressOf(id, 'result')} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('late.back')}
      </Link>
      <header className="mt-3 mb-5">
        {quiz && (
          <p className="text-ink-soft wrap-anywhere">
            <bdi>{quiz.title}</bdi>
            <span className="max-sm:hidden">
              {' '}
              · <bdi>{quiz.subject}</bdi>
            </span>
          </p>
        )}
        <h1 className="text-2xl">{t('late.heading')}</h1>
        {late.data?.attempts.length !== 0 && <p className="mt-1 max-w-prose text-ink-soft">{t('late.intro')}</p>}
      </header>
      {late.isPending && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {late.isError && !late.data && (
        <LateError error={late.error} isBusy={late.isFetching} onRetry={() => void late.refetch()} />
      )}
      {late.data && <LateList key={id} quizId={id} {...late.data} />}
    </>
  )
}

type LateListProps = {
  quizId: string
  attempts: readonly LateAttempt[]
  found: number
  waiting: number
  waitingAfterKey: number
}

function LateList({ quizId, attempts, found, ...counts }: LateListProps) {
  const judge = useJudging(quizId)
  const order = useRef<readonly string[]>([])
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]))
  order.current = orderSeen(order.current, [...byId.keys()])
  if (attempts.length === 0) {
    return (
      <Card>
        <EmptyState title={t('late.none')}>{t('late.noneHint')}</EmptyState>
      </Card>
    )
  }
  return (
    <>
      <JudgeAll {...counts} onJudge={(decision) => judge({ decision, attempts: 'all_waiting' })} />
      {found > attempts.length && (
        <p className="mt-4 max-w-prose text-ink-soft">
          {t('late.firstOf', { shown: formatNumber(attempts.length), count: found })}
        </p>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {order.current.map((id) => {
          const attempt = byId.get(id)
          const onJudge = (decision: 'accepted' | 'refused') => judge({ decision, attempts: [id] })
          return <li key={id}>{attempt && <LateAttemptCard attempt={attempt} onJudge={onJudge} />}</li>
        })}
      </ul>
    </>
  )
}

type LateErrorProps = { error: Error; isBusy: boolean; onRetry: () => void }

function LateError({ error, isBusy, onRetry }: LateErrorProps) {
  const isGone = error instanceof FailedCall && error.failure.status === 404
  if (isGone) return <ErrorPanel title={t('late.quizGone')}>{t('late.quizGoneHint')}</ErrorPanel>
  return (
    <ErrorPanel title={t('late.failed')} busy={isBusy} onRetry={onRetry}>
      {errorText(error)}
    </ErrorPanel>
  )
}
