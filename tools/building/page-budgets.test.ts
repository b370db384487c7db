import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { firstLoadOf, overBudget } from './page-budgets.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const aBuild = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-budget-'))
  folders.push(folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const page =
  '<link rel="stylesheet" href="/assets/quiz/page.css"><script type="module" src="/assets/quiz/page.js"></script>'
/** Text that does not compress: as many KiB after gzip as before, give or take what base64 wastes. */
const noise = (kib: number) => `/*${randomBytes((kib * 1024 * 3) / 4).toString('base64')}*/`

const weigh = (files: Record<string, string>) =>
  firstLoadOf(aBuild({ 'quiz.html': page, 'assets/quiz/page.css': '', ...files }), 'quiz.html')

it('counts what the page and its scripts import at once, and nothing that comes later', () => {
  const { scripts, styles, later } = weigh({
    'assets/quiz/page.js': "import './shared.js'; export { a } from './other.js'; import('./later.js')",
    'assets/quiz/shared.js': "import './other.js'",
    'assets/quiz/other.js': 'export const a = 1',
    'assets/quiz/later.js': noise(500),
  })
  expect(scripts.map(({ file }) => file)).toEqual(['page', 'shared', 'other'].map((name) => `/assets/quiz/${name}.js`))
  expect(styles.map(({ file }) => file)).toEqual(['/assets/quiz/page.css'])
  expect(later.map(({ file }) => file)).toEqual(['/assets/quiz/later.js'])
})

it('has nothing to say about a page within its budget', () => {
  expect(overBudget(weigh({ 'assets/quiz/page.js': noise(120) }))).toEqual([])
})

it('says by how much the scripts are over 101 KiB, and which chunk is heaviest', () => {
  const [complaint, ...others] = overBudget(
    weigh({ 'assets/quiz/page.js': `import './big.js'\n${noise(10)}`, 'assets/quiz/big.js': noise(134) }),
  )
  expect(others).toEqual([])
  expect(complaint).toMatch(/scripts are 10\d\.\d KiB, \d\.\d KiB over its 101 KiB/)
  expect(complaint).toMatch(/\n {2}\d+\.\d KiB {2}\/assets\/quiz\/big\.js\n {2}\d+\.\d KiB {2}\/assets\/quiz\/page\.js/)
})

it('holds scripts, styles and markup together under 115 KiB', () => {
  const heavyStyle = weigh({ 'assets/quiz/page.js': noise(120), 'assets/quiz/page.css': noise(80) })
  expect(overBudget(heavyStyle)).toEqual([expect.stringContaining('over its 115 KiB')])
})
