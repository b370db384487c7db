import { rmSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'
import { readHall } from '#contract/audience/audience-questions.ts'
import { logIn } from '#contract/people/accounts.ts'
import { listPollVotes } from '#contract/questionnaires/polls.ts'
import { listSurveyResponses } from '#contract/results/survey-responses.ts'
import { listRunning } from '#contract/runs/invigilation.ts'
import { jsonOf, readReadings, recordedVersions, unpackData } from '../../server/testing/recorded/places.ts'
import { type LeftDevice, stateAt } from '../../tools/recording/devices.ts'
import { BEGAN } from '../../tools/recording/leave-answers.ts'
import { ANSWERS } from '../answering.ts'
import { type Caller, callerOf } from '../calls.ts'
import { expect } from '../fixtures.ts'
import { onDevice } from '../on-device.ts'
import { isThereSoon } from '../soon.ts'
import { type Started, startServer } from '../start-server.ts'
import { attemptOnServer, choicesOnServer, expectSaved, fillForm } from '../student.ts'

type Meeting = { page: Page; left: LeftDevice; owner: Caller; anybody: Caller }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const saved = (page: Page) => isThereSoon(page.getByText(/^Saved \d/))
const arrived = (page: Page) => isThereSoon(page.getByText('Your answers have arrived.'))
const holds = (page: Page, name: string, text: string) =>
  expect(page.getByRole('textbox', { name, exact: true }).first()).toHaveValue(text)

const goesOn = async (page: Page) => {
  await press(page, 'Go on')
  await expectSaved(page)
}

const votesOf = async ({ owner, left: { id } }: Meeting) => (await owner(listPollVotes, { params: { id } })).rows
const responsesTo = async ({ owner, left: { id } }: Meeting) =>
  (await owner(listSurveyResponses, { params: { id } })).found

/** What becomes of each of the things that were left on devices, once their people come back. */
const ON_RETURN: Record<string, (meeting: Meeting) => Promise<void>> = {
  'answers to a quiz': async ({ page, left }) => {
    await goesOn(page)
    expect(await choicesOnServer(page, left.code)).toEqual([1, 2, 0])
  },
  'an answer to each kind of question': async ({ page, left }) => {
    await goesOn(page)
    expect((await attemptOnServer(page, left.code)).answers).toHaveLength(ANSWERS.length)
  },
  'a submission': async ({ page, left }) => {
    await isThereSoon(page.getByRole('heading', { name: 'Submitted' }))
    // The page may say that it was submitted before the server has it, and where it is.
    await expect.poll(() => choicesOnServer(page, left.code)).toEqual([1, 1])
  },
  'a start': async ({ page, owner, left }) => {
    await isThereSoon(page.getByText('You may have started already on this device.'))
    await press(page, 'Take this quiz')
    await fillForm(page, BEGAN)
    await press(page, 'Start')
    await isThereSoon(page.getByRole('heading', { name: /Question 1 of/ }))
    expect((await owner(listRunning, { params: { id: left.id } })).found).toBe(1)
  },
  'a result': async ({ page }) => {
    await isThereSoon(page.getByText('Enter the last four digits', { exact: false }))
  },
  'a vote': async (meeting) => {
    await arrived(meeting.page)
    expect(await votesOf(meeting)).toHaveLength(1)
  },
  'half a survey': async (meeting) => {
    const { page } = meeting
    await expect(page.getByRole('radio', { name: 'Fish' })).toBeChecked()
    await expect(page.getByRole('textbox')).toHaveValue('মাছ ভালো')
    await press(page, 'Send')
    await arrived(page)
    expect(await responsesTo(meeting)).toBe(1)
  },
  'a survey with a name': async (meeting) => {
    await arrived(meeting.page)
    expect(await responsesTo(meeting)).toBe(1)
  },
  'an anonymous survey': async ({ page }) => arrived(page),
  'a question to a presenter': async ({ page, anybody, left: { code } }) => {
    await isThereSoon(page.getByText('Why is the sky blue?'))
    const asked = async () => (await anybody(readHall, { query: { code } })).questions.map(({ text }) => text)
    await expect.poll(asked).toEqual(['Why is the sky blue?'])
  },
  'a quiz': async ({ page }) => {
    await holds(page, 'Question text', 'Typed without a network?')
    await saved(page)
  },
  'a quiz as text': async ({ page }) => holds(page, 'All of it as text', 'Only a note\n\n1. Which gas?'),
  'a quiz put aside': async ({ page }) => {
    await page
      .getByRole('link', { name: /Put aside/ })
      .first()
      .click()
    await holds(page, 'Question text', 'Put aside with this?')
  },
  'an edit of a quiz': async ({ page }) => {
    await holds(page, 'Question text', 'Edited without a network?')
    await saved(page)
  },
  'a poll': async ({ page }) => {
    await holds(page, 'Question text', 'Begun without a network?')
    await holds(page, 'Option 1', 'Optics')
  },
  'an edit of a poll': ({ page }) => holds(page, 'Question text', 'Edited without a network?'),
  'a survey': async ({ page }) => {
    await holds(page, 'Question text', 'Begun without a network?')
    await saved(page)
  },
  'an edit of a survey': async ({ page }) => {
    await holds(page, 'Question text', 'Edited without a network?')
    await saved(page)
  },
}

for (const version of recordedVersions()) {
  const { at } = readReadings(version)
  const devices = jsonOf(version, 'devices.json') as LeftDevice[]

  /** A server that goes on with what one of that version kept, at the moment at which it was stopped. */
  const test = base.extend<object, { recorded: Started }>({
    recorded: [
      async ({ browserName: _ }, use) => {
        const dataDir = unpackData(version)
        const server = await startServer({ database: 'sqlite', settings: {}, dataDir, startsAt: at })
        await use(server)
        await server.stop()
        rmSync(dataDir, { recursive: true })
      },
      { scope: 'worker' },
    ],
  })

  for (const left of devices) {
    test(`${left.name} that a device of ${version} keeps goes on`, async ({ browser, recorded }) => {
      const anybody = callerOf(recorded)
      const { auth_token: token } = await anybody(logIn, { body: left.account })
      const context = await browser.newContext({
        baseURL: recorded.url,
        viewport: { width: 1280, height: 800 },
        storageState: stateAt(left, recorded.url),
      })
      const page = await context.newPage()
      await page.clock.install({ time: at })
      await page.goto(left.path)
      const goesOnAsLeft = ON_RETURN[left.name]
      if (!goesOnAsLeft) throw new Error(`nothing is expected of ${left.name}`)
      await goesOnAsLeft({ page, left, owner: callerOf(recorded, token), anybody })
      // What was moved into the journal lies nowhere else.
      await expect.poll(() => onDevice(page)).not.toContain('quiznity_response_')
      await context.close()
    })
  }
}
