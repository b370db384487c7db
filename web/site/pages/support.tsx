import ChartBar from 'lucide-react/icons/chart-bar'
import ListChecks from 'lucide-react/icons/list-checks'
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee'
import UserRound from 'lucide-react/icons/user-round'
import content from '../../content/en.json'
import { ButtonLink } from '../../ui/button.tsx'
import { Envelope } from '../drawings/envelope.tsx'
import { SupportBubbles } from '../drawings/support-bubbles.tsx'
import { Island } from '../island.tsx'
import { ArticleLinks } from '../reading/article-links.tsx'
import { articlesOf, type Category } from '../reading/articles.ts'
import { OpenTarget } from '../reading/open-target.tsx'
import type { AllPages } from '../reading/page-names.ts'
import { supportHref } from '../rich-text.tsx'
import { searchEntries } from '../search/entries.ts'
import { SiteSearch } from '../search/site-search.tsx'
import { Accordion } from '../sections/accordion.tsx'
import { Section, SectionTitle } from '../sections/section.tsx'
import type { SitePage } from '../site-page.tsx'
import { useSettings } from '../site-settings.tsx'

const { support } = content

const icons: Record<string, typeof UserRound> = {
  account: UserRound,
  quizzes: ListChecks,
  'polls-surveys': ChartBar,
  billing: ReceiptIndianRupee,
}

const bodyOf = (allPages: AllPages) => () => (
  <>
    <Island name="open-target" of={OpenTarget} props={{}} />
    <Search allPages={allPages} />
    <div className="mx-auto w-full max-w-6xl px-4 py-4 sm:px-8 sm:py-8">
      {support.categories.map((category) => (
        <Help key={category.id} category={category} />
      ))}
    </div>
    <Section titleId="asked" ground="surface" className="grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <SectionTitle id="asked">{support.faqsTitle}</SectionTitle>
      <Accordion name="support-faq" questions={support.faqs} />
    </Section>
    <WriteToUs />
  </>
)

function Search({ allPages }: { allPages: AllPages }) {
  const entries = searchEntries(allPages(), useSettings())
  return (
    <section aria-labelledby="page-title" data-theme="dark" className="floor">
      <div className="mx-auto grid w-full max-w-6xl items-start gap-x-16 px-4 pt-12 pb-6 sm:px-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-16 lg:pb-8">
        <div>
          <h1 id="page-title" className="text-3xl sm:text-4xl">
            {support.title}
          </h1>
          <p className="mt-4 mb-8 text-lg text-on-floor-soft">{support.text}</p>
          <Island
            name="site-search"
            of={SiteSearch}
            props={{ entries, texts: support.search, preferred: '/support/' }}
          />
        </div>
        <SupportBubbles className="w-full max-lg:hidden" />
      </div>
    </section>
  )
}

function Help({ category: { id, title, text, articles } }: { category: Category }) {
  const Icon = icons[id]
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-20 gap-y-4 border-b border-line py-10 last:border-0 lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        {Icon && <Icon aria-hidden="true" className="size-8 stroke-[1.5] text-brand" />}
        <h2 id={id} className="mt-3 text-xl sm:text-2xl">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
      <ArticleLinks articles={articlesOf(articles)} className="sm:grid-cols-2" />
    </section>
  )
}

function WriteToUs() {
  const { title, text, button } = support.contact
  const { supportEmail } = useSettings()
  return (
    <Section titleId="contact" className="flex flex-col items-center text-center">
      <Envelope className="w-40 text-brand" />
      <h2 id="contact" className="mt-4 text-2xl sm:text-3xl">
        {title}
      </h2>
      <p className="mt-3 text-lg text-ink-soft">{text}</p>
      <ButtonLink href={supportHref(supportEmail)} variant="primary" size="lg" className="mt-6">
        {button}
      </ButtonLink>
    </Section>
  )
}

export const supportPage = (allPages: AllPages): SitePage => ({
  path: '/support',
  meta: support.meta,
  Body: bodyOf(allPages),
  isListed: true,
})
