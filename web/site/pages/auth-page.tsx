import type { ReactNode } from 'react'
import { t } from '../../i18n/accounts.ts'
import { Logo } from '../../ui/ornaments/logo.tsx'
import { FloorLotus } from '../components/floor-lotus.tsx'

/** What is around the forms: the floor they are the way to, beside them on wide screens. */
export function AuthPage({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <Floor />
      <div className="flex flex-col p-4 sm:p-8">
        <header className="lg:hidden">
          <a href="/" className="inline-flex rounded text-ink no-underline">
            <Logo />
          </a>
        </header>
        <main id="content" className="m-auto w-full max-w-md py-8">
          {children}
        </main>
      </div>
    </div>
  )
}

function Floor() {
  const promises = [t('accounts.promiseMake'), t('accounts.promiseShare'), t('accounts.promiseKeep')]
  return (
    <aside
      aria-label={t('accounts.promises')}
      data-theme="dark"
      className="floor relative hidden overflow-hidden p-12 lg:flex lg:flex-col lg:justify-between"
    >
      <a href="/" className="flex self-start rounded text-on-floor no-underline">
        <Logo />
      </a>
      <FloorLotus className="-end-40 -top-40 size-[38rem] opacity-50" />
      <div className="relative max-w-md">
        <p className="text-3xl font-semibold tracking-tight text-balance">{t('accounts.promise')}</p>
        <ul className="mt-6 grid grid-cols-1 gap-3 text-on-floor-soft">
          {promises.map((promise) => (
            <li key={promise} className="border-s-2 border-accent ps-4">
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
