import { type BrowserContext, expect, type Page } from '@playwright/test'
import resumeTexts from '../../web/i18n/en/resume.json' with { type: 'json' }
import type { Student } from './given.ts'
import { until } from './load.ts'
import type { Held } from './stored.ts'
import { look, type Watched, watch } from './watch.ts'
import { texts, type Words, wordsOf } from './words.ts'

/** A page in a browser, and whoever sits before it. */
export type Device = {
  name: string
  page: Page
  context: BrowserContext
  /** From the link to the first question. */
  start: () => Promise<void>
  /** Fills in the form and presses Start, without waiting for what comes of it. */
  pressStart: () => Promise<void>
  resume: (code: string) => Promise<void>
  /** The same where somebody else's attempt, or its result, is open. */
  resumeAfterSomebodyElse: (code: string) => Promise<void>
  resumeCode: () => Promise<string>
  choose: (question: number, option: number) => Promise<void>
  /** Letter by letter into an empty box, and otherwise in the place of what is there. */
  write: (question: number, text: string) => Promise<void>
  open: (question: number) => Promise<void>
  /** Opens the link again, and goes on with the attempt that the browser holds. */
  reopen: () => Promise<void>
  submit: () => Promise<void>
  /** The page ends as it does when its memory runs out. */
  crash: () => Promise<void>
  untilSaved: (ms?: number) => Promise<void>
  /** The page can be loaded again without a network. */
  untilWorker: () => Promise<void>
  untilSaid: (sentence: string, ms?: number) => Promise<void>
  untilOutcome: (ms?: number) => Promise<Words['outcome']>
  /** From “Not you?” to the first question. */
  startAsSomebodyElse: () => Promise<void>
  /** Another page of the same browser, before which somebody else may sit. */
  newTab: (name: string, student?: Student) => Promise<Device>
  /** The same page, before which somebody else sits from now on. */
  handTo: (student: Student, name: string) => Promise<Device>
  /** Compares what the page says with what the server has, over and over, until it is told to stop. */
  stopWatching: () => Promise<void>
  /** Compares once. */
  look: () => Promise<void>
}

export type DeviceOptions = {
  name: string
  /** Which hand-over brought the attempt here; 0 where it was started. */
  turn: number
  /** Where the quiz is reached. */
  origin: string
  /** Whether the browser refuses to keep anything for the page. */
  isStorageRefused: boolean
  /** How long whoever sits there waits for one thing, in milliseconds. */
  patienceMs: number
}
type Tools = DeviceOptions & Watched

const LOADS_WITHIN_MS = 10_000
const HANDED_OVER_WITHIN_MS = 4000
const OPTION_NAMES = ['north', 'east', 'south', 'west']

export const aDevice = async (context: BrowserContext, tools: Tools, its?: Page): Promise<Device> => {
  const page = its ?? (await context.newPage())
  const { stop } = watch(page, tools)
  page.setDefaultTimeout(tools.patienceMs)
  await page.setViewportSize({ width: 1280, height: 800 })
  return {
    name: tools.name,
    page,
    context,
    ...joining(page, tools),
    ...answering(page, tools),
    ...waiting(page, tools.patienceMs),
    crash: () => crash(page, context),
    newTab: (name, student = tools.student) => aDevice(context, { ...tools, student, name }),
    handTo: async (student, name) => {
      await stop()
      return aDevice(context, { ...tools, student, name }, page)
    },
    stopWatching: stop,
    look: () => look(page, tools),
  }
}

/** The page ends as it does when its memory runs out. */
export const crash = async (page: Page, context: BrowserContext): Promise<void> => {
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => {})
  await crashed
}

const headingOf = (page: Page) => page.getByRole('heading', { name: /Question \d+ of/ })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()

/** Where the open question's answer is typed. */
export const boxOf = (page: Page) => page.getByRole('main').getByRole('textbox').first()

/** To the address that it has, with a fragment, a page goes without being loaded. */
const load = (page: Page, address: string) =>
  page.url() === address ? page.reload({ timeout: LOADS_WITHIN_MS }) : page.goto(address, { timeout: LOADS_WITHIN_MS })

const joining = (page: Page, { student, quiz, origin, patienceMs: timeout }: Tools) => {
  const link = `${origin}/quiz?code=${quiz.code}`
  const heading = headingOf(page)
  const goOn = button(page, texts.goOn)
  const code = page.getByLabel(texts.resumeCode, { exact: true })

  /** Whoever sees an empty page, or an error of the browser's, loads it again. */
  const visit = (address: string) =>
    expect(async () => {
      await load(page, address)
      const opened = heading.or(goOn).or(button(page, texts.join)).or(code).first()
      await expect(opened).toBeVisible({ timeout: LOADS_WITHIN_MS })
    }).toPass({ timeout })
  const enter = async () => {
    await fillIn(page, student)
    await button(page, texts.start).click()
  }
  const enterCode = async (resumeCode: string) => {
    await page.getByLabel(texts.phone).fill(student.phone)
    await code.fill(resumeCode)
    await expect(async () => {
      if (!(await heading.isVisible())) await button(page, resumeTexts.goOn).click()
      await expect(heading).toBeVisible({ timeout: HANDED_OVER_WITHIN_MS })
    }).toPass({ timeout })
  }
  const pressStart = async () => {
    await visit(link)
    await button(page, texts.join).click()
    await enter()
  }
  return {
    pressStart,
    start: async () => {
      await pressStart()
      await expect(heading).toBeVisible({ timeout })
    },
    startAsSomebodyElse: async () => {
      // Where a result is shown it is a link.
      await page.getByText(texts.somebodyElse).first().click()
      await enter()
      await expect(heading).toBeVisible({ timeout })
    },
    resume: async (resumeCode: string) => {
      await visit(`${link}#resume`)
      await enterCode(resumeCode)
    },
    resumeAfterSomebodyElse: async (resumeCode: string) => {
      await page.getByText(texts.somebodyElse).first().click()
      await button(page, texts.startedElsewhere).click()
      await enterCode(resumeCode)
    },
    reopen: async () => {
      await visit(link)
      // Before its script a page knows of no attempt whose cookie is lost, and shows the way in.
      await expect(heading.or(goOn).first()).toBeVisible({ timeout })
      if (await goOn.isVisible()) await goOn.click()
      await expect(heading).toBeVisible({ timeout })
    },
  }
}

const fillIn = async (page: Page, student: Student) => {
  await page.getByLabel(texts.name, { exact: true }).fill(student.name)
  await page.getByLabel(texts.phone, { exact: true }).fill(student.phone)
  await page.getByLabel(texts.district).selectOption('Kolkata')
  await page.getByRole('button', { name: texts.continue, exact: true }).click()
}

const answering = (page: Page, { student, name, turn, patienceMs: timeout }: Tools) => {
  const open = async (question: number) => {
    if ((await wordsOf(page)).question === question) return
    await button(page, new RegExp(`^Go to question ${question + 1}:`)).click()
    await expect(page.getByRole('heading', { name: `Question ${question + 1} of` })).toBeVisible({ timeout })
  }
  const giving = async (question: number, answer: Held) => {
    await open(question)
    const given = { question, answer, device: name, turn, isDone: false }
    student.given.push(given)
    return given
  }
  return {
    open,
    choose: async (question: number, option: number) => {
      const given = await giving(question, option)
      const radio = page.getByRole('radio', { name: OPTION_NAMES[option] ?? '' })
      await radio.click()
      await expect(radio).toBeChecked()
      given.isDone = true
    },
    write: async (question: number, text: string) => {
      const given = await giving(question, text)
      const box = boxOf(page)
      await ((await box.inputValue()) === '' ? box.pressSequentially(text) : box.fill(text))
      given.isDone = true
    },
    submit: async () => {
      await button(page, texts.submit).click()
      await button(page, texts.yesSubmit).click()
    },
  }
}

const waiting = (page: Page, patienceMs: number) => ({
  resumeCode: async () => {
    const shown = new RegExp(`${texts.resumeCode}\\s+([\\w ]+)\\n`).exec((await wordsOf(page)).text)?.[1]
    return (shown ?? '').replaceAll(' ', '')
  },
  untilSaved: (timeout = patienceMs) =>
    expect(page.getByText(texts.state_saved, { exact: true })).toBeVisible({ timeout }),
  untilWorker: () => until('a worker', () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')),
  untilSaid: (sentence: string, timeout = patienceMs) =>
    expect(page.getByText(sentence).first()).toBeVisible({ timeout }),
  untilOutcome: async (timeout = patienceMs) => {
    await expect.poll(async () => (await wordsOf(page)).outcome, { timeout }).not.toBeNull()
    return (await wordsOf(page)).outcome
  },
})
