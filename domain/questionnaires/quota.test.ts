import { expect, it } from 'vitest'
import { overQuota, type Published, QUOTA } from './quota.ts'

const nothing: Published = { listed: 0, inAll: 0, bytes: 0, lastHour: 0 }

it.each<[string, Partial<Published>, number, ReturnType<typeof overQuota>]>([
  ['nothing yet', {}, 1000, null],
  ['one less than the list holds', { listed: QUOTA.listed - 1, inAll: QUOTA.listed - 1 }, 1000, null],
  ['as many as the list holds', { listed: QUOTA.listed, inAll: QUOTA.listed }, 1000, 'too_many_quizzes'],
  ['few in the list, but many deleted', { listed: 3, inAll: QUOTA.inAll }, 1000, 'too_many_quizzes'],
  ['just enough space', { bytes: QUOTA.bytes - 1000 }, 1000, null],
  ['a byte too much', { bytes: QUOTA.bytes - 1000 }, 1001, 'quizzes_too_large'],
  ['one less than an hour takes', { lastHour: QUOTA.lastHour - 1 }, 1000, null],
  ['as many as an hour takes', { lastHour: QUOTA.lastHour }, 1000, 'too_many_published'],
])('an account with %s: %j and %i bytes more: %s', (_, published, more, expected) =>
  expect(overQuota({ ...nothing, ...published }, more)).toBe(expected),
)
