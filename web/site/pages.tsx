import { demoPage } from './demo/demo-page.tsx'
import { aboutPage } from './pages/about.tsx'
import { articlePages } from './pages/article.tsx'
import { authPages } from './pages/auth-pages.tsx'
import { contactPage } from './pages/contact.tsx'
import { faqPage } from './pages/faq.tsx'
import { featurePages } from './pages/feature-pages.tsx'
import { featuresPage } from './pages/features.tsx'
import { homePage } from './pages/home.tsx'
import { newsletterPages } from './pages/newsletter.tsx'
import { notFoundPage } from './pages/not-found.tsx'
import { privacyPage } from './pages/privacy.tsx'
import { serverErrorPage } from './pages/server-error.tsx'
import { sitemapPage } from './pages/sitemap.tsx'
import { supportPage } from './pages/support.tsx'
import { termsPage } from './pages/terms.tsx'
import type { AllPages } from './reading/page-names.ts'
import type { SitePage } from './site-page.tsx'

const all: AllPages = () => pages

/** Every page of the public site. The server learns from here what there is; nothing else lists it. */
export const pages: SitePage[] = [
  homePage,
  aboutPage,
  featuresPage,
  ...featurePages,
  contactPage,
  demoPage,
  faqPage,
  supportPage(all),
  ...articlePages,
  termsPage,
  privacyPage,
  sitemapPage(all),
  ...authPages,
  ...newsletterPages,
  notFoundPage(all),
  serverErrorPage,
]
