import { ORIGIN_TOKEN } from '#contract/site/site.ts'
import content from '../content/en.json'
import { fileNameOf, type SitePage } from './site-page.tsx'

const { name } = content.site

const SOCIAL_IMAGE = { width: '1200', height: '630' }

/** The page's own part of the document's head. */
export function PageHead({ page }: { page: SitePage }) {
  const { path, meta, isListed, canonical, splash } = page
  const title = meta.title.includes(name) ? meta.title : `${meta.title} · ${name}`
  const ownPath = canonical ?? path
  const address = ORIGIN_TOKEN + ownPath
  const image = `${ORIGIN_TOKEN}/social/${fileNameOf(ownPath)}.png`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {isListed || canonical ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={SOCIAL_IMAGE.width} />
      <meta property="og:image:height" content={SOCIAL_IMAGE.height} />
      <meta property="og:image:alt" content={`${meta.image.title}: ${meta.image.subtitle}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {splash && <script src="/splash.js" />}
    </>
  )
}
