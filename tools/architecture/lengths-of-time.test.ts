import { expect, it } from 'vitest'
import { checkLengthsOfTime } from './lengths-of-time.ts'
import { sourceFile } from './source-file.ts'

const complaintsOn = (path: string, text: string) => checkLengthsOfTime(sourceFile(path, text))

it.each([
  'const DAY_MS = 24 * 60 * 60 * 1000',
  'const KEPT_SECONDS = 400 * 24 * 60 * 60',
  'const LONGEST = 6 * 60 * MINUTE * 24',
  'const TIDY_EVERY_MS = 10 * 60 * 1000',
  'const soon = 1_000 * 60',
])('a length of time is not multiplied out: %s', (text) => {
  expect(complaintsOn('server/chores.ts', `// first\n${text}`)).toMatchObject([{ rule: 'time', line: 2 }])
})

it.each([
  { path: 'server/chores.ts', text: 'const KEPT_FOR = 400 * DAY; const MIB = 1024 * 1024; const most = 60 * SECOND' },
  { path: 'web/ui/clock.ts', text: 'const shown = minutes * 60 + seconds' },
  { path: 'domain/time/time-limit.ts', text: 'export const DAY = 24 * 60 * 60 * 1000' },
  { path: 'server/chores.test.ts', text: 'expect(DAY).toBe(24 * 60 * 60 * 1000)' },
])('$path may say $text', ({ path, text }) => {
  expect(complaintsOn(path, text)).toEqual([])
})
