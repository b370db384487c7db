import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { t } from '../../i18n/ui.ts'
import { classNames } from '../class-names.ts'
import { useElementId } from '../element-id.ts'
import { IconButton } from '../icon-button.tsx'
import { useModal } from './modal.ts'

type DialogProps = {
  open: boolean
  /** Escape, the close button, or a press outside: the caller sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** Focus starts on the title, or on the element in here that has `data-first-focus`. */
  children: ReactNode
  /** Buttons at the end, the one that matters next last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** On phones: a sheet from the bottom edge, within the thumb's reach. */
  sheet?: boolean
  /** A press outside does not close it: what it shows is not shown again. */
  stays?: boolean
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' }

export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  sheet = false,
  stays = false,
}: DialogProps) {
  const ref = useModal({ open, onClose, lightDismiss: !stays })
  const titleId = useElementId()
  return (
    <dialog ref={ref} aria-labelledby={titleId} className={classNames('modal', sheet && 'modal-sheet', widths[size])}>
      {open && (
        // One part scrolls, and title and buttons stay in view where the window is high enough for that.
        <div className="flex max-h-[inherit] flex-col overflow-y-auto overscroll-contain">
          <header className="sticky top-[min(0px,(100dvh-30rem)*99)] z-10 bg-surface-raised flex items-start justify-between gap-[min(1rem,4vw)] px-[min(1rem,5vw)] pt-4 pb-2 sm:px-6 sm:pt-5">
            <h2
              id={titleId}
              tabIndex={-1}
              data-first-focus=""
              className="min-w-0 pt-1.5 text-[min(var(--text-xl),9vw)] leading-snug wrap-anywhere"
            >
              {title}
            </h2>
            <IconButton label={t('ui.close')} icon={<X />} className="max-w-[max(44px,14vw)]" onClick={onClose} />
          </header>
          <div className="px-[min(1rem,5vw)] pt-1 pb-5 sm:px-6">{children}</div>
          {footer && (
            <footer className="sticky bottom-[min(0px,(100dvh-30rem)*99)] z-10 bg-surface-raised flex flex-col-reverse gap-3 border-t border-line px-[min(1rem,5vw)] py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}
