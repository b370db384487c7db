import type { ComponentType, ReactNode } from 'react'

/** What a page says about itself to search engines and to those who share it. */
export type PageMeta = {
  title: string
  description: string
  /** The words on the picture that appears where the page is shared. */
  image: { title: string; subtitle: string }
}

export type SitePage = {
  path: string
  meta: PageMeta
  /** Rendered on the server alone; what must run in the browser is an `Island` inside it. */
  Body: ComponentType
  /** In the sitemap, and open to search engines. */
  isListed: boolean
  /** What is around the body instead of the site's header and footer. */
  Frame?: ComponentType<{ path: string; children: ReactNode }>
  /** The path of the page that this one is the same as: search engines are sent there. */
  canonical?: string
  /** Structured data (schema.org) for search engines. */
  jsonLd?: object
  /** The splash that may cover the page while it opens. */
  splash?: ComponentType
}

/** The name of a page's files: `/` is `home`, `/features/quiz` is `features-quiz`. */
export const fileNameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
