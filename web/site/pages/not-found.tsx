import { NOT_FOUND_PATH } from '#contract/site/site.ts'
import content from '../../content/en.json'
import { t } from '../../i18n/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MissingPetal } from '../drawings/missing-petal.tsx'
import { Island } from '../island.tsx'
import { GoBack } from '../reading/go-back.tsx'
import type { AllPages } from '../reading/page-names.ts'
import { searchEntries } from '../search/entries.ts'
import { SiteSearch } from '../search/site-search.tsx'
import type { SitePage } from '../site-page.tsx'
import { useSettings } from '../site-settings.tsx'

const { notFound } = content

/** Where most people want to go. */
const POPULAR = ['/', '/features/quiz', '/quizreal', '/support', '/faq', '/contact']

const bodyOf = (allPages: AllPages) => () => {
  const entries = searchEntries(allPages(), useSettings())
  const popular = POPULAR.flatMap((path) => entries.filter((entry) => entry.path === path))
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-20 gap-y-10 px-4 py-10 sm:px-8 sm:py-16 lg:grid-cols-2">
      <div className="flex flex-col items-center text-center lg:sticky lg:top-28 lg:items-start lg:self-start lg:text-start">
        <MissingPetal className="w-52 max-w-full text-brand sm:w-64 lg:w-80" />
        <p className="tabular mt-4 text-sm font-semibold tracking-widest text-ink-soft">404</p>
        <h1 className="mt-1 text-2xl sm:text-3xl">{notFound.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{notFound.text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Island name="go-back" of={GoBack} props={{}} />
          <ButtonLink href="/" variant="primary">
            {t('site.returnHome')}
          </ButtonLink>
        </div>
      </div>
      <Island
        name="site-search"
        of={SiteSearch}
        props={{
          entries,
          texts: notFound.search,
          popular: { title: notFound.popular, entries: popular },
          isGuessing: true,
        }}
        className="block w-full"
      />
    </div>
  )
}

/** One page for all addresses that lead nowhere: what was meant is guessed in the browser. */
export const notFoundPage = (allPages: AllPages): SitePage => ({
  path: NOT_FOUND_PATH,
  meta: notFound.meta,
  Body: bodyOf(allPages),
  isListed: false,
})
