import { t } from '../../i18n/teachers/outbox.ts'
import { classNames } from '../../ui/class-names.ts'

/** Where the mail is that no mail server takes, in a place that speaks of mail. */
export function OutboxNote({ className }: { className?: string }) {
  return (
    <p className={classNames('rounded border border-line bg-surface-sunken px-4 py-3 text-ink', className)}>
      {t('outbox.note')}
    </p>
  )
}
