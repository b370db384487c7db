import content from '../../content/en.json'
import { t } from '../../i18n/site.ts'
import { Envelope } from '../drawings/envelope.tsx'
import { Island } from '../island.tsx'
import { Subscription } from '../letters/subscription.tsx'
import type { SitePage } from '../site-page.tsx'

const { newsletter } = content

const bodyOf = (change: 'confirm' | 'unsubscribe') => () => (
  <div className="m-auto flex w-full max-w-lg flex-col items-center px-4 py-16 text-center">
    <Envelope className="mb-6 size-40 max-w-full text-brand" />
    <Island
      name="subscription"
      of={Subscription}
      props={{ change, texts: { ...newsletter[change], home: t('site.returnHome') } }}
    />
    <noscript>
      <p className="mt-4">{t('site.pageNeedsScript')}</p>
    </noscript>
  </div>
)

export const newsletterPages: SitePage[] = (['confirm', 'unsubscribe'] as const).map((change) => ({
  path: `/newsletter/${change}`,
  meta: newsletter[change].meta,
  Body: bodyOf(change),
  isListed: false,
}))
