import type { ReactNode } from 'react'
import { t } from '../i18n/site.ts'
import { BackToTop } from './frame/back-to-top.tsx'
import { SiteFooter } from './frame/site-footer.tsx'
import { SiteHeader } from './frame/site-header.tsx'
import { Island } from './island.tsx'

/** What is around every page of the public site. */
export function SiteFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded bg-surface-raised px-4 py-2 font-semibold text-brand shadow focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-40"
      >
        {t('site.skip')}
      </a>
      <Island name="site-header" of={SiteHeader} props={{ path }} />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col pt-17 print:pt-0">
        {children}
      </main>
      <SiteFooter />
      <Island name="back-to-top" of={BackToTop} props={{}} />
    </div>
  )
}
