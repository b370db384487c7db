import { useEffect, useState } from 'react'
import { Medallion } from '../ui/alpona.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { referenceFor } from './server-error-page/reference.ts'
import { type Recovery, useRecovery } from './server-error-page/use-recovery.ts'

export type ServerErrorTexts = {
  title: string
  text: string
  refresh: string
  home: string
  /** Stands before the reference. */
  reference: string
  asking: string
  /** The server is still not there; it is asked again every ten seconds. */
  down: string
  /** The server is there again, but the page one came from is not well. */
  failedAgain: string
}

const newsOf = (state: Recovery['state'], texts: ServerErrorTexts) =>
  ({ asking: texts.asking, down: texts.down, failed_again: texts.failedAgain })[state]

/** Tells that the server is in trouble, waits for it, and leads back to `?from=`. Goes into a `main`. */
export function ServerError({ texts }: { texts: ServerErrorTexts }) {
  const { state, isTrying, tryNow } = useRecovery()
  const [reference, setReference] = useState<string>()
  // Not while rendering: the page is made before anybody has come with an address.
  useEffect(() => setReference(referenceFor(location.search)), [])
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-lg flex-col items-center justify-center px-4 py-12 text-center">
      <Medallion petals={5} className="size-40 text-brand opacity-70" />
      <p className="tabular mt-6 text-sm font-semibold tracking-widest text-ink-soft">500</p>
      <h1 className="mt-1 text-2xl">{texts.title}</h1>
      <p className="mt-2 text-balance text-ink-soft">{texts.text}</p>
      <p role="status" className="mt-4 min-h-21 text-balance text-ink-soft sm:min-h-14">
        {newsOf(state, texts)}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button variant="primary" busy={isTrying} onClick={() => void tryNow()}>
          {texts.refresh}
        </Button>
        <ButtonLink href="/">{texts.home}</ButtonLink>
      </div>
      <p className="mt-8 min-h-6 text-sm text-ink-soft">
        {reference && (
          <>
            {texts.reference} <span className="tabular font-semibold tracking-wider text-ink">{reference}</span>
          </>
        )}
      </p>
    </div>
  )
}
