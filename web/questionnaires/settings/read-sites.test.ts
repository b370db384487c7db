import { expect, it } from 'vitest'
import { readSites } from './read-sites.ts'

it.each([
  ['', []],
  [' https://a.org\n\nhttps://b.org, https://c.org;', ['https://a.org', 'https://b.org', 'https://c.org']],
  ['https://a', ['https://a']],
  ['https://münchen.example', ['https://xn--mnchen-3ya.example/']],
  ['münchen.example', ['münchen.example']],
])('sites that are typed as %j are %j', (typed, sites) => expect(readSites(typed)).toEqual(sites))
