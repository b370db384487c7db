import ChartColumn from 'lucide-react/icons/chart-column'
import ListChecks from 'lucide-react/icons/list-checks'
import { t } from '../../i18n/dashboard.ts'
import { LinkCards } from '../../ui/link-cards.tsx'

export function Tiles() {
  const tiles = [
    { to: '/dashboard/quizzes', name: t('dashboard.quizzes'), about: t('dashboard.quizzesTile'), Icon: ListChecks },
    {
      to: '/dashboard/quizzes/result',
      name: t('dashboard.results'),
      about: t('dashboard.resultsTile'),
      Icon: ChartColumn,
    },
  ]
  return <LinkCards cards={tiles} />
}
