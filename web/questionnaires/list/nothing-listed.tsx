import { Link } from 'react-router'
import type { ListedKind } from '#domain/questionnaires/quiz-list.ts'
import { t } from '../../i18n/teachers/listing.ts'
import { t as quizzes } from '../../i18n/teachers/questionnaires.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { wordsOf } from '../kinds.tsx'
import type { ListPage } from '../list-api.ts'
import { FIRST_VIEW, searchOf } from '../quiz-list.ts'
import { CreateButton } from './create-button.tsx'

type NothingListedProps = Pick<ListPage, 'totals'> & { kind: ListedKind }

/** Nothing is listed; what was put away is told, and led to. */
export function NothingListed({ totals: { archived, inBin }, kind }: NothingListedProps) {
  const isNew = archived + inBin === 0
  const words = wordsOf(kind)
  const to = (show: 'bin' | 'archived') => `?${searchOf({ ...FIRST_VIEW, show }, kind)}`
  return (
    <Card>
      <h2 className="sr-only">{words.caption()}</h2>
      <EmptyState
        title={isNew ? words.none() : t('listing.noneListed')}
        action={
          <div className="grid justify-items-center gap-3">
            <CreateButton kind={kind} {...(isNew && { label: words.createFirst() })} />
            {inBin > 0 && (
              <Link to={to('bin')} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
                {t('listing.lookIntoBin', { count: inBin })}
              </Link>
            )}
            {archived > 0 && (
              <Link to={to('archived')} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
                {t('listing.lookIntoArchive', { count: archived })}
              </Link>
            )}
          </div>
        }
      >
        {isNew ? words.noneHint() : quizzes('questionnaires.noneListedHint')}
      </EmptyState>
    </Card>
  )
}
