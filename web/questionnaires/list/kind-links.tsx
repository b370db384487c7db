import type { LucideIcon } from 'lucide-react'
import LayoutList from 'lucide-react/icons/layout-list'
import { Link } from 'react-router'
import { kindsWith } from '#domain/questionnaires/kinds.ts'
import type { ListedKind, ListView } from '#domain/questionnaires/quiz-list.ts'
import { t } from '../../i18n/teachers/listing.ts'
import { classNames } from '../../ui/class-names.ts'
import { KINDS, wordsOf } from '../kinds.tsx'
import { searchOf } from '../quiz-list.ts'

type KindLinksProps = { kind: ListedKind; view: ListView }

const ALL: { kind: ListedKind; home: string; Icon: LucideIcon }[] = [
  { kind: 'all', home: KINDS.quiz.home, Icon: LayoutList },
  ...kindsWith({}).map((kind) => ({ kind, home: KINDS[kind].home, Icon: KINDS[kind].Icon })),
]

/** Which kind is listed; what else the list was narrowed to goes along. */
export function KindLinks({ kind, view }: KindLinksProps) {
  return (
    <nav aria-label={t('listing.kinds')}>
      <ul className="flex flex-wrap gap-2">
        {ALL.map(({ kind: each, home, Icon }) => (
          <li key={each}>
            <Link
              to={{ pathname: home, search: `?${searchOf({ ...view, subject: null, page: 1 }, each)}` }}
              aria-current={each === kind ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 font-medium no-underline sm:px-4',
                each === kind
                  ? 'border-brand bg-brand-soft text-brand'
                  : 'border-line-strong bg-surface text-ink hover:border-brand',
              )}
            >
              <Icon aria-hidden="true" className="size-4 max-[24rem]:hidden" />
              {wordsOf(each).name()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
