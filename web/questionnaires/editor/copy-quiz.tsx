import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import type { ContentOnWire } from '#contract/questionnaires/versions.ts'
import { MAX_TITLE_LENGTH } from '#domain/questionnaires/questionnaire.ts'
import { randomKey } from '../../calls/random-key.ts'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { quizzesQuery } from '../api.ts'
import { baseAsFound, freshBase } from '../drafts/draft-base.ts'
import { draftPlace, forgetPlace, openPlace, writeDraft } from '../drafts/draft-place.ts'
import { LoadingDraft } from '../drafts/loading-draft.tsx'
import { QUIZ_DRAFTS } from '../drafts/quiz-drafts.ts'
import { draftCalls } from '../drafts/server-draft-calls.ts'
import { asNewQuiz, type QuizDraft } from '../entries/stored-draft.ts'
import { draftOfContent } from '../versions/content.ts'
import { FromContent } from '../versions/from-content.tsx'

/** A new quiz that begins as another one is: a draft like any other from its first moment on. */
export function CopyQuiz() {
  const { id = '' } = useParams()
  return (
    <FromContent key={id} quizId={id}>
      {(content) => <Copying quizId={id} content={content} />}
    </FromContent>
  )
}

function Copying({ quizId, content }: { quizId: string; content: ContentOnWire }) {
  /** The same however often it is tried. */
  const [own] = useState(() => ({ id: randomKey(), change: randomKey() }))
  const queryClient = useQueryClient()
  const copying = useQuery({
    queryKey: ['copy', own.id],
    queryFn: async () => {
      // Where earlier pages kept a copy that was begun.
      const former = draftPlace(`copy-${quizId}`)
      const draft = openPlace(QUIZ_DRAFTS, former) ?? copyOf(content)
      if (draft) await begin(own, draft)
      forgetPlace(former)
      void queryClient.invalidateQueries({ queryKey: quizzesQuery.queryKey })
      return own.id
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (copying.data) return <Navigate to={`/dashboard/quizzes/drafts/${copying.data}?section=dts`} replace />
  if (copying.isPending) return <LoadingDraft />
  return (
    <ErrorPanel title={t('versions.copyFailed')} busy={copying.isFetching} onRetry={() => void copying.refetch()}>
      {errorText(copying.error)}
    </ErrorPanel>
  )
}

/** On the server, or on this device until it can be reached. */
const begin = async (own: { id: string; change: string }, draft: QuizDraft): Promise<void> => {
  const reply = await draftCalls(QUIZ_DRAFTS).save({ ...own, basedOn: 0, draft })
  const base = reply.ok
    ? baseAsFound({ id: own.id, revision: reply.value.revision })
    : { ...freshBase(undefined), id: own.id, sent: [own.change] }
  const place = draftPlace(own.id)
  const isKept = writeDraft(QUIZ_DRAFTS, place, draft) && place.base.write(base)
  if (!reply.ok && !isKept) throw new FailedCall(reply.failure)
}

const copyOf = (content: ContentOnWire): QuizDraft | null => {
  const draft = draftOfContent(content)
  const title = t('versions.copyOf', { title: content.title }).slice(0, MAX_TITLE_LENGTH)
  return draft && asNewQuiz({ ...draft, details: { ...draft.details, title } })
}
