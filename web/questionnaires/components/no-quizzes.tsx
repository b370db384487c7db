import { Link } from 'react-router'
import { t } from '../../i18n/questionnaires.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NoQuizzes() {
  return (
    <Card>
      <h2 className="sr-only">{t('questionnaires.yourQuizzes')}</h2>
      <EmptyState
        title={t('questionnaires.none')}
        action={
          <div className="grid justify-items-center gap-3">
            <Link to="/dashboard/quizzes/create" className={buttonClass({ variant: 'primary' })}>
              {t('questionnaires.createFirst')}
            </Link>
            <Link to="?show=bin" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              {t('questionnaires.lookIntoBin')}
            </Link>
          </div>
        }
      >
        {t('questionnaires.noneHint')}
      </EmptyState>
    </Card>
  )
}
