import { afterEach, describe, expect, it } from 'vitest'
import { speak, spokenLanguage, translator, wordings } from './translate.ts'

const english = {
  demo: {
    hello: 'Hello {name}',
    'left.one': '{count} minute left',
    'left.other': '{count} minutes left',
    plain: 'Plain',
    plainer: 'Plainer',
  },
}
const t = translator(english)
const wordingOf = wordings(english)

afterEach(() => speak('en', {}))

describe('a message', () => {
  it('is found by its area and its key', () => {
    expect(t('demo.plain')).toBe('Plain')
  })

  it('has its names filled in, and keeps those nobody gave', () => {
    expect(t('demo.hello', { name: 'Priya' })).toBe('Hello Priya')
    expect(t('demo.hello')).toBe('Hello {name}')
  })

  it('takes a value as it is, braces and dollar signs too', () => {
    expect(t('demo.hello', { name: '{name} $& $1' })).toBe('Hello {name} $& $1')
  })

  it('writes numbers as the language does, and texts as they are', () => {
    expect(t('demo.hello', { name: 123456 })).toBe('Hello 1,23,456')
    expect(t('demo.hello', { name: 2026 })).toBe('Hello 2026')
    expect(t('demo.hello', { name: '123456' })).toBe('Hello 123456')
    expect(t('demo.hello', { name: 4 / 3 })).toBe('Hello 1.33')
  })

  it.each([
    [0, '0 minutes left'],
    [1, '1 minute left'],
    [5, '5 minutes left'],
  ])('counts in the plural of its language: %i', (count, text) => {
    expect(t('demo.left', { count })).toBe(text)
  })
})

describe('another language', () => {
  it('is spoken from the moment its messages are there', () => {
    speak('bn', { demo: { plain: 'সাদামাটা', 'left.one': 'আর {count} মিনিট', 'left.other': 'আর {count} মিনিট' } })
    expect(spokenLanguage()).toBe('bn')
    expect(t('demo.plain')).toBe('সাদামাটা')
    expect(t('demo.left', { count: 5 })).toBe('আর ৫ মিনিট')
  })

  it('falls back to English where a message is missing', () => {
    speak('bn', { demo: {} })
    expect(t('demo.plain')).toBe('Plain')
    expect(t('demo.left', { count: 1 })).toBe('1 minute left')
  })

  it('has plurals of its own', () => {
    speak('pl', { demo: { 'left.one': '{count} minuta', 'left.few': '{count} minuty', 'left.other': '{count} minut' } })
    expect([1, 3, 5].map((count) => t('demo.left', { count }))).toEqual(['1 minuta', '3 minuty', '5 minut'])
  })
})

describe('the wording of a message', () => {
  it('is all its forms, and nothing that is filled in', () => {
    expect(wordingOf('demo.left')).toBe('  minute left   minutes left')
    expect(wordingOf('demo.plain')).toBe('Plain')
  })

  it('is what the page speaks, and English where it has no words', () => {
    speak('bn', { demo: { hello: 'নমস্কার {name}' } })
    expect(wordingOf('demo.hello')).toBe('নমস্কার  ')
    expect(wordingOf('demo.plain')).toBe('Plain')
  })
})

it('keeps what is filled in from turning the words around it', () => {
  expect(t('demo.hello', { name: 'Rahul\u202edas' })).toBe('Hello \u2068Rahuldas\u2069')
  expect(t('demo.hello', { name: 'محمد' })).toBe('Hello \u2068محمد\u2069')
})
