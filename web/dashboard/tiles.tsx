import ChartColumn from 'lucide-react/icons/chart-column'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import ListChecks from 'lucide-react/icons/list-checks'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Vote from 'lucide-react/icons/vote'
import { t as desk } from '../i18n/teachers/dashboard.ts'
import { t } from '../i18n/teachers/home.ts'
import { LinkCards } from '../ui/link-cards.tsx'

export function Tiles() {
  const tiles = [
    { to: '/dashboard/quizzes', name: desk('dashboard.quizzes'), about: t('home.tileQuizzes'), Icon: ListChecks },
    { to: '/dashboard/exams', name: desk('dashboard.exams'), about: t('home.tileExams'), Icon: GraduationCap },
    { to: '/dashboard/polls', name: desk('dashboard.polls'), about: t('home.tilePolls'), Icon: Vote },
    {
      to: '/dashboard/surveys',
      name: desk('dashboard.surveys'),
      about: t('home.tileSurveys'),
      Icon: MessagesSquare,
    },
    {
      to: '/dashboard/analytics',
      name: desk('dashboard.analytics'),
      about: t('home.tileAnalytics'),
      Icon: ChartColumn,
    },
  ]
  return <LinkCards cards={tiles} />
}
