import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { t } from '../../i18n/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  aboutLink,
  contactLink,
  currentPage,
  dashboardLink,
  featureLinks,
  homeLink,
  loginLink,
  type SiteLink,
  signUpLink,
} from './site-links.ts'

const FEATURES_ID = 'site-menu-features'

type MobileMenuProps = { id: string; isOpen: boolean; path: string }

/** The header's links on a small screen, below the header. */
export function MobileMenu({ id, isOpen, path }: MobileMenuProps) {
  const [showsFeatures, setShowsFeatures] = useState(false)
  return (
    <nav
      id={id}
      hidden={!isOpen}
      aria-label={t('site.mainNavigation')}
      className="max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface px-4 py-3 shadow @min-[46rem]:hidden"
    >
      <ul>
        <Entry link={homeLink} path={path} />
        <Entry link={aboutLink} path={path} />
        <li>
          <button
            type="button"
            aria-expanded={showsFeatures}
            aria-controls={FEATURES_ID}
            className="menu-link w-full justify-between"
            onClick={() => setShowsFeatures(!showsFeatures)}
          >
            {t('site.features')}
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-5 transition-transform duration-150', showsFeatures && 'rotate-180')}
            />
          </button>
          <ul id={FEATURES_ID} hidden={!showsFeatures} className="ms-3 border-s border-line ps-3">
            {featureLinks.map((link) => (
              <Entry key={link.href} link={link} path={path} />
            ))}
          </ul>
        </li>
        <Entry link={contactLink} path={path} />
        <Entry link={loginLink} path={path} className="for-guests @min-[19rem]:hidden" />
        <li className="for-guests mt-2 border-t border-line pt-3">
          <ButtonLink href={signUpLink.href} wide>
            {signUpLink.label}
          </ButtonLink>
        </li>
        <Entry link={dashboardLink} path={path} className="for-teachers" />
      </ul>
    </nav>
  )
}

function Entry({ link, path, className }: { link: SiteLink; path: string; className?: string }) {
  return (
    <li className={className}>
      <a href={link.href} aria-current={currentPage(link.href, path)} className="menu-link">
        {link.label}
      </a>
    </li>
  )
}
