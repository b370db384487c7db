import { t } from '../i18n/teachers/dashboard.ts'
import { Logo } from '../ui/ornaments/logo.tsx'
import { usePageTitle } from './page-title.ts'

/** What has taken long by then says what is coming; in milliseconds, as `--animate-late` has it. */
const LATE_MS = 1500

/** What app.html shows from its first moment, so that nothing moves when the scripts take over. */
export function StartingPage() {
  const title = usePageTitle()
  // Counted from the beginning of the load: app.html may have said it already.
  const animationDelay = `${LATE_MS - performance.now()}ms`
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-4 px-4">
      <Logo />
      <div className="grid w-full max-w-72 animate-late gap-3 text-center" style={{ animationDelay }}>
        <p role="status" className="min-h-6 text-ink-soft wrap-anywhere">
          {title ? t('dashboard.pageIsLoading', { title }) : t('dashboard.starting')}
        </p>
        <div className="h-1 animate-breathe rounded-full bg-accent" />
      </div>
    </main>
  )
}
