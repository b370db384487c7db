import { ORIGIN_TOKEN } from '#contract/site/site.ts'
import content from '../content/en.json'

const { site, home, contactData } = content

export type Asked = { question: string; answer: readonly string[] }

export const faqData = (questions: readonly Asked[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
})

const organizationId = `${ORIGIN_TOKEN}/#organization`

export const organizationData = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: `${ORIGIN_TOKEN}/`,
  logo: `${ORIGIN_TOKEN}/quiz.png`,
  foundingDate: '2020',
  address: contactData.place,
}

export const websiteData = {
  '@type': 'WebSite',
  '@id': `${ORIGIN_TOKEN}/#website`,
  name: site.name,
  url: `${ORIGIN_TOKEN}/`,
  description: home.meta.description,
  inLanguage: 'en',
  publisher: { '@id': organizationId },
}

/** The pages above a page and the page itself. */
export const breadcrumbData = (links: readonly { href: string; label: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: ORIGIN_TOKEN + href,
  })),
})

export const jsonLd = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things })
