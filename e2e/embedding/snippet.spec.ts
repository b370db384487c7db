import { createServer, type Server } from 'node:http'
import type { Frame, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { embedFrame, embedSnippet } from '#contract/site/embed-snippet.ts'
import { callerOf, publishResponded } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { OPINIONS } from '../kinds.ts'
import { soon } from '../soon.ts'
import { RAHUL } from '../student.ts'
import { anAccount, aPublishedQuiz, QUESTIONS } from '../teacher.ts'

const sites: Server[] = []
test.afterEach(() => {
  for (const site of sites.splice(0)) site.close()
})

const PARAGRAPHS = '<p style="height: 700px">Something to read</p>'

/** A page of a website, which has a name where the server has an address: neither is the other's neighbour. */
const openHost = async (page: Page, body: string) => {
  const site = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    answer.end(
      `<!doctype html><meta name="viewport" content="width=device-width"><title>A school</title><body style="margin: 0">${body}`,
    )
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  sites.push(site)
  const { port } = z.object({ port: z.number() }).parse(site.address())
  await page.goto(`http://localhost:${port}/`)
}

const framesOf = (page: Page): Frame[] => page.frames().filter((frame) => frame !== page.mainFrame())
const frameOf = async (page: Page): Promise<Frame> =>
  soon(async () => {
    const [frame] = framesOf(page)
    if (!frame) throw new Error('there is no frame yet')
    return frame
  })

/** How much more room the frame takes than what is in it needs, and whether any of it scrolls; in pixels. */
const spareIn = (frame: Frame) =>
  frame.evaluate(`(() => {
    const page = document.documentElement
    return {
      spare: innerHeight - page.getBoundingClientRect().height,
      scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth || innerWidth > page.clientWidth,
    }
  })()`) as Promise<{ spare: number; scrolls: boolean }>

const fits = (frame: Frame) =>
  soon(async () => {
    const { spare, scrolls } = await spareIn(frame)
    expect(scrolls, 'the frame scrolls').toBe(false)
    expect(spare).toBeGreaterThanOrEqual(0)
    expect(spare).toBeLessThan(1)
  })

const heightsOf = (page: Page) =>
  page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height))

/** Where on the window of the host something in the frame is. */
const isInSight = async (page: Page, inFrame: ReturnType<Frame['locator']>) => {
  const box = await inFrame.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect(box).not.toBeNull()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
}

const fillIn = async (frame: Frame) => {
  await frame.getByRole('button', { name: 'Take this quiz' }).click()
  await frame.getByLabel('Name').fill(RAHUL.name)
  await frame.getByLabel('Phone').fill(RAHUL.phone)
  await frame.getByLabel('District').selectOption(RAHUL.district)
  await frame.getByRole('button', { name: 'Continue', exact: true }).click()
  await frame.getByRole('button', { name: 'Start', exact: true }).click()
  await frame.getByRole('heading', { name: /Question 1 of/ }).waitFor()
}

/** Here the questions are behind a button at the lower end. */
const NARROW = { width: 700, height: 800 }

const LONG = Array.from({ length: 60 }, (_, n) => `Line ${n + 1} of what is read before the question.`).join('\n')
const LONG_QUESTIONS = QUESTIONS.map((question) => ({ ...question, problem: `${LONG}\n${question.problem}` }))

test('two frames are as high as what is in each, on every page and after each change of the window', async ({
  page,
  server,
}) => {
  const short = await aPublishedQuiz(server)
  const long = await aPublishedQuiz(server, LONG_QUESTIONS, '"><script>alert(1)</script>')
  const snippets = [short, long].map(({ code }, n) =>
    embedSnippet({ origin: server.url, code, title: n === 0 ? 'Rivers' : '"><script>alert(1)</script>' }),
  )
  await openHost(page, snippets.join('') + snippets[0])
  await soon(async () => expect(framesOf(page)).toHaveLength(3))
  for (const frame of framesOf(page)) await fits(frame)

  const [first, second] = framesOf(page)
  if (!first || !second) throw new Error('there are no frames')
  await fillIn(second)
  for (const size of [
    { width: 360, height: 640 },
    { width: 1024, height: 700 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size)
    for (const frame of [first, second]) await fits(frame)
  }
  const [height = 0, longer = 0] = await heightsOf(page)
  expect(longer).toBeGreaterThan(height + 500)
})

test('the clock, a dialog and the next page come into sight, however high the frame is', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server, LONG_QUESTIONS)
  const snippet = embedSnippet({ origin: server.url, code, title: 'Rivers' })
  await page.setViewportSize(NARROW)
  await openHost(page, PARAGRAPHS + snippet + PARAGRAPHS)
  const frame = await frameOf(page)
  await fillIn(frame)
  await fits(frame)
  const next = frame.getByRole('button', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  await soon(async () => isInSight(page, frame.getByRole('timer')))
  await next.click()
  await soon(async () => isInSight(page, frame.getByRole('heading', { name: /Question 2 of/ })))

  // At the lower end of a frame of thousands of pixels, whose middle is out of sight.
  const palette = frame.getByRole('button', { name: 'All questions' })
  await palette.scrollIntoViewIfNeeded()
  await palette.click()
  await soon(async () => isInSight(page, frame.getByRole('dialog')))
  await frame.getByRole('button', { name: 'Close' }).click()

  const submit = frame.getByRole('button', { name: 'Submit', exact: true })
  await submit.scrollIntoViewIfNeeded()
  await submit.click()
  await soon(async () => isInSight(page, frame.getByRole('button', { name: 'Yes, submit' })))
  await isInSight(page, frame.getByRole('dialog').or(frame.getByRole('alertdialog')))
})

test('what comes late beside the questions finds its room kept, and moves nothing', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.setViewportSize({ width: 1024, height: 700 })
  let send = () => {}
  const isSent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\/settings-[^/]*\.js$/, async (route) => {
    await isSent
    await route.continue()
  })
  await openHost(page, embedSnippet({ origin: server.url, code, title: 'Rivers' }))
  const frame = await frameOf(page)
  await fillIn(frame)
  await fits(frame)
  const before = await heightsOf(page)
  await expect(frame.getByRole('group', { name: 'Text size' })).toHaveCount(0)
  send()
  await frame.getByRole('group', { name: 'Text size' }).waitFor()
  await fits(frame)
  expect(await heightsOf(page)).toEqual(before)
})

test('a frame without the script stays as high, and scrolls', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server, LONG_QUESTIONS)
  await page.setViewportSize(NARROW)
  await openHost(page, embedFrame({ origin: server.url, code, title: 'Rivers' }))
  const frame = await frameOf(page)
  await fillIn(frame)
  expect(await heightsOf(page)).toEqual([640])
  expect(await frame.evaluate('document.documentElement.scrollHeight > innerHeight')).toBe(true)
  const palette = frame.getByRole('button', { name: 'All questions' })
  await palette.click()
  await soon(async () => isInSight(page, frame.getByRole('dialog')))
})

test('the next part of a survey begins in sight', async ({ page, server }) => {
  const { token } = await anAccount(server)
  const part = (title: string) => ({ title, questions: OPINIONS.filter(({ kind }) => kind !== 'consent') })
  const { code } = await publishResponded(callerOf(server, token), {
    ...{ kind: 'survey', title: 'After the class', sections: [part('About the class'), part('About the school')] },
  })
  await page.setViewportSize(NARROW)
  const snippet = embedSnippet({ origin: server.url, code, title: 'After the class' })
  await openHost(page, PARAGRAPHS + snippet + PARAGRAPHS)
  const frame = await frameOf(page)
  await fits(frame)
  const next = frame.getByRole('button', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await soon(async () => isInSight(page, frame.getByRole('heading', { name: 'About the school' })))
  await fits(frame)
})
