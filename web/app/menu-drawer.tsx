import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { t } from '../i18n/teachers/dashboard.ts'
import { useModal } from '../ui/dialogs/modal.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo } from '../ui/ornaments/logo.tsx'
import { Sidebar } from './sidebar.tsx'

/** The bar on top of narrow screens, and the menu that it opens. */
export function MenuDrawer() {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key])
  const close = () => setOpen(false)
  const ref = useModal({ open, onClose: close, lightDismiss: true })
  return (
    <header className="group-has-[[data-covers]]/desk:invisible sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-surface px-2 ps-4 lg:hidden print:hidden">
      <Link to="/dashboard" className="flex min-w-0 overflow-hidden rounded text-ink no-underline">
        <Logo />
      </Link>
      <IconButton
        label={t('dashboard.openMenu')}
        icon={<Menu />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <dialog
        ref={ref}
        aria-label={t('dashboard.menu')}
        className="fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] border-s border-line bg-surface p-0 text-ink shadow backdrop:bg-scrim"
      >
        {open && (
          <>
            <Sidebar />
            <IconButton
              label={t('dashboard.closeMenu')}
              icon={<X />}
              className="absolute end-2 top-4"
              onClick={close}
            />
          </>
        )}
      </dialog>
    </header>
  )
}
