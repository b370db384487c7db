import { useQuery } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import { Link } from 'react-router'
import { t } from '../../i18n/teachers/drafts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { draftAddress, draftTitle, KINDS } from '../kinds.tsx'
import { listQuery } from '../list-api.ts'
import { FIRST_VIEW, isDraft, paramsOf } from '../quiz-list.ts'
import { useKindHere } from '../use-kind-here.ts'

const DRAFTS = { ...FIRST_VIEW, show: 'drafts' } as const

/** That something begun waits to be gone on with, for whoever is about to begin anew. */
export function WaitingDrafts() {
  const kind = useKindHere()
  const { data } = useQuery(listQuery(kind, DRAFTS))
  const [latest] = data?.rows.filter(isDraft) ?? []
  if (!data || !latest) return null
  const isOne = data.found === 1
  const to = isOne ? draftAddress(latest) : { pathname: KINDS[kind].home, search: `?${paramsOf(DRAFTS)}` }
  return (
    <Link
      to={to}
      className={classNames(
        buttonClass({ variant: 'quiet', size: 'sm' }),
        'max-w-full min-w-0 max-sm:-ms-3 sm:max-w-sm',
      )}
    >
      <PencilLine aria-hidden="true" className="size-4 shrink-0" />
      <span className="line-clamp-3 text-start wrap-anywhere">
        {isOne ? t('drafts.waitingOne', { title: draftTitle(latest) }) : t('drafts.waiting', { count: data.found })}
      </span>
    </Link>
  )
}
