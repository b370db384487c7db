import { t } from '../i18n/dashboard.ts'
import { Spinner } from '../ui/spinner.tsx'

export function StartingPage() {
  return (
    <main role="status" className="grid min-h-dvh place-items-center text-brand">
      <span className="sr-only">{t('dashboard.starting')}</span>
      <Spinner className="size-8" />
    </main>
  )
}
