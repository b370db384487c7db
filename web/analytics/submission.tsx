import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { Link, useLocation, useParams } from 'react-router'
import { FailedCall } from '../api/reply.ts'
import { formatClock, formatDateTime, formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/results.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { Stat } from '../ui/stat.tsx'
import { type ReadAnswers, submissionQuery } from './api.ts'
import { MarkedQuestion } from './components/marked-question.tsx'
import { Ending } from './components/submissions-table.tsx'
import { formatMarks } from './marks-text.ts'

/** One student's answers beside the key. */
export function Submission() {
  const { id = '' } = useParams()
  const submission = useQuery(submissionQuery(id))
  const { data, error } = submission
  const isGone = error instanceof FailedCall && error.failure.status === 404
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink quizId={data?.quiz.id} />
        {data && (
          <Button size="sm" icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => window.print()}>
            {t('results.print')}
          </Button>
        )}
      </div>
      <header className="mb-5">
        {data && (
          <p className="text-ink-soft wrap-anywhere">
            {data.quiz.title} · {data.quiz.subject}
          </p>
        )}
        <h1 className="text-2xl wrap-anywhere">{data ? data.student.name : t('results.answers')}</h1>
        {data && <Facts student={data.student} quizId={data.quiz.id} />}
      </header>
      {submission.isPending && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {!data && isGone && (
        <ErrorPanel title={t('results.submissionGone')}>{t('results.submissionGoneHint')}</ErrorPanel>
      )}
      {!data && error && !isGone && (
        <ErrorPanel
          title={t('results.submissionFailed')}
          busy={submission.isFetching}
          onRetry={() => void submission.refetch()}
        >
          {error.message}
        </ErrorPanel>
      )}
      {data && <Answers {...data} />}
    </>
  )
}

/** Back to the very page of the list one came from, or to the quiz's list. */
function BackLink({ quizId }: { quizId: string | undefined }) {
  const state: unknown = useLocation().state
  const from =
    typeof state === 'object' && state && 'from' in state && typeof state.from === 'string' ? state.from : null
  const list = `/dashboard/quizzes/result${quizId === undefined ? '' : `?${new URLSearchParams({ quiz: quizId })}`}`
  return (
    <Link to={from ?? list} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {t('results.back')}
    </Link>
  )
}

function Facts({ student, quizId }: Pick<ReadAnswers, 'student'> & { quizId: string }) {
  return (
    <ul className="tabular mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-soft">
      {[student.phone, student.district, formatDateTime(student.submittedAt)].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <li>
        <Ending {...student} />
      </li>
      {student.late && (
        <li className="print:hidden">
          <Link to={`/dashboard/quizzes/${encodeURIComponent(quizId)}/late`} className="text-link">
            {t('results.lookAtLate')}
          </Link>
        </li>
      )}
    </ul>
  )
}

function Answers({ student, questions }: ReadAnswers) {
  const right = questions.filter(({ isCorrect }) => isCorrect).length
  const blank = questions.filter(({ chosenOption }) => chosenOption === null).length
  return (
    <>
      <dl className="grid grid-cols-6 gap-3 sm:grid-cols-5 max-sm:[&>:nth-child(-n+2)]:col-span-3 max-sm:[&>:nth-child(n+3)]:col-span-2">
        <Stat
          label={t('results.score')}
          value={t('results.scoreOf', { score: formatMarks(student.score), max: formatMarks(student.maxScore) })}
        />
        <Stat label={t('results.timeTaken')} value={formatClock(student.timeTakenMs)} />
        <Stat label={t('results.right')} value={formatNumber(right)} />
        <Stat label={t('results.wrong')} value={formatNumber(questions.length - right - blank)} />
        <Stat label={t('results.blank')} value={formatNumber(blank)} />
      </dl>
      <h2 className="mt-8 mb-3 text-xl">{t('results.answers')}</h2>
      <ol className="grid gap-4">
        {questions.map((question, index) => (
          <li key={question.id}>
            <MarkedQuestion question={question} number={index + 1} />
          </li>
        ))}
      </ol>
    </>
  )
}
