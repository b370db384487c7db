import { renderToString } from 'react-dom/server'
import type { RenderSite, SiteSettings } from '#contract/site/site.ts'
import content from '../content/en.json'
import { PageHead } from './page-head.tsx'
import { pages } from './pages.tsx'
import { plainText } from './reading/plain-text.ts'
import { SiteFrame } from './site-frame.tsx'
import { fileNameOf, type SitePage } from './site-page.tsx'
import { SettingsProvider } from './site-settings.tsx'

/** Every page of the public site, whole, as the server sends it. */
export const renderSite: RenderSite = ({ template, settings }) =>
  pages.map((page) => ({
    path: page.path,
    isListed: page.isListed,
    html: () => wholePage(page, { template, settings }),
  }))

const wholePage = (page: SitePage, { template, settings }: Parameters<RenderSite>[0]): string => {
  const head = renderToString(<PageHead page={page} />) + jsonLdOf(page, settings)
  const Frame = page.Frame ?? SiteFrame
  const body = renderToString(
    <SettingsProvider value={settings}>
      {page.splash && <page.splash />}
      <Frame path={page.path}>
        <page.Body />
      </Frame>
    </SettingsProvider>,
  )
  return template.replace('<!--head-->', () => head).replace('<!--page-->', () => body)
}

/** `<` can't stand in a script's data as it is: a text might close the script. */
const jsonLdOf = ({ jsonLd }: SitePage, settings: SiteSettings): string => {
  if (jsonLd === undefined) return ''
  const data = JSON.stringify(jsonLd, (_, value) => (typeof value === 'string' ? plainText(value, settings) : value))
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`
}

/** The pictures that the build makes: one for each page that has not another one's, and one for a teacher's link. */
export const socialCards = [
  ...pages
    .filter(({ canonical }) => canonical === undefined)
    .map(({ path, meta }) => ({ file: fileNameOf(path), ...meta.image })),
  { file: 'quiz', ...content.invitation },
]
