import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/questionnaires.ts'
import { Stat } from '../../ui/stat.tsx'
import { type ListedQuiz, totalsOf } from '../quiz-list.ts'

export function QuizFigures({ quizzes }: { quizzes: readonly ListedQuiz[] }) {
  const totals = totalsOf(quizzes)
  return (
    <dl className="grid grid-cols-2 gap-4 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
      <Stat label={t('questionnaires.totalQuizzes')} value={formatNumber(totals.quizzes)} />
      <Stat label={t('questionnaires.participants')} value={formatNumber(totals.submissions)} />
      <Stat
        label={t('questionnaires.averageScore')}
        value={totals.averagePercent === null ? '–' : formatPercent(totals.averagePercent / 100)}
        note={totals.averagePercent === null ? t('questionnaires.noScoreYet') : undefined}
      />
    </dl>
  )
}
