import { renderToString } from 'react-dom/server'
import type { RenderSite } from '#contract/site.ts'
import { PageHead } from './page-head.tsx'
import { pages } from './pages.tsx'
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
  const head = renderToString(<PageHead page={page} />) + jsonLdOf(page)
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
const jsonLdOf = ({ jsonLd }: SitePage): string =>
  jsonLd === undefined
    ? ''
    : `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`

/** The pictures that the build makes, one for each page that has not another one's. */
export const socialCards = pages
  .filter(({ canonical }) => canonical === undefined)
  .map(({ path, meta }) => ({ file: fileNameOf(path), ...meta.image }))
