import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/results.ts'
import { Stat } from '../../ui/stat.tsx'
import { formatMarks } from '../answers/marks-text.ts'

type ResultStatsProps = {
  total: number
  averageScore: number | null
  highestScore: number | null
  maxScore: number
  maxScoreVaries: boolean
  inProgress: number
  /** Answers that somebody has yet to mark. */
  markingWaiting: number
}

export function ResultStats({
  total,
  averageScore,
  highestScore,
  maxScore,
  maxScoreVaries,
  inProgress,
  markingWaiting,
}: ResultStatsProps) {
  const whole = maxScoreVaries ? t('results.outOfVaries') : t('results.outOf', { max: formatMarks(maxScore) })
  const outOf = markingWaiting > 0 ? t('results.soFarNote', { note: whole, count: markingWaiting }) : whole
  const scoreOr = (score: number | null) => (score === null ? t('results.noneYet') : formatMarks(score))
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:gap-4">
      <Stat label={t('results.total')} value={formatNumber(total)} />
      <Stat
        label={t('results.average')}
        value={scoreOr(averageScore)}
        note={averageScore === null ? t('results.afterFirst') : outOf}
      />
      <Stat
        label={t('results.highest')}
        value={scoreOr(highestScore)}
        note={highestScore === null ? t('results.afterFirst') : outOf}
      />
      <Stat
        label={t('results.inProgress')}
        value={formatNumber(inProgress)}
        note={t(inProgress === 0 ? 'results.none' : 'results.takingItNow')}
      />
    </dl>
  )
}
