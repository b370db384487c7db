import { Link } from 'react-router'
import { t } from '../../i18n/trends.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { TrendsView } from '../trends-view.ts'

type NothingProps = {
  /** Nobody has taken any quiz; otherwise no quiz fits what was chosen. */
  isAtAll: boolean
  onView: (change: Partial<TrendsView>) => void
}

export function Nothing({ isAtAll, onView }: NothingProps) {
  return (
    <Card>
      {isAtAll ? (
        <EmptyState
          title={t('trends.nothing')}
          action={
            <Link to="/dashboard/quizzes" className={buttonClass({ variant: 'primary' })}>
              {t('trends.toQuizzes')}
            </Link>
          }
        >
          {t('trends.nothingHint')}
        </EmptyState>
      ) : (
        <EmptyState
          title={t('trends.noneWanted')}
          action={<Button onClick={() => onView({ subject: '', days: 0, page: 1 })}>{t('trends.showAll')}</Button>}
        >
          {t('trends.noneWantedHint')}
        </EmptyState>
      )}
    </Card>
  )
}
