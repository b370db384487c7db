import type { SiteSettings } from '#contract/site/site.ts'
import content from '../../content/en.json'
import { t } from '../../i18n/site.ts'
import { nameOf } from '../reading/page-names.ts'
import { plainText } from '../reading/plain-text.ts'
import type { SitePage } from '../site-page.tsx'
import type { SearchEntry } from './find.ts'

const { faq, support, articles, terms, privacy } = content

type Question = { id: string; question: string; answer: readonly string[] }
type Section = { id: string; title: string; paragraphs: readonly string[]; list?: readonly string[] }
type Page = { path: string; within: string }

const categoryTitles = new Map(support.categories.map(({ id, title }) => [id, title]))

const articleEntries: SearchEntry[] = articles.map(({ slug, category, title, summary, keywords }) => ({
  path: `/support/${slug}`,
  title,
  within: categoryTitles.get(category) ?? support.title,
  text: summary,
  keywords,
}))

const pageEntry = (page: SitePage): SearchEntry => ({
  path: page.path,
  title: nameOf(page),
  within: '',
  text: page.meta.description,
  keywords: [],
})

/** Of a clause as much is searched as tells it from the others: whoever opens the site carries all of it. */
const LONGEST_TEXT = 240

/** What the site's search finds: every page that is open to all, and the answers and clauses inside them. */
export const searchEntries = (pages: readonly SitePage[], settings: SiteSettings): SearchEntry[] => {
  const known = new Set(articleEntries.map(({ path }) => path))
  const questionEntries = (questions: readonly Question[], { path, within }: Page): SearchEntry[] =>
    questions.map(({ id, question, answer: [first = ''] }) => ({
      path: `${path}#${id}`,
      title: question,
      within,
      text: plainText(first, settings),
      keywords: [],
    }))
  const sectionEntries = (sections: readonly Section[], { path, within }: Page): SearchEntry[] =>
    sections.map(({ id, title, paragraphs, list = [] }) => ({
      path: `${path}#${id}`,
      title,
      within,
      text: plainText([...paragraphs, ...list].join(' '), settings).slice(0, LONGEST_TEXT),
      keywords: [],
    }))
  return [
    ...pages.filter(({ path, isListed }) => isListed && !known.has(path)).map(pageEntry),
    ...articleEntries,
    ...questionEntries(faq.questions, { path: '/faq', within: t('site.faq') }),
    ...questionEntries(support.faqs, { path: '/support', within: support.title }),
    ...sectionEntries(
      [...terms.clauses, { id: 'refunds', title: terms.refunds.title, paragraphs: [terms.refunds.text] }],
      {
        path: '/terms',
        within: terms.title,
      },
    ),
    ...sectionEntries(privacy.sections, { path: '/privacy_policy', within: privacy.title }),
  ]
}
