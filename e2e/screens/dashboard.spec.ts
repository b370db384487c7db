import type { BrowserContext, Page } from '@playwright/test'
import { DASHBOARD_PATHS, type DashboardPath } from '#contract/site/dashboard-pages.ts'
import { expect } from '../fixtures.ts'
import { enter } from '../teacher.ts'
import { lookAt } from './look.ts'
import { test } from './screen.ts'
import type { Seed } from './seed.ts'

const SIZES = [
  { width: 1280, height: 800 },
  // Where tables have just folded.
  { width: 1260, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]
const PHONE = 360
const TABS = 3

/** Whose first row or entry is what a teacher came for. */
const LISTS: ReadonlySet<DashboardPath> = new Set(['quizzes', 'quizzes/history', 'polls', 'surveys', 'activity'])

/** What is asked of a page as it stands at one width. */
const FAULTS = `(isList) => {
  const name = (part) => part.localName + ' “' + part.textContent.trim().slice(0, 40) + '”'
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility())
  const linesOf = (part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return range.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight)
  }
  const faults = []
  const wider = document.documentElement.scrollWidth - innerWidth
  if (wider > 0) faults.push('wider than its window by ' + wider + ' px')
  for (const frame of seen('.table-frame'))
    if (frame.scrollWidth > frame.clientWidth + 1) faults.push('a table is wider than its place: ' + name(frame))
  for (const figure of seen('td.numeric'))
    if (!figure.querySelector('*') && linesOf(figure) > 1.6) faults.push('a figure wraps: ' + name(figure))
  const first = seen('main tbody th')[0] ?? seen('main ol > li, main ul:not(nav ul) > li')[0]
  if (isList && !first) faults.push('there is no list')
  if (isList && first && first.getBoundingClientRect().top + scrollY > innerHeight)
    faults.push('the list begins below the fold, at ' + Math.round(first.getBoundingClientRect().top + scrollY) + ' px')
  return faults
}`

/** What one looks at: the account with much in it, or the one with nothing. */
type Scene = 'long' | 'empty'

const NOTHING = 'nothing'

const addressOf = (path: DashboardPath, scene: Scene, { quizzes, polls, surveys, drafts }: Seed): string => {
  const [part = ''] = path.split('/')
  const ids = { polls: polls.long.id, surveys: surveys.long.id, analysis: quizzes.long.attempt }
  const id = scene === 'empty' ? NOTHING : part in ids ? ids[part as keyof typeof ids] : quizzes.long.id
  const draft = scene === 'empty' ? NOTHING : part === 'surveys' ? drafts.survey : drafts.quiz
  const there = path.replace(':draft', draft).replace(':id', id)
  return `/dashboard/${there}${path === 'quizzes/result' && scene === 'long' ? `?quiz=${id}` : ''}`
}

const settled = async (page: Page) => {
  await expect(page.locator('h1, h2, h3, [role=alert]').first(), page.url()).toBeAttached()
  await expect(page.locator('.animate-breathe, [aria-busy=true]'), page.url()).toHaveCount(0)
  await page.evaluate('document.fonts.ready.then(() => true)')
}

const faultsAt = async (page: Page, path: DashboardPath, { scene, seed }: { scene: Scene; seed: Seed }) => {
  await page.goto(addressOf(path, scene, seed))
  await settled(page)
  const found: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const isList = scene === 'long' && size.width === PHONE && LISTS.has(path)
    const faults = await page.evaluate<string[]>(`(${FAULTS})(${isList})`)
    found.push(...faults.map((fault) => `${scene} ${path} at ${size.width} px: ${fault}`))
  }
  await lookAt(page, `dashboard-${scene}-${path.replaceAll(/[/:]/g, '-') || 'home'}`)
  return found
}

/** Several tabs share the addresses: one after the other would take too long. */
const faultsIn = async (
  context: BrowserContext,
  paths: readonly DashboardPath[],
  seen: { scene: Scene; seed: Seed },
): Promise<string[]> => {
  const left = [...paths]
  const found: string[] = []
  const inTab = async () => {
    const page = await context.newPage()
    for (let path = left.shift(); path !== undefined; path = left.shift())
      found.push(...(await faultsAt(page, path, seen)))
    await page.close()
  }
  await Promise.all(Array.from({ length: TABS }, inTab))
  return found
}

const isAboutQuizzes = (path: DashboardPath) => path.startsWith('quizzes') || path.startsWith('analysis')
const OF_QUIZZES = DASHBOARD_PATHS.filter(isAboutQuizzes)
const OTHERS = DASHBOARD_PATHS.filter((path) => !isAboutQuizzes(path))

for (const [name, paths] of [
  ['quizzes', OF_QUIZZES],
  ['anything else', OTHERS],
] as const) {
  test(`long names and many rows leave every page about ${name} whole, and its list in sight`, async ({
    page,
    seed,
  }) => {
    await enter(page, seed.teacher.teacher)
    expect(await faultsIn(page.context(), paths, { scene: 'long', seed })).toEqual([])
  })

  test(`no page about ${name} is wider than its window where there is nothing yet`, async ({ page, seed }) => {
    await enter(page, seed.newcomer.teacher)
    expect(await faultsIn(page.context(), paths, { scene: 'empty', seed })).toEqual([])
  })
}

for (const path of ['', '/polls', '/surveys'])
  test(`the menu of /dashboard${path} shows its last entry whole on a laptop`, async ({ page, seed }) => {
    await enter(page, seed.teacher.teacher)
    await page.goto(`/dashboard${path}`)
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size)
      const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').last()
      await expect(entry).toHaveText('Settings')
      await expect(entry).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
    }
  })
