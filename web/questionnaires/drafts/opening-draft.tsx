import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { orThrow } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { DraftKind } from './draft-kind.ts'
import { LoadingDraft } from './loading-draft.tsx'
import {
  type Current,
  draftKeptHere,
  editKeptHere,
  isInHand,
  isNotThere,
  openedDraft,
  openedEdit,
} from './open-draft.ts'
import type { OpenedDraft } from './opened-draft.ts'
import { draftCalls, readEditOf } from './server-draft-calls.ts'

/** Read once: what is written is not overwritten by what is read later. */
export const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

type OpeningDraftProps<Draft> = {
  kind: DraftKind<Draft>
  id: string
  /** Where the one in hand is written. */
  create: string
  /** What leads to the list. */
  toList: string
  children: (opened: OpenedDraft<Draft>) => ReactNode
}

/** A draft from the list. The one in hand has an address of its own. */
export function OpeningDraft<Draft>({ id, create, ...props }: OpeningDraftProps<Draft>) {
  const [isHere] = useState(() => isInHand(props.kind, id))
  return isHere ? <Navigate to={create} replace /> : <Found key={id} id={id} {...props} />
}

function Found<Draft>({ kind, id, toList, children }: Omit<OpeningDraftProps<Draft>, 'create'>) {
  const [key] = useState(() => ['draft', id, Math.random()])
  const opening = useQuery({
    ...ONCE,
    queryKey: key,
    queryFn: async () => openedDraft(kind, await orThrow(draftCalls(kind).read(id))),
  })
  const opened = opening.data ?? (opening.isError ? draftKeptHere(kind, id, opening.error) : null)
  const edited = opened?.found?.edits?.quizId
  if (edited !== undefined) return <Navigate to={`${kind.home}/${encodeURIComponent(edited)}/edit`} replace />
  if (opened) return children(opened)
  if (opening.isPending) return <LoadingDraft />
  if (isNotThere(opening.error)) return <NotThere to={kind.home} toList={toList} />
  return <NotOpened {...opening} />
}

type OpeningEditProps<Draft> = {
  kind: DraftKind<Draft>
  current: Current<Draft>
  children: (opened: OpenedDraft<Draft>) => ReactNode
}

/** What is changed in a published one. */
export function OpeningEdit<Draft>({ kind, current, children }: OpeningEditProps<Draft>) {
  const { quizId } = current.edits
  const [key] = useState(() => ['edit', quizId, Math.random()])
  const opening = useQuery({
    ...ONCE,
    queryKey: key,
    queryFn: async () => openedEdit(kind, await orThrow(readEditOf(kind, quizId)), current),
  })
  const opened = opening.data ?? (opening.isError ? editKeptHere(kind, current, opening.error) : null)
  if (opened) return children(opened)
  return opening.isPending ? <LoadingDraft /> : <NotOpened {...opening} />
}

type NotOpenedProps = { error: unknown; isFetching: boolean; refetch: () => unknown }

function NotOpened({ error, isFetching, refetch }: NotOpenedProps) {
  return (
    <ErrorPanel title={t('drafts.openFailed')} busy={isFetching} onRetry={() => void refetch()}>
      {errorText(error)}
    </ErrorPanel>
  )
}

function NotThere({ to, toList }: { to: string; toList: string }) {
  return (
    <Card>
      <h1 className="sr-only">{t('drafts.continue')}</h1>
      <EmptyState
        title={t('drafts.notThere')}
        action={
          <Link to={to} className={buttonClass({ variant: 'primary' })}>
            {toList}
          </Link>
        }
      >
        {t('drafts.notThereHint')}
      </EmptyState>
    </Card>
  )
}
