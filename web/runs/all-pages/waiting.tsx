import { t } from '../../i18n/students/take.ts'
import { Medallion } from './extras.tsx'

/** The quiz is on its way. */
export function Waiting({ children = t('take.loading') }: { children?: string }) {
  return (
    <main role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <div className="size-40 max-w-full text-brand">
        <Medallion className="size-full animate-breathe" />
      </div>
      <p>{children}</p>
    </main>
  )
}
