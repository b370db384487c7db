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
          <Link to="/dashboard/quizzes/create" className={buttonClass({ variant: 'primary' })}>
            {t('questionnaires.createFirst')}
          </Link>
        }
      >
        {t('questionnaires.noneHint')}
      </EmptyState>
    </Card>
  )
}
