import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { startQuiz as startCall, submitQuiz as submitCall } from '#contract/runs/attempts.ts'
import { DAY } from '#domain/time/time-limit.ts'
import { expect, test } from '../fixtures.ts'
import { NO_DATABASE, NOTHING_LOCAL } from '../on-device.ts'
import { installClock, shownInItsTime, stopTime } from '../soon.ts'
import {
  attemptOnServer,
  choicesOnServer,
  choose,
  expectSaved,
  fillForm,
  goOnHere,
  next,
  openQuiz,
  startQuiz,
  submit,
} from '../student.ts'
import { aPublishedQuiz, attemptsOf } from '../teacher.ts'

const inFirst = 'Carbon dioxide'
const inSecond = 'কলকাতা'
const inThird = 'newton'

const STARTS = '**/student/quiz/start'
const SAVES = '**/student/quiz/answers'
const SUBMITS = '**/student/quiz/submit'

/** The server does what it is asked, but its first answer never arrives, nor does the cookie in it. */
const loseFirstReply = async (page: Page, calls: string) => {
  const replies: { data: unknown }[] = []
  await page.route(calls, async (route) => {
    const context = page.context()
    const cookies = await context.cookies()
    const response = await route.fetch()
    replies.push((await response.json()).response)
    if (replies.length > 1) return route.fulfill({ response })
    await context.clearCookies()
    await context.addCookies(cookies)
    await route.abort('connectionreset')
  })
  return replies
}

const tooBusy = (route: Route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: 'busy' })

/** Two calls in three are refused for the moment, as by a proxy whose server is overrun. */
const sendBursts = async (page: Page, calls: string) => {
  let asked = 0
  await page.route(calls, (route) => {
    asked += 1
    return asked % 3 === 0 ? route.continue() : tooBusy(route)
  })
}

const savedIn = (page: Page) => page.getByText('Saved', { exact: true })

const revisionIn = (route: Route): number => route.request().postDataJSON().revision

test('a start whose answer is lost is the same attempt with the same clock when it is tried again @phone @gate', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  const replies = await loseFirstReply(page, STARTS)
  await startQuiz(page, code)
  const [lost, heard] = replies.map(({ data }) => startCall.data.parse(data))
  expect(replies).toHaveLength(2)
  expect([heard?.id, heard?.time_stamp, heard?.ends_at]).toEqual([lost?.id, lost?.time_stamp, lost?.ends_at])
  await choose(page, inFirst)
  await expectSaved(page)
})

test('a save whose answer is lost is sent again, and changes nothing more', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  const replies = await loseFirstReply(page, SAVES)
  await choose(page, inFirst)
  await expectSaved(page)
  expect(replies).toHaveLength(2)
  expect(await choicesOnServer(page, code)).toEqual([1])
})

test('an answer is called saved once the server has it, however long the device takes to keep it', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  // The device's storage never says that it is done.
  await page.addInitScript("Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} })")
  await startQuiz(page, code)
  const { promise: serverAnswers, resolve: letServerAnswer } = Promise.withResolvers<void>()
  await page.route(SAVES, async (route) => {
    await serverAnswers
    await route.continue()
  })
  await choose(page, inFirst)
  expect(await savedIn(page).count(), 'called saved while the server has nothing').toBe(0)
  letServerAnswer()
  await expectSaved(page)
  expect(await choicesOnServer(page, code)).toEqual([1])
})

test('a submission whose answer is lost is one submission with one code @gate', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  await startQuiz(page, quiz.code)
  await choose(page, inFirst)
  const replies = await loseFirstReply(page, SUBMITS)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  const codes = replies.map(({ data }) => submitCall.data.parse(data).submission_code)
  expect(codes).toHaveLength(2)
  expect(new Set(codes).size).toBe(1)
  expect(await attemptsOf(server, quiz)).toMatchObject({ total: 1, highest_score: 1 })
})

test('bursts of refused calls lose nothing @phone', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  await installClock(page)
  await startQuiz(page, quiz.code)
  await sendBursts(page, SAVES)
  await sendBursts(page, SUBMITS)
  await choose(page, inFirst)
  await next(page)
  await choose(page, inSecond)
  await shownInItsTime(page, savedIn(page))
  await next(page)
  await choose(page, inThird)
  await shownInItsTime(page, savedIn(page))
  expect(await choicesOnServer(page, quiz.code)).toEqual([1, 2, 0])
  await submit(page)
  await shownInItsTime(page, page.getByRole('heading', { name: 'Submitted' }))
  expect(await attemptsOf(server, quiz)).toMatchObject({ total: 1, highest_score: 3 })
})

test('failing saves alarm nobody before they have failed for ten seconds', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await installClock(page)
  await startQuiz(page, code)
  let asked = 0
  await page.route(SAVES, (route) => {
    asked += 1
    return tooBusy(route)
  })
  await stopTime(page)
  await choose(page, inFirst)
  const untilAsked = async () => {
    await page.clock.runFor(200)
    return asked
  }
  await expect.poll(untilAsked, { intervals: [50] }).toBeGreaterThan(0)
  await page.clock.runFor(9000)
  const alarm = page.getByText('Not sent', { exact: true })
  await expect(page.getByText('Saving …', { exact: true })).toBeVisible()
  await expect(alarm).toBeHidden()
  await shownInItsTime(page, alarm)
  await page.unroute(SAVES)
  await shownInItsTime(page, savedIn(page))
  await expect(alarm).toBeHidden()
})

const secondsShown = async (page: Page): Promise<number> => {
  const [minutes = Number.NaN, seconds = Number.NaN] = (await page.getByRole('timer').innerText())
    .split(':')
    .map(Number)
  return minutes * 60 + seconds
}

const expectRightTimeLeft = (page: Page, code: string) =>
  expect(async () => {
    const secondsLeft = async () => {
      const { ends_at, server_now } = await attemptOnServer(page, code)
      return (ends_at - server_now) / 1000
    }
    const most = await secondsLeft()
    const shown = await secondsShown(page)
    const least = await secondsLeft()
    expect(shown).toBeLessThanOrEqual(most + 2)
    expect(shown).toBeGreaterThanOrEqual(least - 2)
  }).toPass()

test('a device clock a day off, or changed in the middle, changes nothing about the time left', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await page.clock.install({ time: (await server.now()) - DAY })
  await startQuiz(page, code)
  await expectRightTimeLeft(page, code)
  await page.clock.setSystemTime((await server.now()) + DAY)
  await choose(page, inFirst)
  await expectSaved(page)
  await expectRightTimeLeft(page, code)
  await page.reload()
  await expect(page.getByRole('radio', { name: inFirst })).toBeChecked()
  await expectRightTimeLeft(page, code)
})

test('without storage on the device the quiz works, and says that there is no copy @phone @gate', async ({
  page,
  server,
}) => {
  const quiz = await aPublishedQuiz(server)
  const notice = page.getByText('This device keeps no copy of your answers. Please keep this page open.')
  await page.addInitScript(`${NO_DATABASE};${NOTHING_LOCAL}`)
  await startQuiz(page, quiz.code)
  await expect(notice).toBeVisible()
  await choose(page, inFirst)
  await expectSaved(page)
  await page.reload()
  // The page that was left has said where it was.
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio', { name: inFirst })).toBeChecked()
  await expect(notice).toBeVisible()
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  expect(await attemptsOf(server, quiz)).toMatchObject({ total: 1, highest_score: 1 })
})

test('what the database of a device refuses lies there all the same, and goes on from there @phone', async ({
  page,
  context,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await context.addInitScript(NO_DATABASE)
  await startQuiz(page, code)
  await context.setOffline(true)
  await choose(page, inFirst)
  await expect(page.getByText("You're offline. Your answers are kept on this device.")).toBeVisible()
  await expect(page.getByText('This device keeps no copy of your answers.', { exact: false })).toBeHidden()
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`/quiz?code=${code}`)
  await later.getByRole('button', { name: 'Go on', exact: true }).click()
  await expectSaved(later)
  expect(await choicesOnServer(later, code)).toHaveLength(1)
})

test('20 clicks on submit, and 20 calls at once, are one submission', async ({ page, context, server }) => {
  const quiz = await aPublishedQuiz(server)
  await startQuiz(page, quiz.code)
  await choose(page, inFirst)
  const replies: string[] = []
  await page.route(SUBMITS, async (route) => {
    const response = await route.fetch()
    replies.push(submitCall.data.parse((await response.json()).response.data).submission_code)
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, submit' }).evaluate((button) => {
    for (let clicks = 0; clicks < 20; clicks += 1) button.click()
  })
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  expect(replies).toHaveLength(1)
  const again = await Promise.all(
    Array.from({ length: 20 }, () =>
      context.request.post('/api/v1/student/quiz/submit', { data: { quiz_code: quiz.code, answers: [] } }),
    ),
  )
  for (const reply of again) expect((await reply.json()).response.data.submission_code).toBe(replies[0])
  expect(await attemptsOf(server, quiz)).toMatchObject({ total: 1, found: 1, highest_score: 1 })
})

test('what is submitted without a network arrives when it is back @phone @gate', async ({ page, context, server }) => {
  const quiz = await aPublishedQuiz(server)
  await startQuiz(page, quiz.code)
  await choose(page, inFirst)
  await expectSaved(page)
  await context.setOffline(true)
  await next(page)
  await choose(page, inSecond)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Waiting for the network' })).toBeVisible()
  await expect(page.getByText('They are sent as soon as the network is back.')).toBeVisible()
  expect((await attemptsOf(server, quiz)).total).toBe(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  expect(await attemptsOf(server, quiz)).toMatchObject({ total: 1, highest_score: 2 })
})

const close = (page: Page) => page.close()

/** Unlike a page that is closed, a crashed one has no last word with the server. */
const crash = async (page: Page) => {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => {})
  await crashed
}

for (const { ends, end } of [
  { ends: 'is closed', end: close },
  { ends: 'crashes', end: crash },
]) {
  test(`a page that ${ends} while saves fail is back on the same question, and sends the rest @phone @gate`, async ({
    page,
    context,
    server,
  }) => {
    const { code } = await aPublishedQuiz(server)
    let newest = 0
    let isBusy = true
    await context.route(SAVES, (route) => {
      newest = Math.max(newest, revisionIn(route))
      return isBusy ? tooBusy(route) : route.continue()
    })
    await startQuiz(page, code)
    await choose(page, inFirst)
    await next(page)
    await choose(page, inSecond)
    await expect.poll(() => newest).toBe(2)
    await end(page)
    isBusy = false

    const reopened = await context.newPage()
    await goOnHere(reopened, code)
    await expect(reopened.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
    await expect(reopened.getByRole('radio', { name: inSecond })).toBeChecked()
    await expectSaved(reopened)
    expect(await choicesOnServer(reopened, code)).toEqual([1, 2])
  })
}

const expectAccessible = async (page: Page, state: string) => {
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, `accessibility of ${state}`).toEqual([])
}

test('the states that trouble brings have no accessibility violation @phone', async ({ page, context, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openQuiz(page, code)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Mobile number is required')).toBeVisible()
  await expect(page.getByText('District is required')).toBeVisible()
  await expectAccessible(page, 'the form with errors')

  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await choose(page, inFirst)
  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('dialog', { name: 'Questions' })).toBeVisible()
  await expectAccessible(page, 'the palette')
  await page.getByRole('button', { name: 'Question 2: Not visited' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
  await expectSaved(page)

  await context.setOffline(true)
  await choose(page, inSecond)
  await expect(page.getByText("You're offline. Your answers are kept on this device.")).toBeVisible()
  await expectAccessible(page, 'the quiz without a network')
  await submit(page)
  await expect(page.getByText('They are sent as soon as the network is back.')).toBeVisible()
  await expectAccessible(page, 'sending without a network')
})

test('a page that has become read-only has no accessibility violation @phone', async ({ page, context, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startQuiz(page, code)
  await choose(page, inFirst)
  const newer = await context.newPage()
  await newer.goto(`/quiz?code=${code}`)
  await expect(page.getByText('This quiz is open in another tab')).toBeVisible()
  await expect(page.getByRole('radio', { name: inFirst })).toBeDisabled()
  await expectAccessible(page, 'a read-only page')
})
