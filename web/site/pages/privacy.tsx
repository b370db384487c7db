import content from '../../content/en.json'
import { LegalPage } from '../reading/legal-page.tsx'
import type { SitePage } from '../site-page.tsx'

const { meta, title, intro, updated, sections } = content.privacy

function Privacy() {
  return <LegalPage title={title} intro={intro} updated={updated} sections={sections} />
}

export const privacyPage: SitePage = { path: '/privacy_policy', meta, Body: Privacy, isListed: true }
