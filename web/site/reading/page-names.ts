import { aboutLink, contactLink, featureLinks, homeLink, legalLinks } from '../frame/site-links.ts'
import type { SitePage } from '../site-page.tsx'

/** Asked for when a page is made, not when it is declared: a page that lists all pages is one of them. */
export type AllPages = () => readonly SitePage[]

const linked = new Map(
  [homeLink, aboutLink, contactLink, ...featureLinks, ...legalLinks].map(({ href, label }) => [href, label]),
)

/** What a list calls a page: as the header and the footer do, otherwise its title up to the colon. */
export const nameOf = ({ path, meta }: SitePage): string => {
  const [name = meta.title] = meta.title.split(':', 1)
  return linked.get(path) ?? name
}
