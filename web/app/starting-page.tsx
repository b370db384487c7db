import { t } from '../i18n/dashboard.ts'
import { Spinner } from '../ui/spinner.tsx'

export function StartingPage() {
  return (
    <main className="grid min-h-dvh place-items-center text-brand">
      <p role="status" className="sr-only">
        {t('dashboard.starting')}
      </p>
      <Spinner className="size-8" />
    </main>
  )
}
