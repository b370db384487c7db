import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import type { TimedKind } from '#contract/questionnaires/kind-on-wire.ts'
import { onOneLine } from '#domain/text/isolated.ts'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/results.ts'
import { EraseButton } from '../../personal-data/erase-button.tsx'
import { KindContext } from '../../questionnaires/kind-here.tsx'
import { addressOf, KINDS, resultsAddress } from '../../questionnaires/kinds.tsx'
import { PrintedHead } from '../../questionnaires/on-paper/brand-on-paper.tsx'
import { PhoneButton } from '../../runs/invigilation/phone-button.tsx'
import { MarkLink } from '../../runs/marking/mark-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Answers } from '../answers/answers.tsx'
import { Score } from '../answers/score.tsx'
import { scoreText } from '../answers/score-text.ts'
import { attemptQuery, type ReadAnswers } from './api.ts'
import { Ending } from './attempts-table.tsx'

/** One student's answers beside the key. */
export function Attempt() {
  const { id = '' } = useParams()
  const attempt = useQuery(attemptQuery(id))
  const { data, error } = attempt
  const go = useNavigate()
  const isGone = error instanceof FailedCall && error.failure.status === 404
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink of={data && ofQuiz(data)} />
        {data && (
          <div className="flex flex-wrap gap-2">
            <KindContext value={ofQuiz(data).kind}>
              <EraseButton
                quiet
                quizId={data.quiz.id}
                student={data.student}
                onErased={() => void go(resultsAddress(ofQuiz(data)), { replace: true })}
              />
            </KindContext>
            <Button size="sm" icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => window.print()}>
              {t('results.print')}
            </Button>
          </div>
        )}
      </div>
      <PrintedHead of={data?.quiz.id}>
        <header className="mb-5">
          {data && <p className="text-ink-soft wrap-anywhere">{onOneLine([data.quiz.title, data.quiz.subject])}</p>}
          <h1 className="text-2xl wrap-anywhere">{data ? data.student.name : t('results.answers')}</h1>
          {data && <Facts student={data.student} of={ofQuiz(data)} />}
          {data?.quiz.isPractice && <p className="mt-2 max-w-prose">{t('results.practiceRun')}</p>}
        </header>
      </PrintedHead>
      {attempt.isPending && (
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
          busy={attempt.isFetching}
          onRetry={() => void attempt.refetch()}
        >
          {errorText(error)}
        </ErrorPanel>
      )}
      {data && (
        <KindContext value={ofQuiz(data).kind}>
          <Review {...data} />
        </KindContext>
      )}
    </>
  )
}

type Of = { kind: TimedKind; id: string }

const ofQuiz = ({ quiz }: Pick<ReadAnswers, 'quiz'>): Of => ({ kind: quiz.kind, id: quiz.id })

/** Back to the very page of the list one came from, or to the quiz's list. */
function BackLink({ of }: { of: Of | undefined }) {
  const state: unknown = useLocation().state
  const from =
    typeof state === 'object' && state && 'from' in state && typeof state.from === 'string' ? state.from : null
  return (
    <Link
      to={from ?? (of ? resultsAddress(of) : `${KINDS.quiz.home}/result`)}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {t('results.back')}
    </Link>
  )
}

function Facts({ student, of }: Pick<ReadAnswers, 'student'> & { of: Of }) {
  return (
    <ul className="tabular mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-soft">
      {student.phone !== '' && (
        <li>
          <PhoneButton id={student.id} name={student.name} masked={student.phone} />
        </li>
      )}
      {[student.district, formatDateTime(student.submittedAt)]
        .filter((fact) => fact !== '')
        .map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      {student.fields.map(({ label, value }) => (
        <li key={`${label} ${value}`} dir="auto" className="min-w-0 wrap-anywhere">
          {t('results.told', { label, value })}
        </li>
      ))}
      {student.receipt !== null && <li>{t('results.receipt', { number: student.receipt })}</li>}
      {student.version !== null && <li>{t('results.version', { number: student.version })}</li>}
      <li>
        <Ending {...student} />
      </li>
      {student.late && (
        <li className="print:hidden">
          <Link to={addressOf(of, 'late')} className="text-link">
            {t('results.lookAtLate')}
          </Link>
        </li>
      )}
    </ul>
  )
}

function Review({ student, quiz, questions, layout }: ReadAnswers) {
  const { score, maxScore, timeTakenMs } = student
  return (
    <>
      <Card>
        <Score
          label={t(student.waiting > 0 ? 'results.scoreSoFar' : 'results.score')}
          score={{ earned: score, most: maxScore }}
          sum={scoreText(questions, score, quiz.marking.floor)}
        />
      </Card>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{t('results.timeTakenHint')}</p>
      <Answers
        questions={questions}
        reader="teacher"
        layout={layout}
        time={{ label: t('results.timeTaken'), ms: timeTakenMs }}
        floor={quiz.marking.floor}
        toolsFor={(answered) => <MarkLink answered={answered} quizId={quiz.id} attemptId={student.id} />}
      />
    </>
  )
}
