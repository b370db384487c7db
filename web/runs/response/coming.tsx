import { t } from '../../i18n/students/responding.ts'
import { Medallion } from '../../ui/ornaments/alpona.tsx'

/** The questions are on their way. */
export function Coming({ className }: { className: string }) {
  return (
    <div role="status" className={`grid justify-items-center gap-4 text-center ${className}`}>
      <Medallion className="size-40 max-w-full animate-breathe text-brand" />
      <p>{t('responding.loading')}</p>
    </div>
  )
}
