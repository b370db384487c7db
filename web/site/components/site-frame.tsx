import type { ReactNode } from 'react'
import { t } from '../../i18n/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded bg-surface-raised px-4 py-2 font-semibold text-brand shadow focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-40"
      >
        {t('site.skip')}
      </a>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-8">
          <a href="/" className="flex rounded text-ink no-underline">
            <Logo />
          </a>
          <ButtonLink href="/auth/login" variant="quiet">
            {t('site.logIn')}
          </ButtonLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <footer className="border-t border-line bg-surface">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 px-4 py-6 text-sm text-ink-soft sm:px-8">
          <p>{t('site.footer', { year: new Date().getFullYear() })}</p>
          <ThemeToggle />
        </div>
      </footer>
    </div>
  )
}
