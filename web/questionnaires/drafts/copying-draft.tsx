import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { deleteDraft } from '#contract/questionnaires/drafts.ts'
import { randomKey } from '../../calls/random-key.ts'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { quizzesQuery } from '../api.ts'
import { baseAsFound, freshBase } from './draft-base.ts'
import type { DraftKind } from './draft-kind.ts'
import { draftPlace, forgetDraft, forgetPlace, openPlace, writeDraft } from './draft-place.ts'
import { LoadingDraft } from './loading-draft.tsx'
import { ONCE } from './opening-draft.tsx'
import { draftCalls } from './server-draft-calls.ts'

type CopyingDraftProps<Draft> = {
  kind: DraftKind<Draft>
  /** The questionnaire that is copied. */
  of: string
  copy: Draft
  /** Where one goes on in it, as an address says it. */
  search?: string
  failed: string
  /** The draft that it takes the place of. */
  insteadOf?: string | undefined
}

/** A new questionnaire that begins as another one is: a draft like any other from its first moment on. */
export function CopyingDraft<Draft>({ kind, of, copy, search = '', failed, insteadOf }: CopyingDraftProps<Draft>) {
  /** The same however often it is tried. */
  const [own] = useState(() => ({ id: randomKey(), change: randomKey() }))
  const queryClient = useQueryClient()
  const copying = useQuery({
    ...ONCE,
    queryKey: ['copy', own.id],
    queryFn: async () => {
      // Where earlier pages kept a copy that was begun.
      const former = draftPlace(`copy-${of}`)
      await begin(kind, own, (insteadOf === undefined && openPlace(kind, former)) || copy)
      if (insteadOf === undefined) forgetPlace(former)
      else await forgetEverywhere(insteadOf)
      void queryClient.invalidateQueries({ queryKey: quizzesQuery.queryKey })
      return own.id
    },
  })
  if (copying.data) return <Navigate to={`${kind.home}/drafts/${copying.data}${search}`} replace />
  if (copying.isPending) return <LoadingDraft />
  return (
    <ErrorPanel title={failed} busy={copying.isFetching} onRetry={() => void copying.refetch()}>
      {errorText(copying.error)}
    </ErrorPanel>
  )
}

/** What can not be deleted now is listed on. */
const forgetEverywhere = async (id: string): Promise<void> => {
  const reply = await callAsTeacher(deleteDraft, { params: { id } })
  if (reply.ok) forgetDraft(id)
}

/** On the server, or on this device until it can be reached. */
const begin = async <Draft,>(
  kind: DraftKind<Draft>,
  own: { id: string; change: string },
  draft: Draft,
): Promise<void> => {
  const reply = await draftCalls(kind).save({ ...own, basedOn: 0, draft })
  const base = reply.ok
    ? baseAsFound({ id: own.id, revision: reply.value.revision })
    : { ...freshBase(undefined), id: own.id, sent: [own.change] }
  const place = draftPlace(own.id)
  const isKept = writeDraft(kind, place, draft) && place.base.write(base)
  if (!reply.ok && !isKept) throw new FailedCall(reply.failure)
}
