import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/listing.ts'
import { t as quizzesText } from '../../i18n/teachers/questionnaires.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { useDeleteDraft } from '../drafts/use-delete-draft.ts'
import { wordsOf } from '../kinds.tsx'
import { type ListPage, listQuery } from '../list-api.ts'
import { filtersSet, kindIn, viewOf } from '../quiz-list.ts'
import { useActing } from '../use-acting.ts'
import type { Asked } from './asked.ts'
import { CreateButton } from './create-button.tsx'
import { type AskedDraft, DraftDialogs } from './draft-dialogs.tsx'
import { KindLinks } from './kind-links.tsx'
import { ListDialogs } from './list-dialogs.tsx'
import { ListFigures } from './list-figures.tsx'
import { ListTable, type Selection } from './list-table.tsx'
import { NothingListed } from './nothing-listed.tsx'
import { QuickCards } from './quick-cards.tsx'
import { TemplatesCard } from './templates-card.tsx'

/** What a teacher has of one kind, or of all kinds: at home with one of them, whose address it has. */
export function List({ home }: { home: QuestionnaireKind }) {
  const [params] = useSearchParams()
  const [view, kind] = [viewOf(params), kindIn(params, home)]
  const list = useQuery(listQuery(kind, view))
  const acting = useActing()
  const [asked, setAsked] = useState<Asked>()
  const [askedDraft, setAskedDraft] = useState<AskedDraft>()
  const [selection, setSelection] = useState<Selection>(null)
  const deleteDraft = useDeleteDraft()
  const heading = useFocusAfter<HTMLHeadingElement>(deletingIn(asked) ?? deletingIn(askedDraft))
  const isEmpty = list.data !== undefined && filtersSet(view) === 0 && isWithoutAny(list.data)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {wordsOf(kind).heading()}
        </h1>
        {!isEmpty && <CreateButton kind={kind} />}
      </header>
      <KindLinks kind={kind} view={view} />
      {kind === 'quiz' && (
        <div className="max-sm:order-last">
          <QuickCards />
        </div>
      )}
      {list.isError && !list.data && (
        <ErrorPanel title={t('listing.listFailed')} busy={list.isFetching} onRetry={() => void list.refetch()}>
          {errorText(list.error)}
        </ErrorPanel>
      )}
      {list.isPending && <ListSkeleton />}
      {list.data && !isEmpty && <ListFigures totals={list.data.totals} show={view.show} kind={kind} />}
      {isEmpty && <NothingListed totals={list.data.totals} kind={kind} />}
      {list.data && !isEmpty && (
        <ListTable
          list={list.data}
          {...{ view, kind, selection }}
          isChanging={list.isPlaceholderData}
          onSelect={setSelection}
          onAsk={setAsked}
          onAskDraft={setAskedDraft}
          onAct={acting.act}
        />
      )}
      {kind === 'survey' && list.data && <TemplatesCard isOpen={isEmpty} />}
      <ListDialogs asked={asked} onAsk={setAsked} acting={acting} />
      <DraftDialogs asked={askedDraft} onClose={() => setAskedDraft(undefined)} onDelete={deleteDraft} />
    </div>
  )
}

/** Its row is gone afterwards, and with it what had the focus. */
const deletingIn = <T extends { what: string }>(asked: T | undefined): T | undefined =>
  asked?.what === 'delete' ? asked : undefined

const isWithoutAny = ({ totals }: ListPage) => totals.listed + totals.drafts === 0

function ListSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-6">
      <span className="sr-only">{quizzesText('questionnaires.loading')}</span>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-96" />
    </div>
  )
}
