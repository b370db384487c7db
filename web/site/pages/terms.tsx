import content from '../../content/en.json'
import { LegalPage, type LegalSection } from '../reading/legal-page.tsx'
import type { SitePage } from '../site-page.tsx'

const { meta, title, intro, updated, clauses, refunds, support } = content.terms

const sections: LegalSection[] = [
  ...clauses.map((clause, index) => ({ ...clause, title: `${index + 1}. ${clause.title}` })),
  { id: 'refunds', title: refunds.title, paragraphs: [refunds.text] },
  { id: 'support', title: support.title, paragraphs: [support.text] },
]

function Terms() {
  return <LegalPage title={title} intro={intro} updated={updated} sections={sections} />
}

export const termsPage: SitePage = { path: '/terms', meta, Body: Terms, isListed: true }
