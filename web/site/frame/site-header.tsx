import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { t } from '../../i18n/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { FeaturesMenu } from './features-menu.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { aboutLink, contactLink, currentPage, homeLink, type SiteLink } from './site-links.ts'
import { useIsScrolled } from './use-is-scrolled.ts'

const SHRINKS_BEYOND_PX = 10
const MENU_ID = 'site-menu'

/** Fixed above every page of the public site. Without scripts its links work as links, and the footer has the rest. */
export function SiteHeader({ path }: { path: string }) {
  const isScrolled = useIsScrolled(SHRINKS_BEYOND_PX)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isLoginOpen, setLoginOpen] = useState(false)
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={classNames(
        'fixed inset-x-0 top-0 z-30 border-b bg-surface print:static transition-[box-shadow,border-color] duration-150',
        isScrolled ? 'border-line shadow' : 'border-transparent',
      )}
    >
      <div
        className={classNames(
          'mx-auto flex max-w-6xl items-center gap-4 px-4 transition-[padding] duration-150 sm:px-8',
          isScrolled ? 'py-1.5' : 'py-3',
        )}
      >
        <a href="/" className="me-auto flex rounded py-1 text-ink no-underline">
          <Logo />
        </a>
        <nav aria-label={t('site.mainNavigation')} className="hidden items-center gap-1 md:flex">
          <TopLink link={homeLink} path={path} />
          <TopLink link={aboutLink} path={path} />
          <FeaturesMenu path={path} />
          <TopLink link={contactLink} path={path} />
        </nav>
        <Entrance onLogin={() => setLoginOpen(true)} />
        <IconButton
          label={isMenuOpen ? t('site.closeMenu') : t('site.openMenu')}
          icon={isMenuOpen ? <X /> : <Menu />}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          className="needs-script -me-2 md:hidden"
          onClick={() => setMenuOpen(!isMenuOpen)}
        />
      </div>
      <MobileMenu id={MENU_ID} isOpen={isMenuOpen} path={path} onClose={() => setMenuOpen(false)} />
      <LoginDialog open={isLoginOpen} onClose={() => setLoginOpen(false)} />
    </header>
  )
}

function TopLink({ link, path }: { link: SiteLink; path: string }) {
  return (
    <a href={link.href} aria-current={currentPage(link.href, path)} className="top-link">
      {link.label}
    </a>
  )
}

/** Which of the two is seen is decided before the page is painted, by `theme.js` and the style sheet. */
function Entrance({ onLogin }: { onLogin: () => void }) {
  return (
    <>
      <ButtonLink
        href="/auth/login"
        aria-haspopup="dialog"
        className="for-guests"
        onClick={(event) => {
          // Into another tab or window: a link, as it is without scripts.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onLogin()
        }}
      >
        {t('site.login')}
      </ButtonLink>
      <ButtonLink href="/dashboard" className="for-teachers">
        {t('site.dashboard')}
      </ButtonLink>
    </>
  )
}
