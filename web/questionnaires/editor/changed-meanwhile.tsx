import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../i18n/teachers/versions.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { Edits } from '../drafts/draft-base.ts'
import { useQuizAddress } from '../use-kind-here.ts'
import { versionsQuery } from '../versions/api.ts'

type ChangedMeanwhileProps = {
  base: Edits
  /** That was decided: it has only to be published. */
  isOnTop: boolean
  /** Something was refused because of it. */
  isRefused: boolean
  /** What is published from now on is based on the version that is current. */
  onOnTop: (current: Edits) => void
}

/** Somebody else's edit came first: what was written here stays, and its author decides. */
export function ChangedMeanwhile({ base, isOnTop, isRefused, onOnTop }: ChangedMeanwhileProps) {
  const { quizId } = base
  const addressOf = useQuizAddress()
  const versions = useQuery({ ...versionsQuery(quizId), staleTime: 0 })
  const current = versions.data?.current
  const isKnown = current !== undefined && current.id !== base.versionId
  const panel = useRef<HTMLDivElement>(null)
  // Newer browsers answer with a promise, which is no way to clean up.
  useEffect(() => void panel.current?.scrollIntoView({ block: 'nearest' }), [])
  if (isOnTop)
    return (
      <p role="status" className="mb-5 rounded border border-line-strong bg-accent-soft p-4">
        {t('versions.onTop', { number: base.number })}
      </p>
    )
  const address = addressOf(quizId, 'versions')
  const said = (
    <>
      <p>
        {isKnown
          ? t('versions.changedMessage', { current: current.number, number: base.number })
          : t('versions.changedCheck')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink href={isKnown ? `${address}?compare=${base.number}-${current.number}` : address} target="_blank">
          {t(isKnown ? 'versions.seeChanges' : 'versions.seeVersions')}
        </ButtonLink>
        {isKnown && (
          <Button onClick={() => onOnTop({ quizId, versionId: current.id, number: current.number })}>
            {t('versions.saveOnTop')}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <div ref={panel} className="mb-5 scroll-mb-24">
      {isRefused ? <ErrorPanel title={t('versions.changedTitle')}>{said}</ErrorPanel> : <Calmly>{said}</Calmly>}
    </div>
  )
}

function Calmly({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex items-start gap-3 rounded border border-line-strong bg-accent-soft p-4">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('versions.changedTitle')}</p>
        {children}
      </div>
    </div>
  )
}
