import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useParams, useSearchParams } from 'react-router'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { markingQueueQuery } from './api.ts'
import { MarkAnswers } from './mark-answers.tsx'
import { QueueList } from './queue-list.tsx'
import { useHiddenNames } from './use-hidden-names.ts'
import { useSendingKept } from './use-saving-marks.ts'

/** What a teacher marks by hand in one quiz: question by question, or one answer of one attempt. */
export function Marking() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const [question, attempt] = [params.get('question'), params.get('submission')]
  const [areNamesHidden, hideNames] = useHiddenNames()
  const queue = useQuery(markingQueueQuery(id))
  useSendingKept(id, question === null)
  const isNothing = queue.data?.questions.length === 0
  return (
    <>
      <BackLink quizId={id} question={question} attempt={attempt} />
      <header className="mt-3 mb-4">
        {queue.data && (
          <p className="text-ink-soft wrap-anywhere">
            <bdi>{queue.data.quiz.title}</bdi>
            <span className="max-sm:hidden">
              {' '}
              · <bdi>{queue.data.quiz.subject}</bdi>
            </span>
          </p>
        )}
        <h1 className="text-2xl">{t('marking.heading')}</h1>
        {attempt === null && !isNothing && (
          <CheckboxField
            label={t('marking.hideNames')}
            checked={areNamesHidden}
            onChange={({ target }) => hideNames(target.checked)}
          />
        )}
      </header>
      {question === null ? (
        <Queue quizId={id} />
      ) : (
        <MarkAnswers
          key={`${question} ${attempt} ${areNamesHidden}`}
          quizId={id}
          questionId={question}
          attemptId={attempt}
          areNamesHidden={areNamesHidden && attempt === null}
        />
      )}
    </>
  )
}

type BackLinkProps = { quizId: string; question: string | null; attempt: string | null }

/** From an attempt's answer to the attempt, from a question to the questions, from there to the results. */
function BackLink({ quizId, question, attempt }: BackLinkProps) {
  const addressOf = useQuizAddress()
  const results = addressOf(quizId, 'result')
  const [to, label] =
    attempt !== null
      ? [`/dashboard/analysis/${encodeURIComponent(attempt)}`, t('marking.backToAttempt')]
      : question !== null
        ? [addressOf(quizId, 'marking'), t('marking.backToQuestions')]
        : [results, t('marking.back')]
  return (
    <Link to={to} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {label}
    </Link>
  )
}

function Queue({ quizId }: { quizId: string }) {
  const { data, error, isFetching, refetch } = useQuery(markingQueueQuery(quizId))
  if (data && data.questions.length === 0) {
    return (
      <Card>
        <EmptyState title={t('marking.none')}>{t('marking.noneHint')}</EmptyState>
      </Card>
    )
  }
  if (data) return <QueueList quizId={quizId} {...data} />
  if (error === null) {
    return (
      <Card>
        <SkeletonLines lines={6} />
      </Card>
    )
  }
  if (error instanceof FailedCall && error.failure.status === 404)
    return <ErrorPanel title={t('marking.quizGone')}>{t('marking.quizGoneHint')}</ErrorPanel>
  return (
    <ErrorPanel title={t('marking.failed')} busy={isFetching} onRetry={() => void refetch()}>
      {errorText(error)}
    </ErrorPanel>
  )
}
