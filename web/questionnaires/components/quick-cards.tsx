import ChartColumn from 'lucide-react/icons/chart-column'
import CirclePlus from 'lucide-react/icons/circle-plus'
import { Link } from 'react-router'
import { t } from '../../i18n/questionnaires.ts'

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
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {cards.map(({ to, name, about, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-center gap-4 rounded border border-line bg-surface p-4 text-ink no-underline transition-colors duration-150 hover:border-brand hover:bg-brand-soft sm:p-5"
          >
            <Icon aria-hidden="true" className="size-7 shrink-0 text-brand" />
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft">{about}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
