import { useRouteError } from 'react-router'
import { t } from '../i18n/teachers/dashboard.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Medallion } from '../ui/ornaments/alpona.tsx'
import { useNewerPage } from './use-newer-page.ts'

/** Stands where a page broke: a mistake of ours, or a part of a version that is no longer on the server. */
export function CrashPage({ whole = false }: { whole?: boolean }) {
  const Frame = whole ? 'main' : 'div'
  const newer = useNewerPage(useRouteError())
  if (newer === 'loading')
    return (
      <Frame className="grid min-h-[70dvh] place-items-center px-4 text-center">
        <p role="status">{t('dashboard.newerLoading')}</p>
      </Frame>
    )
  const isNewer = newer === 'offered'
  return (
    <Frame className="mx-auto flex min-h-[70dvh] w-full max-w-lg flex-col items-center justify-center px-4 py-12 text-center">
      <Medallion petals={5} className="size-40 max-w-full text-brand opacity-70" />
      <div role="alert">
        <h1 className="mt-6 text-2xl">{t(isNewer ? 'dashboard.newer' : 'dashboard.crashed')}</h1>
        <p className="mt-2 text-ink-soft">{t(isNewer ? 'dashboard.newerHint' : 'dashboard.crashedHint')}</p>
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t(isNewer ? 'dashboard.newerLoad' : 'dashboard.retry')}
        </Button>
        <ButtonLink href="/dashboard">{t('dashboard.toHome')}</ButtonLink>
      </div>
    </Frame>
  )
}
