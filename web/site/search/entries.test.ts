import { describe, expect, it } from 'vitest'
import { NOT_FOUND_PATH, type SiteSettings } from '#contract/site/site.ts'
import { t } from '../../i18n/site.ts'
import { pages } from '../pages.tsx'
import { searchEntries } from './entries.ts'
import { searchOf } from './find.ts'

const social = { youtube: null, facebook: null, twitter: null, instagram: null, linkedin: null }
const settings: SiteSettings = {
  company: 'Shikha Pvt Ltd',
  supportEmail: 'help@shikha.example',
  sendsMail: true,
  social,
}
const entries = searchEntries(pages, settings)
const paths = entries.map(({ path }) => path)

describe('what can be found', () => {
  it('is every page that is open to all, once', () => {
    const listed = pages.flatMap(({ path, isListed }) => (isListed ? [path] : []))
    expect(listed.filter((path) => !paths.includes(path))).toEqual([])
    expect(paths).toHaveLength(new Set(paths).size)
  })

  it('is no page that is not', () => expect(paths).not.toContain(NOT_FOUND_PATH))

  it('leads into pages that there are', () => {
    const known = pages.map(({ path }) => path)
    expect(paths.filter((path) => !known.includes(path.replace(/#.*/, '')))).toEqual([])
  })

  it('is told in plain words', () => {
    const written = JSON.stringify(entries)
    expect(written).not.toMatch(/\]\(|\{\w+\}/)
    expect(written).toContain('help@shikha.example')
  })

  it('travels in less than 8 KB', async () => {
    const small = new Blob([JSON.stringify(entries)]).stream().pipeThrough(new CompressionStream('gzip'))
    expect((await new Response(small).arrayBuffer()).byteLength).toBeLessThan(8 * 1024)
  })
})

const search = searchOf(entries)
const find = (query: string) => search(query, { smallWords: t('site.smallWords') })

it.each([
  ['faq', '/faq'],
  ['terms', '/terms'],
  ['privacy', '/privacy_policy'],
  ['privcy', '/privacy_policy'],
  ['contact', '/contact'],
  ['support', '/support'],
  ['refund', '/support/ask-for-a-refund'],
  ['resume code', '/support/go-on-from-another-device'],
  ['forgot password', '/support/passwords'],
  ['how do i close a quiz', '/support/close-reopen-delete-a-quiz'],
  ['how do i share a quiz', '/support/share-a-quiz'],
  ['pase many questions', '/support/paste-many-questions'],
  ['negative marks', '/support/marks-and-negative-marking'],
  ['offline', '/support/take-a-quiz-without-a-network'],
  ['sign up', '/support/create-an-account'],
  ['demo', '/quizreal'],
  ['cookies', '/privacy_policy#browser'],
])('“%s” leads to %s', (query, path) => expect(find(query).map((found) => found.path)).toContain(path))
