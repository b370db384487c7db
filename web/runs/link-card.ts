import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import type { CoverAt, LinkPreview } from '#contract/site/covers.ts'
import { OEMBED_PATH } from '#contract/site/embed-snippet.ts'
import type { CardLook, LinkCard } from '#contract/site/link-card.ts'
import { ORIGIN_TOKEN } from '#contract/site/site.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import { unpackedStyle } from '#domain/branding/packed-style.ts'
import { isolatedList, onOneLine } from '#domain/text/isolated.ts'
import { formatMinutes } from '../i18n/format.ts'
import { t } from '../i18n/students/link-card.ts'

/** Signs that keep directions of writing apart in a page, where nothing else does; messengers show some of them as boxes. */
const ISOLATES = /[\u2066-\u2069]/g

/** Heads of pages have the colours of the dark theme, in both: so has the picture. */
const lookOf = ({ logo, ...packed }: ToldBrandOnWire): CardLook => {
  const {
    '--floor-dark': floor,
    '--on-floor-dark': line,
    '--on-floor-soft-dark': soft,
    '--accent-dark': accent,
  } = unpackedStyle(packed)
  return {
    ...(floor && line && soft && accent && { colours: { floor, line, soft, accent } }),
    ...(logo && { logo: logo.id }),
  }
}

/** Nothing for a brand that the picture shows nothing of. */
const worn = (brand: ToldBrandOnWire | undefined): Pick<LinkCard, 'look'> => {
  const look = brand && lookOf(brand)
  return look?.colours || look?.logo ? { look } : {}
}

/** The words that a messenger shows of a cover: who it is by and how long it takes, and nothing that may change by the hour. */
export const describeLink = ({ path, cover: { page, cover } }: CoverAt): LinkCard => {
  const by = (host: string) => t('take.hostedBy', { host }).replace(ISOLATES, '')
  if (page === 'responding') {
    const kind = t(path === '/poll' ? 'linkCard.poll' : 'linkCard.survey')
    return { kind, title: cover.title, subject: '', host: by(cover.host), facts: [], ...worn(cover.brand) }
  }
  const { paper } = cover
  return {
    kind: t(paper.kind ? 'linkCard.exam' : 'linkCard.quiz'),
    title: paper.title,
    subject: paper.subject,
    host: by(paper.host),
    facts: [
      t('take.questions', { count: paper.no_of_questions }),
      formatMinutes(minutesOf(paper.duration)),
      ...(paper.settings?.practice ? [t('linkCard.practice')] : []),
      ...(paper.pattern === undefined ? [] : [paper.pattern]),
    ],
    ...worn(paper.brand),
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
export const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign)

/** A property that the page of every quiz has, said of this one: nothing of `value` is read as markup. */
const said = (html: string, name: string, value: string): string =>
  html.replace(
    new RegExp(`(<meta property="og:${name}" content=")[^"]*`),
    (_, before: string) => before + escaped(value),
  )

const DISCOVERED = [
  { type: 'application/json+oembed', format: 'json' },
  { type: 'text/xml+oembed', format: 'xml' },
] as const

/** Where a website that was given the page's address asks how it is embedded. The token stays as it is, to be replaced. */
const discovered = ({ type, format }: (typeof DISCOVERED)[number], address: string): string => {
  const asked = `${ORIGIN_TOKEN}${OEMBED_PATH}?format=${format}&url=${ORIGIN_TOKEN}${encodeURIComponent(address)}`
  return `<link rel="alternate" type="${type}" href="${escaped(asked)}" />`
}

/** The page with what messengers read in its head. Some follow a page's canonical address, where no code is: `og:url` holds over it. */
export const withPreview = (template: string, { card, address, picture }: LinkPreview): string => {
  const { kind, title, subject, host, facts } = card
  const description = onOneLine([kind, subject, host, ...facts])
  const told = Object.entries({
    title,
    description,
    image: ORIGIN_TOKEN + picture,
    'image:alt': isolatedList([title, host]),
  })
  const html = told.reduce((page, [name, value]) => said(page, name, value), template)
  const url = `<meta property="og:url" content="${escaped(ORIGIN_TOKEN + address)}" />`
  return html.replace('</head>', () => `${url}${DISCOVERED.map((form) => discovered(form, address)).join('')}</head>`)
}
