import ChartColumn from 'lucide-react/icons/chart-column'
import ListChecks from 'lucide-react/icons/list-checks'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Vote from 'lucide-react/icons/vote'
import { t } from '../i18n/teachers/dashboard.ts'
import { LinkCards } from '../ui/link-cards.tsx'

export function Tiles() {
  const tiles = [
    { to: '/dashboard/quizzes', name: t('dashboard.quizzes'), about: t('dashboard.tileQuizzes'), Icon: ListChecks },
    { to: '/dashboard/polls', name: t('dashboard.polls'), about: t('dashboard.tilePolls'), Icon: Vote },
    {
      to: '/dashboard/surveys',
      name: t('dashboard.surveys'),
      about: t('dashboard.tileSurveys'),
      Icon: MessagesSquare,
    },
    {
      to: '/dashboard/analytics',
      name: t('dashboard.analytics'),
      about: t('dashboard.tileAnalytics'),
      Icon: ChartColumn,
    },
  ]
  return <LinkCards cards={tiles} />
}
