import type { ReactNode } from 'react'
import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import { t } from '../../i18n/students/responding.ts'
import { Logo } from '../../ui/ornaments/logo.tsx'
import { brandHere } from '../brand/brand-here.ts'

type PageProps = { title: string; host?: string; brand?: ToldBrandOnWire | undefined; children: ReactNode }

const WIDTH = 'mx-auto w-full max-w-xl px-4 sm:px-6'

/** The page of a poll or a survey, under its title. */
export function Page({ title, host, brand, children }: PageProps) {
  const own = brandHere(brand)
  const heading = (
    <>
      <h1 className="text-2xl">{title}</h1>
      {host && <p className="mt-1 text-sm text-ink-soft">{t('responding.host', { host })}</p>}
    </>
  )
  return (
    <div className="flex min-h-dvh flex-col wrap-anywhere">
      {own && (
        <own.Head brand={own.brand} host={host ?? ''} className={WIDTH}>
          {heading}
        </own.Head>
      )}
      <main className={`${WIDTH} grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 py-4 sm:py-6`}>
        {!own && (
          <>
            <a href="/" className="justify-self-start rounded">
              <Logo />
            </a>
            <header>{heading}</header>
          </>
        )}
        {children}
        {own && <own.Foot brand={own.brand} />}
      </main>
    </div>
  )
}
