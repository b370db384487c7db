import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Findings } from './findings.ts'
import { notHeldOf, type Student, snapshotOf } from './given.ts'
import { storedAttempts } from './stored.ts'
import { journalsOf, texts, type Words, wordsOf } from './words.ts'

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
  resumeCode: () => Promise<string>
  choose: (question: number, option: number) => Promise<void>
  open: (question: number) => Promise<void>
  /** Opens the link again, and goes on with the attempt that the browser holds. */
  reopen: () => Promise<void>
  submit: () => Promise<void>
  untilSaved: (ms?: number) => Promise<void>
  untilSaid: (sentence: string, ms?: number) => Promise<void>
  untilOutcome: (ms?: number) => Promise<Words['outcome']>
  /** Another page of the same browser. */
  newTab: (name: string) => Promise<Device>
  /** Compares what the page says with what the server has, over and over, until it is told to stop. */
  stopWatching: () => Promise<void>
  /** Compares once. */
  look: () => Promise<void>
}

export type DeviceOptions = {
  name: string
  turn: number
  origin: string
  /** Whether the browser refuses to keep anything for the page. */
  isStorageRefused: boolean
  /** How long whoever sits there waits for one thing, in milliseconds. */
  patienceMs: number
}
type Tools = DeviceOptions & {
  student: Student
  quiz: { code: string; questionIds: string[] }
  dataDir: string
  found: Findings
}

const LOOK_EVERY_MS = 200
const OPTION_NAMES = ['north', 'east', 'south', 'west']
const LOADS_WITHIN_MS = 10_000

export const aDevice = async (context: BrowserContext, tools: Tools): Promise<Device> => {
  const { student, quiz, name, turn, origin } = tools
  const page = await context.newPage()
  const LONG = { timeout: tools.patienceMs }
  page.setDefaultTimeout(LONG.timeout)
  await page.setViewportSize({ width: 1280, height: 800 })
  const link = `${origin}/quiz?code=${quiz.code}`
  const press = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true }).first().click()
  const heading = page.getByRole('heading', { name: /Question \d+ of/ })
  const watching = watch(page, tools)

  const goOn = page.getByRole('button', { name: texts.goOn, exact: true })
  const join = page.getByRole('button', { name: texts.join, exact: true })
  const code = page.getByLabel(texts.resumeCode, { exact: true })

  /** Whoever sees an empty page, or an error of the browser's, loads it again. */
  const visit = (address: string) =>
    expect(async () => {
      await page.goto(address, { timeout: LOADS_WITHIN_MS })
      await expect(heading.or(goOn).or(join).or(code).first()).toBeVisible({ timeout: LOADS_WITHIN_MS })
    }).toPass(LONG)

  const pressStart = async () => {
    await visit(link)
    await press(texts.join)
    await fillIn(page, student)
    await press(texts.start)
  }
  const open = async (question: number) => {
    if ((await wordsOf(page)).question === question) return
    await press(new RegExp(`^Question ${question + 1}:`))
    await expect(page.getByRole('heading', { name: `Question ${question + 1} of` })).toBeVisible(LONG)
  }
  return {
    name,
    page,
    context,
    pressStart,
    start: async () => {
      await pressStart()
      await expect(heading).toBeVisible(LONG)
    },
    resume: async (resumeCode) => {
      await visit(`${link}#resume`)
      await page.getByLabel(texts.phone).fill(student.phone)
      await code.fill(resumeCode)
      await expect(async () => {
        if (!(await heading.isVisible())) await press(texts.resume)
        await expect(heading).toBeVisible({ timeout: 4000 })
      }).toPass(LONG)
    },
    resumeCode: async () => {
      const shown = new RegExp(`${texts.resumeCode}\\s+([\\w ]+)\\n`).exec((await wordsOf(page)).text)?.[1]
      return (shown ?? '').replaceAll(' ', '')
    },
    open,
    choose: async (question, option) => {
      await open(question)
      const given = { question, option, device: name, turn, isDone: false }
      student.given.push(given)
      const radio = page.getByRole('radio', { name: OPTION_NAMES[option] ?? '' })
      await radio.click()
      await expect(radio).toBeChecked()
      given.isDone = true
    },
    reopen: async () => {
      await visit(link)
      if (await goOn.isVisible()) await goOn.click()
      await expect(heading).toBeVisible(LONG)
    },
    submit: async () => {
      await press(texts.submit)
      await press(texts.yesSubmit)
    },
    untilSaved: (ms = LONG.timeout) =>
      expect(page.getByText(texts.state_saved, { exact: true })).toBeVisible({ timeout: ms }),
    untilSaid: (sentence, ms = LONG.timeout) => expect(page.getByText(sentence).first()).toBeVisible({ timeout: ms }),
    untilOutcome: async (ms = LONG.timeout) => {
      await expect.poll(async () => (await wordsOf(page)).outcome, { timeout: ms }).not.toBeNull()
      return (await wordsOf(page)).outcome
    },
    newTab: (tab) => aDevice(context, { ...tools, name: tab }),
    stopWatching: watching.stop,
    look: () => look(page, tools),
  }
}

const fillIn = async (page: Page, student: Student) => {
  await page.getByLabel(texts.name, { exact: true }).fill(student.name)
  await page.getByLabel(texts.phone, { exact: true }).fill(student.phone)
  await page.getByLabel(texts.district).selectOption('Kolkata')
  await page.getByRole('button', { name: texts.continue, exact: true }).click()
}

const watch = (page: Page, tools: Tools) => {
  let isOver = false
  const looking = (async () => {
    while (!isOver && !page.isClosed()) {
      // A page that is being loaded, or has crashed, says nothing.
      await look(page, tools).catch(() => undefined)
      await pause(LOOK_EVERY_MS)
    }
  })()
  return {
    stop: () => {
      isOver = true
      return looking
    },
  }
}

/** What was on the screen is compared with what the server had a moment later: it never comes to hold less. */
const look = async (page: Page, { student, quiz, dataDir, found, ...device }: Tools) => {
  const said = (words: string, but: string[]) => {
    if (but.length > 0) found.untrue.push(`${device.name} said "${words}", but the server has not ${but.join(', ')}`)
  }
  const snapshot = snapshotOf(student, device.name)
  const words = await wordsOf(page)
  if (words.isKeptHere && device.isStorageRefused) {
    found.untrue.push(`${device.name} said "kept on this device" where storage refused`)
  } else if (words.isOnDevice && words.question !== null && words.chosen !== null) {
    const id = quiz.questionIds[words.question] ?? ''
    const kept = await journalsOf(page)
    if (!kept.some((journal) => journal.has(id))) found.untrue.push(`"${texts.onDevice}", and it is not`)
  }
  const claims = words.isOnServer || words.isAllSaved || words.isAllHandedOver || words.outcome !== null
  if (!claims) return
  const sheet = storedAttempts(dataDir).find(({ phone }) => phone === student.phone)
  if (sheet === undefined) return said('saved', ['the attempt'])
  const held = { sheet, asked: quiz }
  const heldOrLate = { sheet, asked: { ...quiz, isLateHeld: true } }
  if (words.isOnServer) {
    const open = snapshot.filter(({ given }) => given.question === words.question && given.option === words.chosen)
    said(texts.onServer, notHeldOf(open, student, heldOrLate))
  }
  if (words.isAllSaved) said(texts.state_saved, notHeldOf(snapshot, student, held))
  if (words.isAllHandedOver) said(texts.handedOver, notHeldOf(snapshot, student, heldOrLate))
  if (words.outcome === 'counted') said(texts.submitted_counted, notHeldOf(snapshot, student, held))
  if (words.outcome === 'partly') said(texts.submitted_partly, notHeldOf(snapshot, student, heldOrLate))
  if (words.outcome === 'late') {
    said(texts.submitted_late, notHeldOf(snapshot, student, heldOrLate))
    if (snapshot.length > 0 && notHeldOf(snapshot, student, held).length === 0)
      found.untrue.push(`${device.name} said "${texts.submitted_late}", but all of it counts`)
  }
}
