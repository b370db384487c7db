import type { ReactNode } from 'react'
import { t } from '../../i18n/students/responding.ts'
import { Logo } from '../../ui/ornaments/logo.tsx'

type PageProps = { title: string; host?: string; children: ReactNode }

/** The page of a poll or a survey, under its title. */
export function Page({ title, host, children }: PageProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-6 p-4 wrap-anywhere sm:p-6">
      <a href="/" className="justify-self-start rounded">
        <Logo />
      </a>
      <header>
        <h1 className="text-2xl">{title}</h1>
        {host && <p className="mt-1 text-sm text-ink-soft">{t('responding.host', { host })}</p>}
      </header>
      {children}
    </main>
  )
}
