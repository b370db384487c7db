import { Link } from 'react-router'
import { t } from '../../i18n/teachers/trends.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { TrendsView } from './trends-view.ts'

type NothingProps = {
  /** Nobody has taken any quiz; otherwise no quiz fits what was chosen. */
  isAtAll: boolean
  /** Quizzes that fewer than five students of the group have taken. */
  leftOut?: number
  onView: (change: Partial<TrendsView>) => void
}

const EVERYTHING = { subject: '', tag: '', days: 0, by: 'subject', field: '', group: '', page: 1 } as const

export function Nothing({ isAtAll, leftOut = 0, onView }: NothingProps) {
  return (
    <Card>
      {isAtAll ? (
        <EmptyState
          title={t('trends.nothing')}
          action={
            <Link to="/dashboard/quizzes?kind=all" className={buttonClass({ variant: 'primary' })}>
              {t('trends.toQuizzes')}
            </Link>
          }
        >
          {t('trends.nothingHint')}
        </EmptyState>
      ) : (
        <EmptyState
          title={t('trends.noneWanted')}
          action={<Button onClick={() => onView(EVERYTHING)}>{t('trends.showAll')}</Button>}
        >
          {leftOut > 0 ? t('trends.leftOutQuizzes', { count: leftOut }) : t('trends.noneWantedHint')}
        </EmptyState>
      )}
    </Card>
  )
}
