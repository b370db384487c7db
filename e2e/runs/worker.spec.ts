import type { Page } from '@playwright/test'
import { fontStylesheet } from '#contract/site/brand-fonts.ts'
import type { BrandFont } from '#domain/branding/fonts.ts'
import { test } from '../behind-portal.ts'
import { expect } from '../fixtures.ts'
import { choose, expectSaved, startQuiz, workerServes } from '../student.ts'
import { aPublishedQuiz } from '../teacher.ts'

const inFirst = 'Carbon dioxide'
const NOTHING = () => false
const EVERYTHING = () => true

/** How the worker's life goes on: it holds the page, it was given up, or neither is decided yet. */
const stateOfWorker = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.getRegistration('/quiz').then((registration) => {
    if (registration?.active) return 'holds the page'
    return registration?.installing || registration?.waiting ? 'undecided' : 'given up'
  })`)

const keptPaths = (page: Page) =>
  page.evaluate<string[]>(`caches.keys().then(async (names) => {
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })`)

const expectHeldByWorker = (page: Page) => expect.poll(() => stateOfWorker(page)).toBe('holds the page')

/** The worker's own requests come after the page's: whatever the page has already asked for is from the portal then. */
const afterFirstOf = (path: string) => {
  let asked = 0
  return (each: string) => each.startsWith(path) && ++asked > 1
}

for (const { what, isPortals } of [
  { what: 'one of the files', isPortals: afterFirstOf('/early.js') },
  { what: 'the page itself', isPortals: (path: string) => path === '/quiz' },
  { what: 'a part that is needed later', isPortals: (path: string) => path.includes('/analysis-') },
]) {
  test(`a network that answers ${what} with its login page is not taken for the quiz @phone @gate`, async ({
    page,
    context,
    portal,
    server,
  }) => {
    const { code } = await aPublishedQuiz(server)
    portal.answersItself(isPortals)
    await startQuiz(page, code)
    await expect.poll(portal.answered).toBeGreaterThan(0)
    await expect.poll(() => stateOfWorker(page)).toBe('given up')
    expect(await keptPaths(page)).toEqual([])
    await choose(page, inFirst)
    await expectSaved(page)

    portal.answersItself(NOTHING)
    await page.reload()
    await expect(page.getByRole('radio', { name: inFirst })).toBeChecked()
    await expectHeldByWorker(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('radio', { name: inFirst })).toBeChecked()
  })
}

test('a page that is kept opens behind a login page too, and later with the network again @phone @gate', async ({
  page,
  portal,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await choose(page, inFirst)
  await expectSaved(page)
  await workerServes(page)
  expect((await keptPaths(page)).filter((path) => path.startsWith('/assets/respond/'))).toEqual([])

  portal.answersItself(EVERYTHING)
  await page.reload()
  await expect(page.getByRole('radio', { name: inFirst })).toBeChecked()
  await choose(page, 'Nitrogen')
  portal.answersItself(NOTHING)
  await expectSaved(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Nitrogen' })).toBeChecked()
})

/** Sets the page in a font, as far as that comes: how many of its faces are there. */
const setIn = (page: Page, font: BrandFont) =>
  page.evaluate<number>(`new Promise((resolve) => {
    document.documentElement.dataset.font = '${font}'
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '${fontStylesheet(font)}'
    link.onload = () => document.fonts.load('1em brand-${font}').then((faces) => resolve(faces.length), () => resolve(0))
    link.onerror = () => resolve(0)
    document.head.append(link)
  })`)

test('the font of a brand is kept once it was used, and a login page in its place is not', async ({
  page,
  context,
  portal,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await workerServes(page)
  expect((await keptPaths(page)).filter((path) => path.startsWith('/assets/fonts/'))).toEqual([])

  portal.answersItself((path) => path.startsWith('/assets/fonts/'))
  expect(await setIn(page, 'nunito')).toBe(0)
  portal.answersItself(NOTHING)
  expect(await setIn(page, 'bitter')).toBe(1)
  const stylesheet = fontStylesheet('bitter')
  const font = stylesheet.replace('.css', '-latin.woff2')
  const keptFonts = async () => (await keptPaths(page)).filter((path) => path.startsWith('/assets/fonts/'))
  await expect.poll(async () => (await keptFonts()).sort()).toEqual([font, stylesheet].sort())

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('radio', { name: inFirst })).toBeVisible()
  expect(await setIn(page, 'bitter')).toBe(1)
  expect(await setIn(page, 'nunito')).toBe(0)
})
