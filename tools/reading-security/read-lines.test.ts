import { expect, it } from 'vitest'
import { asText, createSummary, wantedLine } from './read-lines.ts'

const NINE = Date.UTC(2026, 0, 15, 9)
const line = (security: string, more: object = {}) =>
  JSON.stringify({ level: 30, time: NINE, pid: 1, security, ...more, msg: security })

it.each([
  ['a line of the log that tells of something else', JSON.stringify({ level: 30, time: NINE, msg: 'ready' }), {}],
  ['what is no line of it at all', 'npm start "security"', {}],
  ['another event', line('signed_in'), { event: 'sign_in_failed' }],
  ['what was earlier', line('signed_in'), { since: NINE + 1 }],
  ['somebody else', line('signed_in', { account: 'a1', from: '~x' }), { about: ['a2', '~y'] }],
])('leaves out %s', (_, text, wanted) => {
  expect(wantedLine(text, wanted)).toBe(null)
})

it('tells what is wanted in a line each', () => {
  const found = wantedLine(line('sign_in_failed', { account: 'a1', from: '~x' }), { since: NINE, about: ['~x'] })
  expect(found && asText(found)).toBe('2026-01-15T09:00:00.000Z  sign_in_failed  account=a1  from=~x')
})

it('counts events, and where failures come from', () => {
  const summary = createSummary()
  for (const from of ['~x', '~y', '~x']) {
    const found = wantedLine(line('sign_in_failed', { from }), {})
    if (found) summary.add(found)
  }
  const other = wantedLine(line('signed_in', { from: '~z' }), {})
  if (other) summary.add(other)
  expect(summary.lines()).toEqual([
    '3 × sign_in_failed',
    '1 × signed_in',
    '',
    'Failures came most from:',
    '2 × ~x',
    '1 × ~y',
  ])
})
