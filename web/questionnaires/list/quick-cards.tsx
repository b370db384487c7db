import ChartColumn from 'lucide-react/icons/chart-column'
import CirclePlus from 'lucide-react/icons/circle-plus'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { LinkCards } from '../../ui/link-cards.tsx'

export function QuickCards() {
  const cards = [
    {
      to: '/dashboard/quizzes/create',
      name: t('questionnaires.create'),
      about: t('questionnaires.createHint'),
      Icon: CirclePlus,
    },
    {
      to: '/dashboard/quizzes/result',
      name: t('questionnaires.result'),
      about: t('questionnaires.resultHint'),
      Icon: ChartColumn,
    },
  ]
  return <LinkCards cards={cards} />
}
