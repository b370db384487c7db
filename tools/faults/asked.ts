import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { asTeacher } from './as-teacher.ts'
import type { Scene } from './scene.ts'
import { storedResponses } from './stored.ts'

const SETTLES_WITHIN_MS = 8000
const PATIENCE_MS = 15_000

/** What is asked without a clock. */
export type AskedKind = 'poll' | 'survey'
export type Asked = { kind: AskedKind; responding?: object; pages?: number; comments?: number }
const COMMENT = { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null }

/** A poll or a survey with a choice and comments on each page; its address and its code. */
export const asks = async (scene: Scene, { kind, responding = {}, pages = 1, comments = 1 }: Asked) => {
  const choice = { options: ['Rice', 'Bread'], least: null, most: 1, look: 'list', other: false }
  const comment = (at: number, of: number) => ({ kind: 'comment', problem: `Why ${at}.${of}?`, draft: COMMENT })
  const sections = Array.from({ length: pages }, (_, at) => ({
    questions: [
      { kind: 'opinion', problem: `Dish ${at + 1}?`, draft: choice },
      ...Array.from({ length: comments }, (_, of) => comment(at + 1, of + 1)),
    ],
  }))
  const body = { kind, title: 'Lunch', sections, responding: { changeable: true, ...responding } }
  const { id, share_code: code } = await asTeacher(scene, createResponded, { body })
  return { kind, id, code, address: `${scene.proxy.origin}/${kind}?code=${code}` }
}
export type Published = Awaited<ReturnType<typeof asks>>

/** Another device; `prepare` runs before each of its pages does. */
export const browserFor = async ({ browser }: Scene, prepare?: string) => {
  const context = await (await browser()).newContext()
  if (prepare !== undefined) await context.addInitScript(prepare)
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

export const opened = async (context: BrowserContext, { address }: Published): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('radio').first()).toBeVisible({ timeout: PATIENCE_MS })
  return page
}

export const choose = (page: Page, option: 'Rice' | 'Bread') =>
  page.getByRole('radio', { name: option }).first().check()
/** The first box that answers a question: a name is asked for before it. */
export const boxIn = (page: Page) => page.getByRole('article').getByRole('textbox').first()
export const say = (page: Page, words: string) => boxIn(page).fill(words)
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

export const stored = ({ dataDir }: Scene, { id }: Published) => storedResponses(dataDir, id)

type Wanted = {
  said: string[]
  isEnded?: boolean
  /** What was said beside the answers, such as a name; nothing when left out. */
  told?: string
  /** How many responses there are in the end. */
  of?: number
}

/** Waits until the server has what was said, and otherwise notes it as lost. */
export const arrives = async (scene: Scene, published: Published, wanted: Wanted) => {
  const { said, isEnded = true, told = '', of = 1 } = wanted
  const isThere = () =>
    stored(scene, published).some(
      (one) => one.isEnded === isEnded && one.told.includes(told) && said.every((words) => one.answers.includes(words)),
    )
  for (const until = Date.now() + SETTLES_WITHIN_MS; !isThere() && Date.now() < until; ) await pause(100)
  const all = stored(scene, published)
  if (!isThere()) scene.found.lost.push(`${[...said, told].join(', ')}: ${JSON.stringify(all)}`)
  if (all.length > of) scene.found.doubled.push(`${of} devices have given ${all.length} responses`)
}
