import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, expect } from '@playwright/test'
import { arrives, boxIn, type Published, stored } from '../asked.ts'
import { crash } from '../device.ts'
import { aMortalContext, inProfile } from '../mortal-device.ts'
import { type Respondent, responds, rowsOfBoth } from '../respondent.ts'
import type { Row, Scene } from '../scene.ts'
import { GIVES } from '../spoiling.ts'
import { respondingTexts as texts } from '../words.ts'

const failGives = ({ proxy }: Scene) =>
  proxy.spoil({ calls: GIVES, way: { kind: 'status', status: 503, retryAfter: 1 } })

/** Answers that are only on the device: of a poll once they are sent, of a survey as they are given. */
const answeredWhileGivesFail = async (scene: Scene, one: Respondent) => {
  const failing = failGives(scene)
  await one.choose('Bread')
  await one.say('tasty')
  if (one.kind === 'poll') await one.send()
  await one.untilSaid(one.kind === 'poll' ? texts.thanksKept : texts.kept)
  while (failing.count() === 0) await pause(50)
  return failing
}

const expectShown = async (one: Respondent, words: string) => {
  await expect(one.page.getByRole('radio', { name: 'Bread' }).first()).toBeChecked()
  await expect(boxIn(one.page)).toHaveValue(words)
}

/** With everything there, which is sent by itself; a survey is sent to its end then. */
const isBack = async (scene: Scene, one: Respondent) => {
  if (one.kind === 'survey') {
    await one.untilSaid(texts.saved)
    await expectShown(one, 'tasty')
    await arrives(scene, one.published, { said: one.said(), isEnded: false })
    await one.send()
  }
  await one.untilSaid(texts.thanksSent)
  await arrives(scene, one.published, { said: one.said() })
  await one.stopWatching()
}

type Ending = {
  name: string
  fault: string
  end: (one: Respondent) => Promise<unknown>
  /** The page that its respondent looks at then. */
  after?: (one: Respondent) => Promise<Respondent>
}

const reopened = (one: Respondent) => one.reopen()

const endings: Ending[] = [
  { name: 'tab-crash', fault: 'the tab crashes', end: ({ page, context }) => crash(page, context), after: reopened },
  { name: 'tab-closed', fault: 'the tab is closed', end: ({ page }) => page.close(), after: reopened },
  { name: 'reload', fault: 'the page is loaded again', end: ({ page }) => page.reload({ waitUntil: 'commit' }) },
]

const endedWhileGivesFail =
  ({ end, after }: Ending) =>
  async (scene: Scene, asked: Published) => {
    const one = await responds(scene, asked)
    const failing = await answeredWhileGivesFail(scene, one)
    await end(one)
    failing.stop()
    await isBack(scene, after ? await after(one) : one)
    await one.context.close()
  }

type Last = 'quit' | 'kill'

/** In one browser as long as it runs, and in the one that is started after it. */
const inTwoBrowsers = async (
  last: Last,
  first: (context: BrowserContext) => Promise<Respondent>,
  after: (one: Respondent, context: BrowserContext) => Promise<void>,
) =>
  inProfile(async (folder) => {
    const before = await aMortalContext(folder)
    const one = await first(before.context)
    await one.stopWatching()
    await before[last]()
    const { context, kill } = await aMortalContext(folder)
    try {
      await after(one, context)
    } finally {
      await kill()
    }
  })

const quitWhileGivesFail = (scene: Scene, asked: Published) => {
  let stopFailing = () => {}
  return inTwoBrowsers(
    'quit',
    async (context) => {
      const one = await responds(scene, asked, { context })
      stopFailing = (await answeredWhileGivesFail(scene, one)).stop
      return one
    },
    async (one, context) => {
      stopFailing()
      await isBack(scene, await one.reopen(context))
    },
  )
}

/** What was said to have arrived goes on as the same response. */
const killedSoonAfter = (scene: Scene, asked: Published) =>
  inTwoBrowsers(
    'kill',
    async (context) => {
      const one = await responds(scene, asked, { context })
      await one.choose('Rice')
      if (one.kind === 'poll') await one.send()
      await one.untilSaid(one.kind === 'poll' ? texts.thanksSent : texts.saved)
      return one
    },
    async (one, context) => {
      const again = await one.reopen(context)
      if (one.kind === 'poll') await again.page.getByRole('button', { name: texts.change }).click()
      await expect(again.page.getByRole('radio', { name: 'Rice' }).first()).toBeChecked()
      await again.say('after it')
      await again.send()
      await again.untilSaid(texts.thanksSent)
      await arrives(scene, asked, { said: again.said() })
      await again.stopWatching()
    },
  )

/** Nothing lies between the last letter and the end of its page. */
const closedBehindTheLastLetter = async (scene: Scene, asked: Published) => {
  const one = await responds(scene, asked)
  const failing = failGives(scene)
  await one.choose('Bread')
  await one.type('because of the smell')
  await one.page.close()
  failing.stop()
  const again = await one.reopen()
  await expectShown(again, 'because of the smell')
  // What nobody has sent of a poll is nobody's vote.
  if (one.kind === 'survey') await again.untilSaid(texts.saved)
  else await pause(1500)
  if (one.kind === 'poll' && stored(scene, asked).length > 0) scene.found.untrue.push('a vote counts that nobody sent')
  await again.send()
  await again.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: again.said() })
  await again.stopWatching()
  await one.context.close()
}

export const responsePageRows: Row[] = [
  ...endings.flatMap((ending) =>
    rowsOfBoth({ name: ending.name, fault: `${ending.fault} while what is given fails` }, endedWhileGivesFail(ending)),
  ),
  ...rowsOfBoth({ name: 'browser-quit', fault: 'the browser is quit while what is given fails' }, quitWhileGivesFail),
  ...rowsOfBoth({ name: 'browser-killed', fault: 'the browser is killed behind what has arrived' }, killedSoonAfter),
  ...rowsOfBoth(
    { name: 'typed-closed', fault: 'the tab is closed behind the last letter while what is given fails' },
    closedBehindTheLastLetter,
  ),
]
