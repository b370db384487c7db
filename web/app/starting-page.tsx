import { t } from '../i18n/dashboard.ts'
import { Logo } from '../ui/logo.tsx'

/** What app.html shows from its first moment, so that nothing moves when the scripts take over. */
export function StartingPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="sr-only">
        {t('dashboard.starting')}
      </p>
      <Logo />
    </main>
  )
}
