import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/questionnaires.ts'
import { Stat } from '../../ui/stat.tsx'
import type { QuizPage } from '../api.ts'

export function QuizFigures({ totals }: Pick<QuizPage, 'totals'>) {
  return (
    <dl className="grid max-sm:order-last grid-cols-2 gap-4 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
      <Stat
        label={t('questionnaires.totalQuizzes')}
        value={formatNumber(totals.quizzes)}
        note={totals.drafts > 0 ? t('questionnaires.draftsBesides', { count: totals.drafts }) : undefined}
      />
      <Stat label={t('questionnaires.participants')} value={formatNumber(totals.submissions)} />
      <Stat
        label={t('questionnaires.averageScore')}
        value={totals.averagePercent === null ? '–' : formatPercent(totals.averagePercent / 100)}
        note={totals.averagePercent === null ? t('questionnaires.noScoreYet') : undefined}
      />
    </dl>
  )
}
