import { useEffect, useState } from 'react'
import { t } from '../i18n/outage.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Medallion } from '../ui/ornaments/alpona.tsx'
import { referenceFor } from './server-error-page/reference.ts'
import { type Recovery, useRecovery } from './server-error-page/use-recovery.ts'

const newsOf = (state: Recovery['state']) =>
  ({
    asking: t('outage.asking'),
    down: t('outage.down'),
    cut_off: t('outage.down'),
    failed_again: t('outage.failedAgain'),
  })[state]

/** Tells that the server is in trouble, waits for it, and leads back to `?from=`. Goes into a `main`. */
export function ServerError() {
  const { state, isTrying, tryNow } = useRecovery()
  const [reference, setReference] = useState<string>()
  // Not while rendering: the page is made before anybody has come with an address.
  useEffect(() => setReference(referenceFor(location.search)), [])
  const isCutOff = state === 'cut_off'
  useEffect(() => {
    if (!isCutOff) return
    const before = document.title
    document.title = t('outage.cutOffTitle')
    return () => {
      document.title = before
    }
  }, [isCutOff])
  return (
    <div className="mx-auto flex min-h-[70dvh] w-full max-w-lg flex-col items-center justify-center px-4 py-12 text-center">
      <Medallion petals={5} className="size-40 max-w-full text-brand opacity-70" />
      <p className="tabular mt-6 text-sm font-semibold tracking-widest text-ink-soft">{isCutOff ? '\u00a0' : '500'}</p>
      <h1 className="mt-1 text-2xl">{t(isCutOff ? 'outage.cutOffTitle' : 'outage.title')}</h1>
      <p className="mt-2 text-balance text-ink-soft">{t(isCutOff ? 'outage.cutOffText' : 'outage.text')}</p>
      <p role="status" className="needs-script mt-4 min-h-21 text-balance text-ink-soft sm:min-h-14">
        {newsOf(state)}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button variant="primary" busy={isTrying} className="needs-script" onClick={() => void tryNow()}>
          {t('outage.refresh')}
        </Button>
        <ButtonLink href="/">{t('outage.home')}</ButtonLink>
      </div>
      <p className="mt-8 min-h-6 text-sm text-ink-soft">
        {reference && !isCutOff && (
          <>
            {t('outage.reference')} <span className="tabular font-semibold tracking-wider text-ink">{reference}</span>
          </>
        )}
      </p>
    </div>
  )
}
