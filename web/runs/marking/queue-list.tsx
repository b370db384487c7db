import { Link } from 'react-router'
import { formulaInWords } from '#domain/text/formula-in-words.ts'
import { plainOf, type TextFormat } from '#domain/text/prose.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

type Queued = {
  question_id: string
  number: number
  format?: TextFormat | undefined
  problem: string
  answers: number
  waiting: number
}

type QueueListProps = { quizId: string; questions: readonly Queued[]; waiting: number }

/** The questions that a person marks, each with how far that is. */
export function QueueList({ quizId, questions, waiting }: QueueListProps) {
  const addressOf = useQuizAddress()
  return (
    <>
      <p role="status" className="mb-3 font-semibold">
        {waiting === 0 ? t('marking.nothingWaits') : t('marking.notice', { count: waiting })}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {questions.map((each) => (
          <li key={each.question_id}>
            <Card className="relative">
              <h2 className="text-base font-medium tracking-normal">
                <Link
                  to={`${addressOf(quizId, 'marking')}?${new URLSearchParams({ question: each.question_id })}`}
                  className="stretched text-ink no-underline"
                >
                  <span className="font-semibold text-brand underline underline-offset-4">
                    {t('marking.question', { number: formatNumber(each.number) })}
                  </span>{' '}
                  <span dir="auto" className="line-clamp-3 whitespace-pre-wrap wrap-anywhere">
                    {each.format === undefined ? each.problem : plainOf(each.problem, formulaInWords)}
                  </span>
                </Link>
              </h2>
              <Progress {...each} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

function Progress({ answers, waiting }: Pick<Queued, 'answers' | 'waiting'>) {
  const marked = answers - waiting
  const said = t('marking.progress', { marked, count: answers })
  return (
    <div className="mt-2">
      <p className="tabular mb-1 text-sm text-ink-soft">{said}</p>
      <ProgressBar label={said} value={marked} max={Math.max(1, answers)} />
    </div>
  )
}
