import { expect, it } from 'vitest'
import { NOT_FOUND_PATH, ORIGIN_TOKEN, type SiteSettings, YEAR_TOKEN } from '#contract/site/site.ts'
import content from '../content/en.json'
import { renderSite } from './render.tsx'

const TEMPLATE = '<head><!--head--></head><body><!--page--></body>'

const NOWHERE = { youtube: null, facebook: null, twitter: null, instagram: null, linkedin: null }
const BARE: SiteSettings = { company: 'Quiznity', supportEmail: null, sendsMail: true, social: NOWHERE }

const pageAt = (path: string, settings: Partial<SiteSettings> = {}) => {
  const page = renderSite({ template: TEMPLATE, settings: { ...BARE, ...settings } }).find((each) => each.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  return page.html()
}

it('tells the forms whether mail leaves the server', () => {
  expect(pageAt('/auth/forgotpassword')).not.toContain('no mail server')
  expect(pageAt('/auth/forgotpassword', { sendsMail: false })).toContain('This server has no mail server')
})

it('the company stands in the copyright line and in the legal pages, as text and never as markup', () => {
  const company = 'Sen & <b>Daughters</b> {support} $&'
  for (const path of ['/', '/terms', '/privacy_policy']) {
    const html = pageAt(path, { company })
    expect(html, path).toContain(`© ${YEAR_TOKEN} Sen &amp; &lt;b>Daughters&lt;/b>`.replaceAll('b>', 'b&gt;'))
    expect(html, path).not.toContain('<b>Daughters')
    expect(html, path).toContain('{support} $&amp;')
  }
})

it.each([
  ['/support', 'mailto:help@quiz.example'],
  ['/terms', 'mailto:help@quiz.example'],
  ['/contact', 'mailto:help@quiz.example'],
])('%s leads to the support address where there is one', (path, href) => {
  expect(pageAt(path, { supportEmail: 'help@quiz.example' })).toContain(`href="${href}"`)
})

it('without a support address the contact form is the way, and the contact page says what it says', () => {
  expect(pageAt('/support')).not.toContain('mailto:')
  expect(pageAt('/support')).toContain('href="/contact"')
  expect(pageAt('/contact')).toContain('Updated Soon')
})

it('social links are shown where they are set, and not otherwise', () => {
  expect(pageAt('/')).not.toContain('LinkedIn')
  const html = pageAt('/', { social: { ...NOWHERE, linkedin: 'https://linkedin.example/quiz' } })
  expect(html).toContain('href="https://linkedin.example/quiz"')
  expect(html).not.toContain('YouTube')
})

it('every page carries its own head into the template, and none is told of twice', () => {
  const pages = renderSite({ template: TEMPLATE, settings: BARE })
  for (const page of pages) {
    const html = page.html()
    expect(html, page.path).toMatch(/<head><title>[^<]+<\/title><meta name="description" content="[^"]+"/)
    // A part that waits for its script: the lighter React of these pages refuses to make one.
    expect(html, page.path).not.toContain('<!--$!-->')
    if (page.isListed) expect(html, page.path).toContain(`<link rel="canonical" href="${ORIGIN_TOKEN}`)
  }
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(pages.find(({ path }) => path === NOT_FOUND_PATH)?.isListed).toBe(false)
})

it('search engines are told each question with its whole answer, the company in it and no markup', () => {
  const html = pageAt('/faq', { company: 'Sen & <b>Daughters</b>' })
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const [page] = JSON.parse(data)['@graph']
  const texts: string[] = page.mainEntity.map(
    ({ acceptedAnswer }: { acceptedAnswer: { text: string } }) => acceptedAnswer.text,
  )
  expect(texts).toHaveLength(content.faq.questions.length)
  expect(texts.join(' ')).toContain('Anything bought from Sen & <b>Daughters</b> can be refunded')
  expect(texts.join(' ')).not.toMatch(/\]\(|\{(company|support|year)\}/)
})

it.each([
  ['Sign up as a teacher', '/auth/signup'],
  ['Open your dashboard', '/dashboard'],
])('“%s” on the front page leads to %s', (label, href) => {
  expect(pageAt('/')).toMatch(new RegExp(`<a href="${href}"[^>]*>(<span[^>]*>)?${label}<`))
})

it.each(['/', '/features'])(
  '%s keeps a place for each picture of a screen, and loads it once it comes near',
  (path) => {
    const pictures = [...pageAt(path).matchAll(/<(?:img|source) [^>]*\/pictures\/[^>]*>/g)].map(([tag]) => tag)
    expect(pictures).toHaveLength(4)
    expect(pictures.filter((tag) => / width="\d+" height="\d+"/.test(tag))).toEqual(pictures)
    const shown = pictures.filter((tag) => tag.startsWith('<img'))
    expect(shown.filter((tag) => tag.includes('loading="lazy"') && / alt="[^"]+"/.test(tag))).toEqual(shown)
  },
)

it.each(content.features.groups)('“$title” has a sign on the page of features', ({ title }) => {
  const [, inTerm = ''] = new RegExp(`<dt[^>]*>((?:(?!</dt>).)*)${title}</dt>`).exec(pageAt('/features')) ?? []
  expect(inTerm).toContain('<svg')
})
