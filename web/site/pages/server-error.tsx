import content from '../../content/en.json'
import { t } from '../../i18n/outage.ts'
import { Island } from '../island.tsx'
import { ServerError } from '../server-error.tsx'
import type { SitePage } from '../site-page.tsx'

function Outage() {
  return (
    <>
      <Island name="server-error" of={ServerError} props={{}} />
      <noscript>
        <p className="px-4 pb-12 text-center">{t('outage.needsScript')}</p>
      </noscript>
    </>
  )
}

export const serverErrorPage: SitePage = { path: '/500', meta: content.serverError.meta, Body: Outage, isListed: false }
