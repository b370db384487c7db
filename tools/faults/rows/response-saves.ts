import { setTimeout as pause } from 'node:timers/promises'
import type { Published } from '../asked.ts'
import { arrives } from '../asked.ts'
import { type Respondent, responds, rowsOfBoth } from '../respondent.ts'
import type { Row, Scene } from '../scene.ts'
import { BURST, CALLS, GIVES, type Spoiler, type Way } from '../spoiling.ts'
import { respondingTexts as texts } from '../words.ts'

/** Longer than what is said is gathered for before it is sent. */
const GATHERED_MS = 900

/** Answers, some of it twice, at the pace of somebody who thinks. */
const answers = async (one: Respondent) => {
  await one.choose('Rice')
  await pause(GATHERED_MS)
  await one.choose('Bread')
  await one.say('tasty')
}

const sends = async (one: Respondent) => {
  await one.send()
  await one.untilSaid(texts.thanksSent)
}

const changes = async (one: Respondent) => {
  await one.page.getByRole('button', { name: texts.change }).click()
  await one.choose('Rice')
  await sends(one)
}

/** What is given is spoiled in one way while somebody answers, sends, and sends once more with a change. */
const spoiled =
  (spoilers: () => Spoiler[]) =>
  async (scene: Scene, asked: Published): Promise<void> => {
    const one = await responds(scene, asked)
    const running = spoilers().map((spoiler) => scene.proxy.spoil(spoiler))
    await answers(one)
    // A poll is given once its respondent sends it, a survey as it is answered.
    if (one.kind === 'survey') await one.untilSaid(texts.saved)
    await sends(one)
    await arrives(scene, asked, { said: ['[1]', 'tasty'] })
    await changes(one)
    await arrives(scene, asked, { said: ['[0]', 'tasty'] })
    if (running.every(({ count }) => count() === 0)) scene.found.broken.push('nothing was spoiled')
    await one.stopWatching()
    await one.context.close()
  }

const gives = (way: Way, some: Partial<Spoiler> = {}): Spoiler => ({ calls: GIVES, way, ...some })

const isSend = (call: Parameters<typeof GIVES>[0]) => GIVES(call) && call.body.includes('"is_ended":true')

/** What is sent behind a page that is left overtakes what it had sent before. */
const reordered = async (scene: Scene, asked: Published) => {
  const one = await responds(scene, asked)
  await answers(one)
  const running = scene.proxy.spoil(gives({ kind: 'overtaken', queue: [] }, { times: 2 }))
  if (one.kind === 'survey') await pause(GATHERED_MS)
  await one.say('overtaking')
  await one.send()
  await one.page.reload()
  await one.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: one.said() })
  // What was overtaken has arrived by then.
  await pause(3000)
  await arrives(scene, asked, { said: one.said() })
  if (running.count() < 2) scene.found.broken.push(`${running.count()} of two calls were on their way`)
  await one.stopWatching()
  await one.context.close()
}

/** Without a network for a while, over the Send. */
const offline = async (scene: Scene, asked: Published) => {
  const one = await responds(scene, asked)
  await one.choose('Rice')
  if (one.kind === 'survey') await one.untilSaid(texts.saved)
  await one.context.setOffline(true)
  await answers(one)
  if (one.kind === 'survey') await one.untilSaid(texts.kept)
  await one.send()
  await one.untilSaid(texts.thanksKept)
  await pause(1000)
  await one.context.setOffline(false)
  await one.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: one.said() })
  await one.stopWatching()
  await one.context.close()
}

const TEN_MINUTES_S = 600
const STEP_S = 5

/** Its own clock brings the page through all that it waits for meanwhile; nothing of it reaches the server. */
const offlineForTenMinutes = async (scene: Scene, asked: Published) => {
  const one = await responds(scene, asked)
  await one.context.clock.install({ time: Date.now() })
  await one.page.reload()
  await answers(one)
  await one.context.setOffline(true)
  await one.send()
  for (let passed = 0; passed < TEN_MINUTES_S; passed += STEP_S) await one.context.clock.runFor(STEP_S * 1000)
  await one.untilSaid(texts.thanksKept)
  await one.context.setOffline(false)
  await one.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: one.said() })
  await one.stopWatching()
  await one.context.close()
}

const row = (name: string, fault: string, spoilers: () => Spoiler[]): Row[] =>
  rowsOfBoth({ name, fault }, spoiled(spoilers))

export const responseSaveRows: Row[] = [
  ...row('answers-lost', 'the answers to what is given are lost after the commit', () => [
    gives({ kind: 'cut' }, { chance: 0.5 }),
  ]),
  ...row('dropped', 'what is given never reaches the server', () => [gives({ kind: 'drop' }, { chance: 0.5 })]),
  ...row('doubled', 'what is given arrives twice', () => [gives({ kind: 'double' })]),
  ...row('truncated', 'the answers to what is given break off in the middle', () => [
    gives({ kind: 'truncate' }, { chance: 0.5 }),
  ]),
  ...row('portal', 'a captive portal answers 200 with HTML', () => [
    { calls: CALLS, way: { kind: 'portal' }, times: 4 },
  ]),
  ...row('slow', 'what is given and its answers take seconds', () => [
    gives({ kind: 'delay', ms: 1500 }, { chance: 0.4 }),
    gives({ kind: 'delay_reply', ms: 1500 }, { chance: 0.4 }),
  ]),
  ...row('burst', '30 % of all calls get 502, 503, 504 or 429', () => [{ calls: CALLS, way: BURST, chance: 0.3 }]),
  ...row('sends-answers-lost', 'the answers of the first two Sends are lost', () => [
    { calls: isSend, way: { kind: 'cut' }, times: 2 },
  ]),
  ...rowsOfBoth(
    { name: 'reordered', fault: 'what is given behind a page that is loaded again overtakes what was on its way' },
    reordered,
  ),
  ...rowsOfBoth({ name: 'offline', fault: 'no network for a while' }, offline),
  ...rowsOfBoth(
    { name: 'offline-ten-minutes', fault: 'no network for ten minutes of the page’s time' },
    offlineForTenMinutes,
  ),
]
