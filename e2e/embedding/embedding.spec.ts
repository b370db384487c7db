import { createServer } from 'node:http'
import type { FrameLocator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { actOnQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { listSurveyResponses } from '#contract/results/survey-responses.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser/find-browser.ts'
import { callerOf, publishResponded } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { installClock } from '../soon.ts'
import { RAHUL } from '../student.ts'
import { anAccount, aPublishedQuiz, attemptsOf } from '../teacher.ts'

const browser = await findBrowser()

// As browsers are that keep no cookies of a site in frames of another one.
test.use({
  launchOptions: {
    ...(browser && {
      executablePath: browser.path,
      env: { ...process.env, ...browser.environment } as Record<string, string>,
    }),
    args: [...BROWSER_FLAGS, '--test-third-party-cookie-phaseout'],
  },
})

/** Another site, whose pages have in a frame what they are asked for behind the `?`. */
const aSite = async () => {
  const site = createServer((request, answer) => {
    const src = decodeURIComponent((request.url ?? '').replace(/^[^?]*[?]/, ''))
    answer.writeHead(200, { 'content-type': 'text/html' })
    answer.end(
      `<!doctype html><title>School</title><h1>Lessons</h1><iframe src="${src}" width="900" height="640"></iframe>`,
    )
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(site.address())
  return { url: `http://localhost:${port}`, close: () => site.close() }
}

/** The server is at an address, the other site has a name: neither is the other’s neighbour. */
const framedAt = async (page: Page, site: string, address: string): Promise<FrameLocator> => {
  await page.goto(`${site}/lessons?${encodeURIComponent(address)}`)
  return page.frameLocator('iframe')
}

const choose = async (frame: FrameLocator, option: string) => {
  await frame.getByRole('radio', { name: option }).click()
  await expect(frame.getByRole('radio', { name: option })).toBeChecked()
}

const begin = async (frame: FrameLocator) => {
  await frame.getByRole('button', { name: 'Take this quiz' }).click()
  await frame.getByLabel('Name').fill(RAHUL.name)
  await frame.getByLabel('Phone').fill(RAHUL.phone)
  await frame.getByLabel('District').selectOption(RAHUL.district)
  await frame.getByRole('button', { name: 'Continue', exact: true }).click()
  await frame.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(frame.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
}

test('a quiz in a frame of another site goes on after a reload, and is submitted there @gate', async ({
  page,
  server,
}) => {
  const [quiz, site] = [await aPublishedQuiz(server), await aSite()]
  const frame = await framedAt(page, site.url, `${server.url}/embed?code=${quiz.code}`)
  await begin(frame)
  await choose(frame, 'Carbon dioxide')
  await expect(frame.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(frame.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
  await frame.getByRole('button', { name: 'Next' }).click()
  await choose(frame, 'কলকাতা')
  await frame.getByRole('button', { name: 'Submit', exact: true }).click()
  await frame.getByRole('button', { name: 'Yes, submit' }).click()
  await expect(frame.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  expect(await attemptsOf(server, quiz)).toMatchObject({ total: 1, highest_score: 2 })
  expect(new URL(page.url()).origin).toBe(site.url)
  // Nothing of it is kept by cookies, and no worker is there.
  expect(await page.context().cookies()).toEqual([])
  const inside = page.frames().find((each) => each.url().includes('/embed'))
  expect(await inside?.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0)
  site.close()
})

test('a poll in a frame takes one vote, also after a reload, and says when it is closed', async ({ page, server }) => {
  const [{ token }, site] = [await anAccount(server), await aSite()]
  const owner = callerOf(server, token)
  const questions = [{ problem: 'What shall we eat?', options: ['Rice', 'Bread'], correct_answer: 0 }]
  const poll = await publishResponded(owner, { kind: 'poll', title: 'Lunch', sections: [{ questions }] })
  const frame = await framedAt(page, site.url, `${server.url}/embed?code=${poll.code}`)
  await frame.getByRole('radio', { name: 'Bread' }).click()
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.reload()
  await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await owner(actOnQuizzes, { body: { ids: [poll.id], action: 'close' } })
  const other = await page.context().browser()?.newPage()
  if (!other) throw new Error('there is a browser')
  const closed = await framedAt(other, site.url, `${server.url}/embed?code=${poll.code}`)
  await expect(closed.getByText('This is closed')).toBeVisible()
  site.close()
})

test('a survey in a frame keeps what the site says of its reader, and loses nothing by a reload', async ({
  page,
  server,
}) => {
  const [{ token }, site] = [await anAccount(server), await aSite()]
  const owner = callerOf(server, token)
  const draft = { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null }
  const survey = await publishResponded(owner, {
    ...{ kind: 'survey', title: 'Parents', responding: responding.parse({ fields: ['ward'] }) },
    sections: [{ questions: [{ kind: 'comment', problem: 'What would you like?', draft }] }],
  })
  const frame = await framedAt(page, site.url, `${server.url}/embed?code=${survey.code}#ward=7`)
  await frame.getByRole('textbox').fill('A gate that is open')
  await expect(frame.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(frame.getByRole('textbox')).toHaveValue('A gate that is open')
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const { rows } = await owner(listSurveyResponses, { params: { id: survey.id } })
  expect(rows).toMatchObject([{ is_complete: true, told: { ward: '7' } }])
  site.close()
})

test('the result of a quiz is shown in the frame, and links lead out of it', async ({ page, server }) => {
  const [quiz, site] = [await aPublishedQuiz(server), await aSite()]
  await installClock(page)
  const frame = await framedAt(page, site.url, `${server.url}/embed?code=${quiz.code}`)
  await expect(frame.getByRole('link', { name: 'Quiznity' })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await frame.getByRole('link', { name: 'Quiznity' }).click()
  expect(new URL((await opened).url()).pathname).toBe('/')
  await begin(frame)
  await choose(frame, 'Carbon dioxide')
  await frame.getByRole('button', { name: 'Submit', exact: true }).click()
  await frame.getByRole('button', { name: 'Yes, submit' }).click()
  await expect(frame.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await page.clock.fastForward(31_000)
  await frame.getByRole('button', { name: 'See Result' }).click()
  await expect(frame.getByText('Your score').locator('..')).toHaveText('Your score 1 out of 3')
  expect(page.frames().map((each) => new URL(each.url()).pathname)).toEqual(['/lessons', '/embed/analysis'])
  await page.reload()
  await expect(frame.getByRole('button', { name: 'See Result' }).or(frame.getByText('Your score'))).toBeVisible()
  site.close()
})

test('a frame whose site keeps nothing asks again for number and resume code', async ({ page, server }) => {
  const [quiz, site] = [await aPublishedQuiz(server), await aSite()]
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
      Object.defineProperty(globalThis, name, refuse)
  })
  const frame = await framedAt(page, site.url, `${server.url}/embed?code=${quiz.code}`)
  await begin(frame)
  await choose(frame, 'Carbon dioxide')
  await expect(frame.getByText('Saved', { exact: true })).toBeVisible()
  const code = await frame
    .getByText(/^Write down your resume code/)
    .locator('strong')
    .innerText()
  await page.reload()
  await frame.getByRole('button', { name: 'Already started on another device?' }).click()
  await frame.getByLabel('Phone').fill(RAHUL.phone)
  await frame.getByLabel('Resume code').fill(code)
  await frame.getByRole('button', { name: 'Continue the quiz' }).click()
  await frame.getByRole('button', { name: 'Previous' }).click()
  await expect(frame.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
  site.close()
})
