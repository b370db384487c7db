import { Link } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import type { Answered } from '../../results/answers/answered-question.tsx'
import { buttonClass } from '../../ui/button.tsx'

type MarkLinkProps = { answered: Answered; quizId: string; attemptId: string }

/** To where an answer of any kind is marked by hand. */
export function MarkLink({ answered: { question, number, mark }, quizId, attemptId }: MarkLinkProps) {
  const addressOf = useQuizAddress()
  const search = new URLSearchParams({ question: question.id, submission: attemptId })
  return (
    <p className="mt-3 print:hidden">
      <Link to={`${addressOf(quizId, 'marking')}?${search}`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        {t(mark ? 'marking.markAgain' : 'marking.markAnswer')}
        <span className="sr-only">, {t('marking.markOf', { number: formatNumber(number) })}</span>
      </Link>
    </p>
  )
}
