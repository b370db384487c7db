import { Link } from 'react-router'
import { t } from '../../i18n/dashboard.ts'
import { formatDate, formatNumber, formatPercent } from '../../i18n/format.ts'
import { StatusBadge } from '../../questionnaires/components/status-badge.tsx'
import type { ListedQuiz } from '../../questionnaires/quiz-list.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Column, Table } from '../../ui/table.tsx'

export function LatestQuizzes({ quizzes }: { quizzes: readonly ListedQuiz[] }) {
  return (
    <Card flush>
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-3">
        <h2 className="text-lg">{t('dashboard.latestQuizzes')}</h2>
        {quizzes.length > 0 && (
          <Link to="/dashboard/quizzes" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            {t('dashboard.allQuizzes')}
          </Link>
        )}
      </div>
      {quizzes.length > 0 ? (
        <Table caption={t('dashboard.latestQuizzes')} columns={columns()} rows={quizzes} rowKey={({ id }) => id} />
      ) : (
        <EmptyState
          title={t('dashboard.noQuizzes')}
          action={
            <Link to="/dashboard/quizzes/create" className={buttonClass({ variant: 'secondary' })}>
              {t('dashboard.createFirstQuiz')}
            </Link>
          }
        >
          {t('dashboard.noQuizzesHint')}
        </EmptyState>
      )}
    </Card>
  )
}

const columns = (): Column<ListedQuiz>[] => [
  {
    key: 'title',
    header: t('dashboard.quizTitle'),
    cell: (quiz) => (
      <Link
        to={{ pathname: '/dashboard/quizzes/result', search: `?${new URLSearchParams({ quiz: quiz.id })}` }}
        className="stretched line-clamp-2 font-semibold text-ink no-underline wrap-anywhere"
      >
        {quiz.title}
      </Link>
    ),
  },
  { key: 'status', header: t('dashboard.status'), bare: true, cell: (quiz) => <StatusBadge status={quiz.status} /> },
  {
    key: 'participants',
    header: t('dashboard.participants'),
    numeric: true,
    cell: (quiz) => formatNumber(quiz.submissions),
  },
  {
    key: 'average',
    header: t('dashboard.average'),
    numeric: true,
    cell: (quiz) => (quiz.averagePercent === null ? '–' : formatPercent(quiz.averagePercent / 100)),
  },
  {
    key: 'created',
    header: t('dashboard.created'),
    folds: 'narrow',
    phone: 'hidden',
    cell: (quiz) => <span className="whitespace-nowrap">{formatDate(quiz.createdAt)}</span>,
  },
]
