import { Link } from 'react-router'
import { FEWEST } from '#domain/statistics/trend.ts'
import { t } from '../../i18n/teachers/overview.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { Card } from '../../ui/card.tsx'
import { stepsFor } from './overview-sentences.ts'
import type { Overview, QuestionResult } from './question-results-api.ts'

/** What waits for the teacher in a quiz. */
export type Waiting = { quizId: string; lateWaiting: number; markingWaiting: number }

type NextStepsProps = Waiting & { overview: Overview; results: readonly QuestionResult[] }

const LINK = 'inline-flex min-h-11 items-center font-medium text-brand'

/** What to do next: first what waits, then what the questions tell. */
export function NextSteps({ quizId, lateWaiting, markingWaiting, overview, results }: NextStepsProps) {
  const addressOf = useQuizAddress()
  const steps = stepsFor(overview, results)
  const isNothing = steps.length === 0 && lateWaiting === 0 && markingWaiting === 0
  return (
    <Card className="border-s-4 border-s-accent-edge">
      <h3 className="font-semibold">{t('overview.next')}</h3>
      <ul className="mt-1 grid grid-cols-1 list-disc gap-1 ps-5">
        {markingWaiting > 0 && (
          <li>
            {t('overview.markWaiting', { count: markingWaiting })}{' '}
            <Link to={addressOf(quizId, 'marking')} className={LINK}>
              {t('overview.toMarking')}
            </Link>
          </li>
        )}
        {lateWaiting > 0 && (
          <li>
            {t('overview.lateWaiting', { count: lateWaiting })}{' '}
            <Link to={addressOf(quizId, 'late')} className={LINK}>
              {t('overview.toLate')}
            </Link>
          </li>
        )}
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {isNothing && <li>{t(overview.total < FEWEST ? 'overview.tooFew' : 'overview.nothing')}</li>}
      </ul>
      <Link to={`?quiz=${quizId}&view=questions&order=hardest`} preventScrollReset className={`${LINK} print:hidden`}>
        {t('overview.toQuestions')}
      </Link>
    </Card>
  )
}
