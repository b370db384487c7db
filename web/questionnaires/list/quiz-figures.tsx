import type { ListView } from '#domain/questionnaires/quiz-list.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { Stat } from '../../ui/stat.tsx'
import type { QuizPage } from '../api.ts'

type QuizFiguresProps = Pick<QuizPage, 'totals'> & Pick<ListView, 'show'>

export function QuizFigures({ totals, show }: QuizFiguresProps) {
  return (
    <dl className="grid max-sm:order-last grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4 *:last:col-span-full sm:*:last:col-span-1">
      {show === 'bin' || show === 'archived' ? <PutAway totals={totals} /> : <Listed totals={totals} />}
    </dl>
  )
}

/** What the other figures leave out. */
const PutAway = ({ totals }: Pick<QuizPage, 'totals'>) => (
  <>
    <Stat
      label={t('questionnaires.totalInBin')}
      value={formatNumber(totals.inBin)}
      note={t('questionnaires.totalInBinNote')}
    />
    <Stat label={t('questionnaires.totalArchived')} value={formatNumber(totals.archived)} />
    <Stat
      label={t('questionnaires.totalQuizzes')}
      value={formatNumber(totals.quizzes)}
      note={t('questionnaires.totalListedNote')}
    />
  </>
)

const averageNote = ({ averagePercent, toMark }: QuizPage['totals']): string | undefined => {
  if (averagePercent === null) return t('questionnaires.noScoreYet')
  return toMark > 0 ? t('questionnaires.soFarAll', { count: toMark }) : undefined
}

function Listed({ totals }: Pick<QuizPage, 'totals'>) {
  return (
    <>
      <Stat
        label={t('questionnaires.totalQuizzes')}
        value={formatNumber(totals.quizzes)}
        note={totals.drafts > 0 ? t('questionnaires.draftsBesides', { count: totals.drafts }) : undefined}
      />
      <Stat label={t('questionnaires.participants')} value={formatNumber(totals.submissions)} />
      <Stat
        label={t('questionnaires.averageScore')}
        value={totals.averagePercent === null ? '–' : formatPercent(totals.averagePercent / 100)}
        note={averageNote(totals)}
      />
    </>
  )
}
