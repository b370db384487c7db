import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { kindOf } from '#contract/questionnaires/kind-on-wire.ts'
import type { ContentOnWire } from '#contract/questionnaires/versions.ts'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { KINDS } from '../kinds.tsx'
import { useKindHere } from '../use-kind-here.ts'
import { contentQuery } from './api.ts'
import { draftOfContent } from './content.ts'

type FromContentProps = {
  quizId: string
  children: (content: ContentOnWire, reload: () => void) => ReactNode
}

/** The current version of a quiz as its author writes it, once it is there; read again, it is begun with anew. */
export function FromContent({ quizId, children }: FromContentProps) {
  const content = useQuery(contentQuery(quizId))
  const here = useKindHere()
  const { pathname, search } = useLocation()
  const [round, setRound] = useState(0)
  const reload = () => void content.refetch().then(() => setRound((before) => before + 1))
  if (content.isPending)
    return (
      <Card>
        <p role="status" className="sr-only">
          {t('versions.loading')}
        </p>
        <SkeletonLines lines={8} />
      </Card>
    )
  if (!content.data)
    return <LoadError error={content.error} isBusy={content.isFetching} onRetry={() => void content.refetch()} />
  if (draftOfContent(content.data) === null)
    return <ErrorPanel title={t('versions.olderPage')}>{t('versions.olderPageHint')}</ErrorPanel>
  const kind = kindOf(content.data)
  if (kind !== here)
    return <Navigate to={`${KINDS[kind].home}${pathname.slice(KINDS[here].home.length)}${search}`} replace />
  return <Fragment key={round}>{children(content.data, reload)}</Fragment>
}

type LoadErrorProps = { error: Error; isBusy: boolean; onRetry: () => void }

export function LoadError({ error, isBusy, onRetry }: LoadErrorProps) {
  const isGone = error instanceof FailedCall && error.failure.status === 404
  if (isGone) return <ErrorPanel title={t('versions.gone')}>{t('versions.goneHint')}</ErrorPanel>
  return (
    <ErrorPanel title={t('versions.failed')} busy={isBusy} onRetry={onRetry}>
      {errorText(error)}
    </ErrorPanel>
  )
}
