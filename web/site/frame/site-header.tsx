import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../i18n/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/ornaments/logo.tsx'
import { FeaturesMenu } from './features-menu.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import {
  aboutLink,
  contactLink,
  currentPage,
  dashboardLink,
  homeLink,
  loginLink,
  type SiteLink,
  signUpLink,
} from './site-links.ts'
import { useIsScrolled } from './use-is-scrolled.ts'

const SHRINKS_BEYOND_PX = 10
const MENU_ID = 'site-menu'

/**
 * Fixed above every page of the public site. Without scripts its links work as links, and the footer has the rest. What it
 * has room for is measured in letters: whoever enlarges them finds the rest in the menu.
 */
export function SiteHeader({ path }: { path: string }) {
  const isScrolled = useIsScrolled(SHRINKS_BEYOND_PX)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isLoginOpen, setLoginOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const isOnTop = isMenuOpen && !isLoginOpen
  useLayoutEffect(() => {
    if (!isOnTop) return
    // Of the whole document: the focus may be on the button, or in the page below.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setMenuOpen(false)
      menuButton.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOnTop])
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={classNames(
        '@container fixed inset-x-0 top-0 z-30 border-b bg-surface print:static transition-[box-shadow,border-color] duration-150',
        isScrolled ? 'border-line shadow' : 'border-transparent',
      )}
    >
      <div
        className={classNames(
          'mx-auto flex max-w-6xl items-center gap-2 px-4 lg:gap-4 transition-[padding] duration-150 sm:px-8',
          isScrolled ? 'py-1.5' : 'py-3',
        )}
      >
        <a href="/" className="me-auto flex rounded py-1 text-ink no-underline @max-[15rem]:[&_span_span]:sr-only">
          <Logo />
        </a>
        <nav aria-label={t('site.mainNavigation')} className="hidden items-center lg:gap-1 @min-[46rem]:flex">
          <TopLink link={homeLink} path={path} />
          <TopLink link={aboutLink} path={path} />
          <FeaturesMenu path={path} />
          <TopLink link={contactLink} path={path} />
        </nav>
        <Entrance onLogin={() => setLoginOpen(true)} />
        <IconButton
          ref={menuButton}
          label={isMenuOpen ? t('site.closeMenu') : t('site.openMenu')}
          icon={isMenuOpen ? <X /> : <Menu />}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          className="needs-script -me-2 @min-[46rem]:hidden"
          onClick={() => setMenuOpen(!isMenuOpen)}
        />
      </div>
      <MobileMenu id={MENU_ID} isOpen={isMenuOpen} path={path} />
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

/** Which of them is seen is decided before the page is painted, by `early.js` and the style sheet. */
function Entrance({ onLogin }: { onLogin: () => void }) {
  return (
    <>
      <ButtonLink
        href={loginLink.href}
        aria-haspopup="dialog"
        variant="quiet"
        className="for-guests whitespace-nowrap @max-[19rem]:hidden"
        onClick={(event) => {
          // Into another tab or window: a link, as it is without scripts.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onLogin()
        }}
      >
        {loginLink.label}
      </ButtonLink>
      <span className="for-guests whitespace-nowrap @max-[30rem]:hidden">
        <ButtonLink href={signUpLink.href}>{signUpLink.label}</ButtonLink>
      </span>
      <ButtonLink href={dashboardLink.href} className="for-teachers @max-[19rem]:hidden">
        {dashboardLink.label}
      </ButtonLink>
    </>
  )
}
