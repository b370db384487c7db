import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { type Asked, arrives, asks, browserFor, choose, opened, say, send, stored } from '../asked.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { GIVES } from '../spoiling.ts'

/** What a slow line takes to carry an answer, in milliseconds. */
const UPHILL_MS = 800
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
