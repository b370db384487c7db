import { t } from '../../i18n/teachers/results.ts'
import { formatMarks } from '../answers/marks-text.ts'

type ResultSummaryProps = {
  total: number
  averageScore: number | null
  highestScore: number | null
  maxScore: number
  maxScoreVaries: boolean
  inProgress: number
  /** Answers that somebody has yet to mark. */
  markingWaiting: number
}

/** The figures in a line: what they are about has the room. */
export function ResultSummary(props: ResultSummaryProps) {
  const { total, averageScore, highestScore, maxScore, maxScoreVaries, inProgress, markingWaiting } = props
  if (total + inProgress === 0) return null
  const average =
    averageScore !== null &&
    (maxScoreVaries
      ? t('results.summaryAverage', { average: formatMarks(averageScore) })
      : t('results.summaryAverageOf', { average: formatMarks(averageScore), max: formatMarks(maxScore) }))
  const parts = [
    t('results.summaryTotal', { count: total }),
    average,
    highestScore !== null && t('results.summaryHighest', { highest: formatMarks(highestScore) }),
    average !== false && markingWaiting > 0 && t('results.soFarSummary', { count: markingWaiting }),
    inProgress > 0 && t('results.summaryRunning', { count: inProgress }),
  ]
  return <p className="tabular text-ink-soft">{parts.filter(Boolean).join(' · ')}</p>
}
