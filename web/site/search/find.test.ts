import { describe, expect, it } from 'vitest'
import { isQuery, type SearchEntry, searchOf } from './find.ts'

const entry = (path: string, given: Partial<SearchEntry>): SearchEntry => ({
  path,
  title: 'Untitled',
  within: 'Quiznity',
  text: '',
  keywords: [],
  ...given,
})

const entries = [
  entry('/about', { title: 'About Us', text: 'Founded in Kolkata; a refund is as rare as snow there' }),
  entry('/faq#price', { title: 'What does it cost?', text: 'Nothing, today', keywords: ['refund'] }),
  entry('/terms#refunds', { title: 'Refunds', within: 'Terms of Service' }),
  entry('/support/ask-for-a-refund', { title: 'Ask for a refund', text: 'Within 7 days of purchase' }),
  entry('/support/share-a-quiz', { title: 'Share a quiz', text: 'By link or code', keywords: ['QR', 'WhatsApp'] }),
  entry('/support/delete-a-quiz', { title: 'Close, reopen or delete a quiz', keywords: ['remove'] }),
  entry('/support/resume', { title: 'When a student’s phone dies', keywords: ['resume code', 'café'] }),
  entry('/privacy_policy', { title: 'Privacy Policy' }),
  entry('/bn', { title: 'প্রশ্ন ও উত্তর' }),
]
const smallWords = 'a do does it what'
const find = searchOf(entries)
const pathsOf = (...[query, options]: Parameters<typeof find>) => find(query, options).map(({ path }) => path)

describe('what is found', () => {
  it('is first what has the word in its title, then in its keywords, then in its text', () =>
    expect(pathsOf('refund')).toEqual(['/support/ask-for-a-refund', '/terms#refunds', '/faq#price', '/about']))

  it.each([
    ['small or capital', 'SHARE', '/support/share-a-quiz'],
    ['without accents', 'cafe', '/support/resume'],
    ['with accents that are not there', 'résume', '/support/resume'],
    ['either apostrophe', "student's", '/support/resume'],
    ['the beginning of a word', 'purch', '/support/ask-for-a-refund'],
    ['a longer form of it', 'sharing quizzes', '/support/share-a-quiz'],
    ['the beginning of a Bengali word', 'উত্', '/bn'],
    ['one letter missing', 'privcy', '/privacy_policy'],
    ['one letter missing in a keyword', 'remve', '/support/delete-a-quiz'],
    ['two that changed places in the beginning of a word', 'privca', '/privacy_policy'],
    ['a letter too many', 'pollicy', '/privacy_policy'],
    ['a wrong letter', 'privecy', '/privacy_policy'],
    ['the first letter wrong', 'orivacy', '/privacy_policy'],
    ['two letters that changed places', 'wahtsapp', '/support/share-a-quiz'],
    ['one more at the end', 'privacyx', '/privacy_policy'],
    ['a slip in Bengali', 'প্রষ্ন', '/bn'],
    ['a word of its address', 'policy', '/privacy_policy'],
    ['what it is part of', 'terms of service', '/terms#refunds'],
    ['Bengali', 'উত্তর', '/bn'],
  ])('%s: “%s”', (_case, query, path) => expect(pathsOf(query)[0]).toBe(path))

  it('is best what has all the words, and the rare word weighs more', () => {
    expect(pathsOf('delete quiz')[0]).toBe('/support/delete-a-quiz')
    expect(pathsOf('share what quiz')[0]).toBe('/support/share-a-quiz')
  })

  it('is not what has only the small words of a question, unless nothing else is asked', () => {
    expect(pathsOf('what does a phone do', { smallWords })).toEqual(['/support/resume'])
    expect(pathsOf('what does it', { smallWords })).toEqual(['/faq#price'])
  })

  it('is not what is only a slip away, where the word itself is there', () =>
    expect(searchOf([entry('/make', { title: 'Make' }), entry('/mark', { title: 'Mark' })])('mark')).toHaveLength(1))

  it.each([
    ['too short to tell', 'qz'],
    ['two slips in a short word', 'privcu'],
    ['another word', 'survey'],
  ])('is not %s: “%s”', (_case, query) => expect(find(query)).toEqual([]))

  it('comes from the preferred part of the site before the rest', () =>
    expect(pathsOf('refund', { preferred: '/faq' })[0]).toBe('/faq#price'))

  it('is not what only mentions the word, to those who are strict', () =>
    expect(pathsOf('refund', { isStrict: true })).not.toContain('/about'))

  it('is no more than asked for', () => expect(pathsOf('quiz', { limit: 1 })).toHaveLength(1))

  it.each(['', ' ', '?', 'x', 'zzzz', '.*', '\\', '__proto__', '💡'])('is nothing for “%s”', (query) =>
    expect(find(query)).toEqual([]),
  )
})

it.each([
  ['', false],
  ['q', false],
  [' q ', false],
  ['q!', false],
  ['qu', true],
  ['প্র', true],
])('“%s” is long enough: %s', (text, isEnough) => expect(isQuery(text)).toBe(isEnough))
