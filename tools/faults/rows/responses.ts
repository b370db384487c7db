import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createResponded, giveResponse } from '#contract/responses.ts'
import { envelope } from '#contract/wire.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { callTo } from '../spoiling.ts'
import { storedResponses } from '../stored.ts'

const GIVES = callTo(giveResponse)
/** What a slow line takes to carry an answer, in milliseconds. */
const UPHILL_MS = 800
const SETTLES_WITHIN_MS = 8000
const PATIENCE_MS = 15_000

type Asked = { kind: 'poll' | 'survey'; responding?: object; pages?: number; comments?: number }
const COMMENT = { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null }

/** A poll or a survey with a choice and comments on each page; its address and its code. */
const asks = async ({ server, quiz, proxy }: Scene, { kind, responding = {}, pages = 1, comments = 1 }: Asked) => {
  const choice = { options: ['Rice', 'Bread'], least: null, most: 1, look: 'list', other: false }
  const comment = (at: number, of: number) => ({ kind: 'comment', problem: `Why ${at}.${of}?`, draft: COMMENT })
  const sections = Array.from({ length: pages }, (_, at) => ({
    questions: [
      { kind: 'opinion', problem: `Dish ${at + 1}?`, draft: choice },
      ...Array.from({ length: comments }, (_, of) => comment(at + 1, of + 1)),
    ],
  }))
  const body = { kind, title: 'Lunch', sections, responding: { changeable: true, ...responding } }
  const made = await fetch(server().url + createResponded.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${quiz.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data, error } = envelope.parse(await made.json()).response
  if (error) throw new Error(`The ${kind} was not made: ${JSON.stringify(error)}`)
  const { id, share_code: code } = createResponded.data.parse(data)
  return { id, code, address: `${proxy.origin}/${kind}?code=${code}` }
}
type Published = Awaited<ReturnType<typeof asks>>

const browserFor = async ({ browser }: Scene) => {
  const context = await (await browser()).newContext()
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

const opened = async (context: BrowserContext, { address }: Published): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('radio').first()).toBeVisible({ timeout: PATIENCE_MS })
  return page
}

const choose = (page: Page, option: 'Rice' | 'Bread') => page.getByRole('radio', { name: option }).first().check()
const say = (page: Page, words: string) => page.getByRole('textbox').first().fill(words)
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

const stored = ({ dataDir }: Scene, { id }: Published) => storedResponses(dataDir, id)

/** Waits until the server has what was said, and otherwise notes it as lost. */
const arrives = async (scene: Scene, published: Published, wanted: { said: string[]; isEnded?: boolean }) => {
  const { said, isEnded = true } = wanted
  const isThere = () =>
    stored(scene, published).some(
      (one) => one.isEnded === isEnded && said.every((words) => one.answers.includes(words)),
    )
  for (const until = Date.now() + SETTLES_WITHIN_MS; !isThere() && Date.now() < until; ) await pause(100)
  if (!isThere()) scene.found.lost.push(`${said.join(', ')}: ${JSON.stringify(stored(scene, published))}`)
  if (stored(scene, published).length > 1) scene.found.doubled.push('two responses of one device')
}

/** The line is slow, and whoever hangs up before all of a call is through has said nothing. */
const slowLine = ({ proxy }: Scene) => proxy.spoil({ calls: GIVES, way: { kind: 'uphill', ms: UPHILL_MS } })

const leftAfterSend = (kind: Asked['kind']) => async (scene: Scene) => {
  const published = await asks(scene, { kind })
  const context = await browserFor(scene)
  const page = await opened(context, published)
  slowLine(scene)
  await choose(page, 'Bread')
  await say(page, 'tasty')
  await send(page)
  await pause(300)
  scene.found.tried += 1
  await page.close()
  await arrives(scene, published, { said: ['tasty', '[1]'] })
  await context.close()
}

/** The last words are typed, and the page is closed at once. */
const lastWords = async (scene: Scene) => {
  const published = await asks(scene, { kind: 'survey', pages: 2 })
  const context = await browserFor(scene)
  const page = await opened(context, published)
  slowLine(scene)
  await choose(page, 'Bread')
  // What was chosen is on its way when the words come.
  await pause(1200)
  await say(page, 'the last words')
  scene.found.tried += 1
  await page.close()
  await arrives(scene, published, { said: ['the last words', '[1]'], isEnded: false })
  await context.close()
}

/** “Go on to …” is pressed at the moment the page thanks. */
const goneOn = async (scene: Scene) => {
  const published = await asks(scene, { kind: 'survey', responding: { onward: 'https://school.example/' } })
  const context = await browserFor(scene)
  const page = await opened(context, published)
  await page.route('https://school.example/', (route) => route.fulfill({ body: 'The school' }))
  slowLine(scene)
  await choose(page, 'Bread')
  await say(page, 'tasty')
  await send(page)
  scene.found.tried += 1
  await page.getByRole('link', { name: /^Go on to/ }).click()
  await page.waitForURL('https://school.example/')
  await arrives(scene, published, { said: ['tasty'] })
  await context.close()
}

/** Of 1900 letters of three bytes each: more together than the 64 KB that browsers send behind a page. */
const COMMENTS = 12

/** More than what may outlive a page: it is kept, and sent by the next page of its kind. */
const tooLarge = async (scene: Scene) => {
  const published = await asks(scene, { kind: 'survey', comments: COMMENTS })
  const other = await asks(scene, { kind: 'survey' })
  const context = await browserFor(scene)
  const page = await opened(context, published)
  slowLine(scene)
  const boxes = page.getByRole('textbox')
  for (let at = 0; at < COMMENTS; at += 1) await boxes.nth(at).fill(`${at}${'ক'.repeat(1900)}`)
  await send(page)
  await pause(300)
  scene.found.tried += 1
  await page.close()
  await pause(UPHILL_MS + 500)
  await opened(context, other)
  await arrives(scene, published, { said: [`${COMMENTS - 1}ক`] })
  await context.close()
}

/** Two tabs of one survey without a network, each with answers of its own. */
const twoTabsOffline = async (scene: Scene) => {
  const published = await asks(scene, { kind: 'survey' })
  const context = await browserFor(scene)
  const [one, other] = [await opened(context, published), await opened(context, published)]
  scene.proxy.cutLine()
  scene.found.tried += 1
  await choose(one, 'Bread')
  await say(other, 'from the other tab')
  await pause(1500)
  await one.close()
  scene.proxy.mendLine()
  await arrives(scene, published, { said: ['from the other tab', '[1]'], isEnded: false })
  await context.close()
}

/** “Change my answers”, touched, not sent, and loaded again. */
const changeNotSent = (kind: Asked['kind']) => async (scene: Scene) => {
  const published = await asks(scene, { kind })
  const context = await browserFor(scene)
  const page = await opened(context, published)
  await choose(page, 'Bread')
  await send(page)
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await choose(page, 'Rice')
  scene.found.tried += 1
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Rice' }).first()).toBeChecked()
  await expect(page.getByText(/^What you change counts once you send it/)).toBeVisible()
  await pause(2500)
  if (!stored(scene, published).some(({ answers }) => answers.includes('[1]')))
    scene.found.untrue.push(`counted, and not sent: ${JSON.stringify(stored(scene, published))}`)
  await send(page)
  await arrives(scene, published, { said: ['[0]'] })
  await context.close()
}

/** A page of two questions is answered in part, and loaded again. */
const halfAPage = async (scene: Scene) => {
  const published = await asks(scene, { kind: 'survey', pages: 3 })
  const context = await browserFor(scene)
  const page = await opened(context, published)
  await choose(page, 'Bread')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  scene.found.tried += 1
  await page.reload()
  await expect(page.getByRole('radio').first()).toBeVisible()
  const isThere = await page.getByRole('heading', { name: 'Why 1.1?' }).isVisible()
  if (!isThere) scene.found.broken.push('the rest of the page was passed by')
  await context.close()
}

const row = (name: string, fault: string, act: (scene: Scene) => Promise<void>): Row => ({
  name: `responses-${name}`,
  fault,
  tries: 5,
  attempt: inScene(act),
})

export const responseRows: Row[] = [
  row('vote-left', 'a vote is closed 300 ms after Send, on a line that takes 800', leftAfterSend('poll')),
  row('survey-left', 'a survey is closed 300 ms after Send, on a line that takes 800', leftAfterSend('survey')),
  row('last-words', 'a survey is closed behind the last words typed, on a line that takes 800 ms', lastWords),
  row('gone-on', 'the link behind a survey is pressed at once, on a line that takes 800 ms', goneOn),
  row('too-large', 'a survey with more than may outlive a page is closed after Send', tooLarge),
  row('two-tabs-offline', 'two tabs of one survey without a network', twoTabsOffline),
  row('vote-not-sent', 'a vote is changed, not sent, and loaded again', changeNotSent('poll')),
  row('change-not-sent', 'a survey is changed, not sent, and loaded again', changeNotSent('survey')),
  row('half-a-page', 'a survey is loaded again on a page that is answered in part', halfAPage),
]
