import content from '../../content/en.json'
import { t } from '../../i18n/site.ts'
import { SupportBubbles } from '../drawings/support-bubbles.tsx'
import { Island } from '../island.tsx'
import { OpenTarget } from '../reading/open-target.tsx'
import { PageTitle } from '../reading/page-title.tsx'
import { RichText } from '../rich-text.tsx'
import { Accordion } from '../sections/accordion.tsx'
import { MoreLink } from '../sections/more-link.tsx'
import type { SitePage } from '../site-page.tsx'
import { faqData, jsonLd } from '../structured-data.ts'

const { faq, home } = content

function Faq() {
  return (
    <>
      <Island name="open-target" of={OpenTarget} props={{}} />
      <PageTitle title={faq.title} text={<RichText text={faq.text} />} />
      <div className="mx-auto grid w-full max-w-6xl gap-x-20 gap-y-12 px-4 py-8 sm:px-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <section aria-labelledby="questions">
          <h2 id="questions" className="sr-only">
            {t('site.faq')}
          </h2>
          <Accordion name="faq" questions={faq.questions} />
        </section>
        <aside
          aria-labelledby="more"
          className="flex flex-wrap items-center gap-x-6 self-start lg:sticky lg:top-28 lg:block print:hidden"
        >
          <SupportBubbles className="w-32 shrink-0 text-brand sm:w-44 lg:w-full" />
          <div className="min-w-0 flex-1 basis-24 lg:mt-4">
            <h2 id="more" className="text-lg">
              {home.faq.more}
            </h2>
            <MoreLink href="/contact">{home.faq.moreLink}</MoreLink>
          </div>
        </aside>
      </div>
    </>
  )
}

export const faqPage: SitePage = {
  path: '/faq',
  meta: faq.meta,
  Body: Faq,
  isListed: true,
  jsonLd: jsonLd(faqData(faq.questions)),
}
