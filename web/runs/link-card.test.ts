import { describe, expect, it } from 'vitest'
import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import type { LinkCard } from '#contract/site/link-card.ts'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { packedStyle } from '#domain/branding/brand-style.ts'
import { parseColour } from '#domain/branding/parse-colour.ts'
import { aPaper } from '../testing/student-server.ts'
import { withPreview } from './link-card.ts'
import { describeLink, renderCover } from './render-cover.tsx'

const MINUTE_ON_WIRE = 60 * 1e9
const paper = { ...aPaper({ questions: [] }), title: 'Motion', subject: 'Physics', host: 'Mitra', no_of_questions: 20 }
const ofQuiz = (changes: Partial<typeof paper> = {}) =>
  describeLink({
    path: '/quiz',
    cover: { page: 'quiz', cover: { paper: { ...paper, duration: 45 * MINUTE_ON_WIRE, ...changes }, is_held: true } },
  })
const ofResponded = (path: string, brand?: ToldBrandOnWire) =>
  describeLink({
    path,
    cover: { page: 'responding', cover: { title: 'Lunch', host: 'Mitra', ...(brand && { brand }) } },
  })

it('says of a quiz what its cover does, without what changes by the hour', () => {
  const opening = { opens_at: 1, closes_at: 2, needs_access_code: true } as const
  expect(ofQuiz({ settings: { opening } })).toEqual({
    ...{ kind: 'Quiz', title: 'Motion', subject: 'Physics', host: 'by Mitra' },
    facts: ['20 questions', '45 minutes'],
  })
})

it('says of an exam its pattern, and that it is for practice', () =>
  expect(ofQuiz({ kind: 'exam', pattern: 'JEE Main 2025', settings: { practice: true } })).toMatchObject({
    kind: 'Exam',
    facts: ['20 questions', '45 minutes', 'Practice', 'JEE Main 2025'],
  }))

it.each([
  ['/poll', 'Poll'],
  ['/survey', 'Survey'],
])('says of what is answered at %s that it is a %s', (path, kind) =>
  expect(ofResponded(path)).toEqual({ kind, title: 'Lunch', subject: '', host: 'by Mitra', facts: [] }),
)

const yellow = parseColour('#ffff00')
const style = packedStyle({ ...NO_BRAND, first: yellow.ok ? yellow.value : null })
const logo = { id: 'L'.repeat(22), width: 480, height: 160 }
const colours = { floor: '#292900', line: '#f4f4ed', soft: '#d3d4af', accent: '#ffff00' }

describe.each([
  ['a quiz', (brand: ToldBrandOnWire) => ofQuiz({ brand })],
  ['an exam', (brand: ToldBrandOnWire) => ofQuiz({ kind: 'exam', brand })],
  ['a poll', (brand: ToldBrandOnWire) => ofResponded('/poll', brand)],
  ['a survey', (brand: ToldBrandOnWire) => ofResponded('/survey', brand)],
])('of %s', (_, cardOf) => {
  it.each<[string, ToldBrandOnWire, LinkCard['look']]>([
    ['colours and logo', { ...style, logo }, { colours, logo: logo.id }],
    ['colours alone', style, { colours }],
    ['a logo alone', { logo }, { logo: logo.id }],
    ['neither', { corners: 'square', footer: 'Salt Lake School' }, undefined],
  ])('looks as a brand with %s does', (_case, brand, look) => expect(cardOf(brand).look).toEqual(look))
})

const HEAD = `<head><title>Answer</title>
<meta property="og:title" content="You are invited" />
<meta property="og:description" content="Open it" />
<meta property="og:image" content="https://origin.invalid/social/quiz.png" />
<meta property="og:image:width" content="1200" />
<meta property="og:image:alt" content="You are invited" />
</head>`
const addresses = { address: '/quiz?code=ABCD2345', picture: '/social/link/quiz/ABCD2345-v.png' }

it('stands in the head of the page, with whole addresses', () => {
  const html = withPreview(HEAD, { card: ofQuiz(), ...addresses })
  const metas = [...html.matchAll(/property="og:([\w:]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(metas)).toEqual({
    title: 'Motion',
    description: 'Quiz · Physics · by Mitra · 20 questions · 45 minutes',
    image: 'https://origin.invalid/social/link/quiz/ABCD2345-v.png',
    'image:width': '1200',
    'image:alt': 'Motion, by Mitra',
    url: 'https://origin.invalid/quiz?code=ABCD2345',
  })
})

it('tells websites where to ask how it is embedded, in both forms', () => {
  const html = withPreview(HEAD, { card: ofQuiz(), ...addresses })
  const links = [...html.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)" \/>/g)]
  const asked = links.map(([, type, href = '']) => {
    const { origin, pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'))
    return [type, origin, pathname, Object.fromEntries(searchParams)]
  })
  const url = 'https://origin.invalid/quiz?code=ABCD2345'
  expect(asked).toEqual([
    ['application/json+oembed', 'https://origin.invalid', '/oembed', { format: 'json', url }],
    ['text/xml+oembed', 'https://origin.invalid', '/oembed', { format: 'xml', url }],
  ])
})

it('has no title that is read as markup', () => {
  const title = '"><script>alert(1)</script>$& \' &amp;'
  const html = withPreview(HEAD, { card: { ...ofQuiz(), title, host: title }, ...addresses })
  expect(html).not.toContain('<script')
  expect(html).toContain(`content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; ' &amp;amp;"`)
})

it('comes with the cover of a page', async () => {
  const template = `${HEAD}<div id="root"></div>`
  const cover = { page: 'responding', cover: { title: 'Lunch', host: 'Mitra' } } as const
  const html = await renderCover({ ...cover, template, preview: { card: ofResponded('/poll'), ...addresses } })
  expect(html).toContain('<meta property="og:title" content="Lunch" />')
  expect(await renderCover({ ...cover, template })).toContain('content="You are invited"')
})
