import EyeOff from 'lucide-react/icons/eye-off'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isolated, isolatedList } from '#domain/text/isolated.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t as patterns } from '../../i18n/teachers/patterns.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { draftAddress, draftTitle, KINDS } from '../kinds.tsx'
import { isDraft, type Listed, type ListedDraft, type ListedRow } from '../quiz-list.ts'

type RowTitleProps = {
  row: ListedRow
  selection: ReadonlySet<string> | null
  onSelect: (selection: ReadonlySet<string>) => void
  onShare: (listed: Listed) => void
}

const TITLE = 'stretched min-w-0 text-start font-semibold line-clamp-2 sm:line-clamp-1 wrap-anywhere'

/** Which one it is: pressed to share it, or to go on with a draft. `isMixed`: others are of another kind. */
export function RowTitle({ row, isMixed, ...props }: RowTitleProps & { isMixed: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 max-sm:items-start">
      {isMixed && <KindSign row={row} />}
      <span className="flex min-w-0 grow items-baseline gap-x-2.5 max-sm:flex-wrap">
        {isDraft(row) ? <DraftTitle draft={row} /> : <ListedTitle listed={row} {...props} />}
      </span>
    </span>
  )
}

function KindSign({ row }: { row: ListedRow }) {
  const { Icon, kind } = KINDS[row.kind]
  return (
    <span title={kind()} className="relative z-1 shrink-0 text-ink-soft max-sm:pt-0.5">
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{kind()}: </span>
    </span>
  )
}

const Beside = ({ children, title }: { children: ReactNode; title: string }) => (
  <span
    title={title}
    className="min-w-0 max-w-48 shrink-[9999] truncate text-sm font-normal text-ink-soft sm:min-w-1/4"
  >
    {children}
  </span>
)

/** What tells two drafts of one title apart. */
function DraftTitle({ draft }: { draft: ListedDraft }) {
  const title = draftTitle(draft)
  const questions = t('questionnaires.questions', { count: draft.questionCount })
  const about = listing('listing.draftOf', { questions, when: formatDateTime(draft.savedAt) })
  return (
    <>
      <Link
        to={draftAddress(draft)}
        title={`${isolated(title)}: ${about}`}
        className={classNames(TITLE, 'text-ink no-underline')}
      >
        {title}
      </Link>
      <span
        title={about}
        className="min-w-0 shrink-[99] text-sm font-normal text-ink-soft max-sm:basis-full sm:min-w-1/4 sm:truncate"
      >
        {about}
      </span>
    </>
  )
}

type ListedTitleProps = Omit<RowTitleProps, 'row'> & { listed: Listed }

function ListedTitle({ listed, selection, onSelect, onShare }: ListedTitleProps) {
  const { id, title, status, tags, pattern } = listed
  const words = isolatedList(
    tags.map((tag) => `#${tag}`),
    '  ',
  )
  return (
    <>
      {selection ? (
        <label title={title} className="stretched flex min-w-0 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="check"
            aria-label={t('questionnaires.selectQuiz', { title })}
            checked={selection.has(id)}
            onChange={({ target }) => onSelect(withOrWithout(selection, id, target.checked))}
          />
          <span className="line-clamp-2 sm:line-clamp-1 wrap-anywhere">{title}</span>
        </label>
      ) : status === 'archived' ? (
        <span title={title} className="line-clamp-2 sm:line-clamp-1 wrap-anywhere">
          {title}
        </span>
      ) : (
        <button type="button" aria-haspopup="dialog" title={title} className={TITLE} onClick={() => onShare(listed)}>
          {title}
        </button>
      )}
      {listed.anonymous && (
        <span title={listing('listing.anonymousHint')} className="shrink-0 self-center text-ink-soft">
          <EyeOff aria-hidden="true" className="size-4" />
          <span className="sr-only">{listing('listing.anonymous')}</span>
        </span>
      )}
      {listed.practice && (
        <span title={listing('listing.practiceHint')} className="relative z-1 shrink-0 self-center">
          <Badge tone="brand" sign={<RotateCcw aria-hidden="true" />}>
            {listing('listing.practice')}
          </Badge>
        </span>
      )}
      {pattern !== null && (
        <Beside title={patterns('patterns.listed', { name: pattern })}>
          <span className="sr-only">{patterns('patterns.listedAs')}</span>
          {pattern}
        </Beside>
      )}
      {tags.length > 0 && (
        <Beside title={words}>
          <span className="sr-only">{t('questionnaires.tagsOf', { tags: '' })}</span>
          {words}
        </Beside>
      )}
    </>
  )
}

const withOrWithout = (before: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> => {
  const after = new Set(before)
  if (isIn) after.add(id)
  else after.delete(id)
  return after
}
