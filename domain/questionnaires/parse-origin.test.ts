import { describe, expect, it } from 'vitest'
import { embedding, rightOrigins } from './embedding.ts'
import { parseOrigin } from './parse-origin.ts'

describe('the origin of a site', () => {
  it.each([
    ['https://www.school.org', 'https://www.school.org'],
    ['  https://www.School.org/ ', 'https://www.school.org'],
    ['HTTPS://SCHOOL.ORG:443', 'https://school.org'],
    ['https://school.org:8443', 'https://school.org:8443'],
    ['https://school.org:08443', 'https://school.org:8443'],
    ['https://intranet', 'https://intranet'],
    ['https://10.0.0.7', 'https://10.0.0.7'],
    ['https://xn--45br5cyl.in', 'https://xn--45br5cyl.in'],
    ['https://*.school.org', 'https://*.school.org'],
    ['http://localhost', 'http://localhost'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://127.0.0.1:80', 'http://127.0.0.1'],
  ])('%j is %s', (typed, value) => expect(parseOrigin(typed)).toEqual({ ok: true, value }))

  it.each([
    ['', 'address_invalid'],
    ['www.school.org', 'address_invalid'],
    ['*', 'address_invalid'],
    ["'none'", 'address_invalid'],
    ['ftp://school.org', 'address_invalid'],
    ['https:school.org', 'address_invalid'],
    ['http://school.org', 'address_invalid'],
    ['http://localhost.school.org', 'address_invalid'],
    ['https://school.org/moodle', 'origin_invalid'],
    ['https://school.org//', 'origin_invalid'],
    ['https://school.org?a=1', 'origin_invalid'],
    ['https://school.org#a', 'origin_invalid'],
    ['https://me@school.org', 'origin_invalid'],
    ['https://school.org\\', 'origin_invalid'],
    ['https://', 'origin_invalid'],
    ['https://school.org; script-src *', 'origin_invalid'],
    ['https://school.org https://evil.example', 'origin_invalid'],
    ['https://school .org', 'origin_invalid'],
    ['https://school.org,', 'origin_invalid'],
    ['https://school.org:', 'origin_invalid'],
    ['https://school.org:0', 'origin_invalid'],
    ['https://school.org:65536', 'origin_invalid'],
    ['https://*', 'origin_invalid'],
    ['https://*.org', 'origin_invalid'],
    ['https://www.*.org', 'origin_invalid'],
    ['https://school..org', 'origin_invalid'],
    ['https://স্কুল.in', 'origin_invalid'],
    [`https://${'a'.repeat(254)}`, 'origin_invalid'],
    ['https://school.org\nx', 'origin_invalid'],
  ])('%j is none: %s', (typed, code) => expect(parseOrigin(typed)).toEqual({ ok: false, code }))
})

describe('where a questionnaire may be embedded', () => {
  const problemOf = (typed: unknown) => embedding.safeParse(typed).error?.issues[0]

  it('is a list of origins, each as browsers compare it', () => {
    expect(embedding.parse(['https://School.org/', 'http://localhost:3000'])).toEqual([
      'https://school.org',
      'http://localhost:3000',
    ])
  })

  it.each([
    ['no list', 'https://school.org', 'wrong_type', []],
    ['no text', [7], 'wrong_type', [0]],
    ['half an address', ['https://a.org', 'school.org'], 'address_invalid', [1]],
    ['one without https', ['http://school.org'], 'address_invalid', [0]],
    ['the same twice', ['https://a.org', 'https://A.org/'], 'repeated', []],
    ['more than 20', Array.from({ length: 21 }, (_, at) => `https://s${at}.org`), 'too_many', []],
  ])('is not %s', (_, typed, message, path) => expect(problemOf(typed)).toMatchObject({ message, path }))

  it('is as far as it is right what was typed', () => {
    expect(rightOrigins(['https://A.org', 'school', 'https://a.org'])).toEqual(['https://a.org'])
  })
})
