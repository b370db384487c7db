import type { ReactNode } from 'react'
import { t } from '../../i18n/ui.ts'
import { Button } from '../button.tsx'
import { useElementId } from '../element-id.ts'
import { useModal } from './modal.ts'

type AlertDialogProps = {
  open: boolean
  /** Escape or the first button. */
  onClose: () => void
  title?: ReactNode
  message: ReactNode
  /** The button that closes: "OK" when it is the only one, else "Cancel". */
  closeLabel?: string
  /** A second button, for what is asked. */
  action?: { label: string; onAct: () => void; danger?: boolean; busy?: boolean }
}

/** Interrupts: a message that must be read, or a question that must be answered. Focus starts on the harmless button. */
export function AlertDialog({ open, onClose, title, message, closeLabel, action }: AlertDialogProps) {
  const ref = useModal({ open, onClose, lightDismiss: false })
  const id = useElementId()
  const messageId = `${id}-message`
  const titleId = title ? `${id}-title` : messageId
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={messageId}
      className="modal max-w-md"
    >
      {open && (
        <div className="max-h-[inherit] overflow-y-auto p-[min(1.25rem,6.5vw)] sm:p-6">
          {title && (
            <h2 id={titleId} className="mb-2 text-xl">
              {title}
            </h2>
          )}
          <div id={messageId} className={title ? 'text-ink-soft' : 'text-ink'}>
            {message}
          </div>
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant={action ? 'secondary' : 'primary'} onClick={onClose}>
              {closeLabel ?? (action ? t('ui.cancel') : t('ui.ok'))}
            </Button>
            {action && (
              <Button variant={action.danger ? 'danger' : 'primary'} busy={action.busy} onClick={action.onAct}>
                {action.label}
              </Button>
            )}
          </div>
        </div>
      )}
    </dialog>
  )
}
