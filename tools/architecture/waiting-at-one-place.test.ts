import { expect, it } from 'vitest'
import { sourceFile } from './source-file.ts'
import { checkWaiting } from './waiting-at-one-place.ts'

const complaintsOn = (path: string, text: string) => checkWaiting(sourceFile(path, text))

it.each([
  'const began = Date.now()',
  "const began = Date['now']()",
  'const clock = Date.now',
  'await page.waitForTimeout(500)',
  'await expect(field).toBeVisible({ timeout: 500 })',
  "await button.click({ force: true, 'timeout': 500 })",
  'const SOON = { timeout }',
  "test.describe.configure({ mode: 'serial', timeout: 500 })",
])('a browser test does not wait by itself: %s', (text) => {
  expect(complaintsOn('e2e/runs/story.spec.ts', `// first\n${text}`)).toMatchObject([{ rule: 'waiting', line: 2 }])
  expect(complaintsOn('e2e/student.ts', text)).toHaveLength(1)
})

it.each([
  { path: 'e2e/soon.ts', text: 'const until = Date.now(); expect(wanted).toBeVisible({ timeout: 500 })' },
  { path: 'e2e/server.ts', text: 'const now = () => Date.now() + ahead' },
  { path: 'e2e/runs/story.spec.ts', text: 'test.slow(); test.setTimeout(120_000)' },
  { path: 'e2e/runs/story.spec.ts', text: "await page.evaluate('Date.now()'); const at = await server.now()" },
  { path: 'e2e/runs/story.spec.ts', text: 'await soon(async () => expect(await wanted.isVisible()).toBe(true))' },
  { path: 'e2e/runs/story.spec.ts', text: 'const { timeout } = test.info()' },
  { path: 'server/clock/beat-heart.ts', text: 'const now = Date.now(); fetch(url, { timeout: 500 })' },
  { path: 'playwright.config.ts', text: 'export default { expect: { timeout: 500 } }' },
])('$path may say $text', ({ path, text }) => {
  expect(complaintsOn(path, text)).toEqual([])
})

it("the server's process waits like a test", () => {
  expect(complaintsOn('e2e/server.ts', 'connect({ timeout: 500 })')).toHaveLength(1)
})
