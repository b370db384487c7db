import { useSearchParams } from 'react-router'
import { type ListedKind, type ListView, SORT_KEYS } from '#domain/questionnaires/quiz-list.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { type Sorting, Table } from '../../ui/table.tsx'
import { useIsLeaving } from '../../ui/use-is-leaving.ts'
import { wordsOf } from '../kinds.tsx'
import type { ListPage } from '../list-api.ts'
import { isDraft, type Listed, searchOf } from '../quiz-list.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { AskedDraft } from './draft-dialogs.tsx'
import { columnsOf } from './list-columns.tsx'
import { ListFilters } from './list-filters.tsx'
import type { RowHandlers } from './row-actions.tsx'

/** Which rows are chosen for something to be done with all of them; null: nobody is choosing. */
export type Selection = ReadonlySet<string> | null

type ListTableProps = RowHandlers & {
  list: ListPage
  view: ListView
  kind: ListedKind
  /** Other rows are on their way. */
  isChanging: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
  onAskDraft: (asked: AskedDraft) => void
}

/** Titles take what the other columns leave, and are cut where they are too long. */
const ONE_LINE =
  '@min-[40rem]/table:[&_tbody_th]:w-full @min-[40rem]/table:[&_tbody_th]:max-w-0 @min-[40rem]/table:[&_td]:px-2 @min-[40rem]/table:[&_thead_th]:px-2 @min-[40rem]/table:[&_thead_th:first-child]:ps-4'

/** Of several pages it is known that there may be drafts among them, and not how many fit. */
const foundIn = ({ rows, found, pages, totals }: ListPage, kind: ListedKind, { show }: ListView): string => {
  const drafts = rows.filter(isDraft).length
  if (show === 'drafts' || (drafts === found && drafts > 0)) return t('questionnaires.foundDrafts', { count: found })
  return wordsOf(kind).found(found, drafts > 0 || (pages > 1 && totals.drafts > 0))
}

export function ListTable(props: ListTableProps) {
  const { list, view, kind, isChanging, selection, onSelect } = props
  const [, setParams] = useSearchParams()
  const isLeaving = useIsLeaving()
  const show = (change: Partial<ListView>) => {
    // What was typed settles a moment later: it must not call back somebody who has pressed a link by then.
    if (isLeaving) return
    onSelect(selection && new Set())
    setParams(searchOf({ ...view, page: 1, ...change }, kind), { replace: true, preventScrollReset: true })
  }
  const sortBy = ({ key, descending }: Sorting) => {
    const sort = SORT_KEYS.find((known) => known === key)
    if (sort) show({ sort, descending })
  }
  const caption = wordsOf(kind).caption()
  return (
    <section aria-label={caption} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Tools {...props} onSearch={(search) => show({ search })} />
      <ListFilters view={view} kind={kind} onChange={show} />
      {view.show === 'bin' && <p className="text-ink-soft">{listing('listing.binHint')}</p>}
      {view.show === 'archived' && <p className="text-ink-soft">{listing('listing.archiveHint')}</p>}
      {selection && <Bulk {...props} selected={selection} />}
      {list.found > 0 ? (
        <Card flush className={classNames(ONE_LINE, isChanging && 'opacity-60')} aria-busy={isChanging}>
          <Table
            caption={caption}
            columns={columnsOf(props)}
            rows={list.rows}
            rowKey={({ id }) => id}
            sorting={{ key: view.sort, descending: view.descending }}
            onSort={sortBy}
          />
        </Card>
      ) : (
        <p className="rounded border border-dashed border-line-strong px-4 py-10 text-center text-ink-soft wrap-anywhere">
          {nothingFound(view)}
        </p>
      )}
      <Pagination page={list.page} pages={list.pages} onPage={(next) => show({ page: next })} />
    </section>
  )
}

const publishedIn = ({ rows }: ListPage): Listed[] => rows.filter((row): row is Listed => !isDraft(row))

/** A search, how much there is, and where several are chosen. */
function Tools({
  list,
  kind,
  view,
  selection,
  onSelect,
  onSearch,
}: ListTableProps & { onSearch: (text: string) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <SearchField
        className="w-full sm:max-w-sm"
        label={kind === 'quiz' ? t('questionnaires.search') : listing('listing.search')}
        search={view.search}
        onSearch={onSearch}
      />
      <div className="flex min-h-9 items-center gap-2 max-sm:w-full max-sm:justify-between">
        <p role="status" className="tabular text-sm text-ink-soft">
          {foundIn(list, kind, view)}
        </p>
        {publishedIn(list).length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={selection !== null}
            onClick={() => onSelect(selection ? null : new Set())}
          >
            {t(selection ? 'questionnaires.selectDone' : 'questionnaires.select')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Bulk({
  list,
  view,
  kind,
  selected,
  onSelect,
  onAsk,
  onAct,
}: ListTableProps & { selected: ReadonlySet<string> }) {
  return (
    <BulkBar
      {...{ kind, selected, onSelect }}
      show={view.show}
      listed={publishedIn(list)}
      onTag={(listed) => onAsk({ what: 'tag', listed })}
      onBulk={async (action, listed) => {
        if (action === 'bin' || action === 'erase') onAsk({ what: 'delete', listed, forGood: action === 'erase' })
        else await onAct(action, listed)
      }}
    />
  )
}

const nothingFound = ({ search, show, subject, tag }: ListView): string =>
  search === '' && subject === null && tag === null && show !== 'all'
    ? listing(`listing.noneShown_${show}`)
    : listing(search === '' ? 'listing.nothingFits' : 'listing.nothingFound', { search })
