import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator, useRouteError } from 'react-router'
import { FailedCall } from '../api/reply.ts'
import { t } from '../i18n/dashboard.ts'
import { Medallion } from '../ui/alpona.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'

/**
 * Stands where a page broke. A call that failed is made again in place; anything else, such as a part of a version that
 * is no longer on the server, needs the page loaded anew.
 */
export function CrashPage({ whole = false }: { whole?: boolean }) {
  const error = useRouteError()
  const revalidator = useRevalidator()
  const queryClient = useQueryClient()
  const unreachable = error instanceof FailedCall
  const Frame = whole ? 'main' : 'div'
  const again = () => {
    if (!unreachable) return window.location.reload()
    queryClient.clear()
    void revalidator.revalidate()
  }
  return (
    <Frame className="mx-auto flex min-h-[70dvh] max-w-lg flex-col items-center justify-center px-4 py-12 text-center">
      <Medallion petals={5} className="size-40 text-brand opacity-70" />
      <div role="alert">
        <h1 className="mt-6 text-2xl">{t(unreachable ? 'dashboard.unreachable' : 'dashboard.crashed')}</h1>
        <p className="mt-2 text-ink-soft">{t(unreachable ? 'dashboard.unreachableHint' : 'dashboard.crashedHint')}</p>
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="primary" busy={revalidator.state === 'loading'} onClick={again}>
          {t('dashboard.retry')}
        </Button>
        <ButtonLink href="/dashboard">{t('dashboard.toHome')}</ButtonLink>
      </div>
    </Frame>
  )
}
