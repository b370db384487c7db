import { expect, it } from 'vitest'
import { asProse } from './as-prose.ts'
import { hasMarkup, readProse } from './prose.ts'

it.each([
  'Is 2 * 3 * 4 = 24?',
  '$5 or $10$?',
  'Use `code` and **stars**',
  '- one\n- two',
  '  12. twelve',
  '![not a picture](AbCdEf123456)',
  'a back\\slash \\* and \\a',
  '```\nfence',
  '$$x$$',
  'কত টাকা? – ৫',
])('reads the same as prose: %s', (plain) => {
  const prose = asProse(plain)
  expect(hasMarkup(prose)).toBe(prose !== plain)
  expect(readProse(prose)).toEqual([{ kind: 'paragraph', spans: [{ kind: 'text', text: plain.trim() }] }])
})
