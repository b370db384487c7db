import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { listSurveys } from '#contract/questionnaires/surveys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { test } from '../behind-portal.ts'
import { expect, type Server } from '../fixtures.ts'
import { ICON, isLoaded } from '../pasting.ts'
import { installClock, shownInItsTime, soon } from '../soon.ts'
import { choicesOnServer, choose, expectSaved, openQuiz, startQuiz, workerServes } from '../student.ts'
import { type Account, anAccount, aPicture, aPublishedQuiz } from '../teacher.ts'

type Asking = { url: string; token: string; kind: 'poll' | 'survey' }

const publish = async (page: Page, { url, token, kind }: Asking) => {
  const draft = { options: ['Rice', 'Bread'], least: null, most: 1, look: 'list', other: false }
  const data = {
    kind,
    title: 'Lunch',
    sections: [{ questions: [{ kind: 'opinion', problem: 'What shall we eat?', draft }] }],
  }
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post(`${url}${API_BASE}${createResponded.path}`, { data, headers })
  return createResponded.data.parse(envelope.parse(await made.json()).response.data).share_code
}

const keptPaths = (page: Page) =>
  page.evaluate<string[]>(`caches.keys().then(async (names) => {
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })`)

/** On the second page of a survey stands a picture. */
const publishPicture = async (page: Page, account: Account, server: Server) => {
  const id = await aPicture(server, account, readFileSync(ICON))
  const draft = { options: ['Good', 'Bad'], least: null, most: 1, look: 'list', other: false }
  const asked = (problem: string) => ({ questions: [{ kind: 'opinion', format: 'prose', problem, draft }] })
  const data = {
    kind: 'survey',
    title: 'Lunch',
    sections: [asked('Hungry?'), asked(`How is this?\n\n![a dish](${id})`)],
  }
  const headers = { authorization: `Bearer ${account.token}` }
  const made = await page.request.post(`${server.url}${API_BASE}${createResponded.path}`, { data, headers })
  return createResponded.data.parse(envelope.parse(await made.json()).response.data).share_code
}

const bread = (page: Page) => page.getByRole('radio', { name: 'Bread' })

for (const kind of ['poll', 'survey'] as const) {
  test(`a ${kind} loaded again without a network has its answer, and sends it later @phone @gate`, async ({
    page,
    context,
    server,
  }) => {
    const { token } = await aPublishedQuiz(server)
    const code = await publish(page, { url: server.url, token, kind })
    await page.goto(`/${kind}?code=${code}`)
    await expect(bread(page)).toBeVisible()
    await workerServes(page)
    expect((await keptPaths(page)).filter((path) => path.startsWith('/assets/quiz/'))).toEqual([])
    await context.setOffline(true)
    await bread(page).click()
    await page.reload()
    await expect(bread(page)).toBeChecked()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.reload()
    await expect(page.getByText('are kept on this device')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  })

  test(`a login page is not taken for a ${kind} @phone`, async ({ page, context, portal, server }) => {
    const { token } = await aPublishedQuiz(server)
    const code = await publish(page, { url: server.url, token, kind })
    portal.answersItself((path) => path === `/${kind}`)
    await page.goto(`/${kind}?code=${code}`)
    await expect(bread(page)).toBeVisible()
    await expect.poll(portal.answered).toBeGreaterThan(0)
    await expect.poll(() => keptPaths(page)).toEqual([])
    portal.answersItself(() => false)
    await page.reload()
    await workerServes(page)
    await context.setOffline(true)
    await page.reload()
    await expect(bread(page)).toBeVisible()
  })
}

test('a survey that the server has in part goes on without a network, and behind a login page @phone @gate', async ({
  page,
  portal,
  server,
}) => {
  const { token } = await aPublishedQuiz(server)
  const code = await publish(page, { url: server.url, token, kind: 'survey' })
  await installClock(page)
  await page.goto(`/survey?code=${code}`)
  await workerServes(page)
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"change"') ?? false)
  await page.getByRole('radio', { name: 'Rice' }).click()
  expect((await saved).status()).toBe(200)
  portal.answersItself(() => true)
  await bread(page).click()
  await page.reload()
  await expect(bread(page)).toBeChecked()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  portal.answersItself(() => false)
  await shownInItsTime(page, page.getByText('Your answers have arrived.'))
})

test('a picture of a later page is there without a network, also after a reload @phone', async ({
  page,
  context,
  server,
}) => {
  const code = await publishPicture(page, await anAccount(server), server)
  await page.goto(`/survey?code=${code}`)
  await workerServes(page)
  await expect.poll(async () => (await keptPaths(page)).filter((path) => path.startsWith('/media/')).length).toBe(1)
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'Good' }).click()
  // It goes on where nothing was said yet.
  await page.reload()
  await expect(page.getByRole('img', { name: 'a dish' })).toBeVisible()
  await expect.poll(() => isLoaded(page)).toBe(true)
})

test('what a survey could not send is sent by the page of a quiz', async ({ page, context, server }) => {
  const { token, code: quiz } = await aPublishedQuiz(server)
  const code = await publish(page, { url: server.url, token, kind: 'survey' })
  await page.goto(`/survey?code=${code}`)
  await expect(bread(page)).toBeVisible()
  await context.setOffline(true)
  await bread(page).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('are kept on this device')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const other = await context.newPage()
  await openQuiz(other, quiz)
  const responses = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const listed = await other.request.get(`${server.url}${API_BASE}${listSurveys.path}`, { headers })
    return listSurveys.data.parse(envelope.parse(await listed.json()).response.data).map((survey) => survey.responses)
  }
  await soon(async () => expect(await responses()).toEqual([1]))
})

test('what a quiz could not send is sent by the page of a survey', async ({ page, context, server }) => {
  const { token, code: quiz } = await aPublishedQuiz(server)
  const code = await publish(page, { url: server.url, token, kind: 'survey' })
  await startQuiz(page, quiz)
  await choose(page, 'Carbon dioxide')
  await expectSaved(page)
  const saved = await choicesOnServer(page, quiz)
  await context.setOffline(true)
  await choose(page, 'Oxygen')
  await expect(page.getByText('on this device').first()).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto(`/survey?code=${code}`)
  await soon(async () => expect(await choicesOnServer(other, quiz)).not.toEqual(saved))
})
