import { Link } from 'react-router'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { QuizPage } from '../api.ts'

/** Nothing is listed; what was put away is told, and led to. */
export function NoQuizzes({ totals: { archived, inBin } }: Pick<QuizPage, 'totals'>) {
  const isNew = archived + inBin === 0
  return (
    <Card>
      <h2 className="sr-only">{t('questionnaires.yourQuizzes')}</h2>
      <EmptyState
        title={t(isNew ? 'questionnaires.none' : 'questionnaires.noneListed')}
        action={
          <div className="grid justify-items-center gap-3">
            <Link to="/dashboard/quizzes/create" className={buttonClass({ variant: 'primary' })}>
              {t(isNew ? 'questionnaires.createFirst' : 'questionnaires.create')}
            </Link>
            {inBin > 0 && (
              <Link to="?show=bin" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
                {t('questionnaires.lookIntoBin', { count: inBin })}
              </Link>
            )}
            {archived > 0 && (
              <Link to="?show=archived" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
                {t('questionnaires.lookIntoArchive', { count: archived })}
              </Link>
            )}
          </div>
        }
      >
        {t(isNew ? 'questionnaires.noneHint' : 'questionnaires.noneListedHint')}
      </EmptyState>
    </Card>
  )
}
