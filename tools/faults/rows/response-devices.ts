import { setTimeout as pause } from 'node:timers/promises'
import { arrives, browserFor, type Published, stored } from '../asked.ts'
import { FULL_STORAGE, NO_STORAGE } from '../refused-storage.ts'
import { type Respondent, responds, rowsOfBoth } from '../respondent.ts'
import type { Row, Scene } from '../scene.ts'
import { GIVES } from '../spoiling.ts'
import { respondingTexts as texts } from '../words.ts'

/** It is answered and arrives, and nowhere is it said that the device keeps what it can't keep. */
const withoutStorage = (prepare: string) => async (scene: Scene, asked: Published) => {
  const one = await responds(scene, asked, { prepare, isStorageRefused: true })
  const failing = scene.proxy.spoil({ calls: GIVES, way: { kind: 'drop' } })
  await one.choose('Bread')
  if (one.kind === 'survey') await one.untilSaid(texts.notKept)
  await one.say('tasty')
  await one.send()
  await one.untilSaid(texts.thanksNotKept)
  if (failing.count() === 0) scene.found.broken.push('nothing was spoiled')
  failing.stop()
  await one.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: one.said() })
  await one.page.getByRole('button', { name: texts.change }).click()
  await one.choose('Rice')
  await one.untilSaid(texts.notCountedNorKept)
  await one.send()
  await one.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: one.said() })
  await one.stopWatching()
  await one.context.close()
}

const twoTabs = async (scene: Scene, asked: Published) => {
  const context = await browserFor(scene)
  return { context, one: await responds(scene, asked, { context }), other: await responds(scene, asked, { context }) }
}

/** Each has answers of its own, and one of them says that it is complete. */
const tabsOfOneDevice = async (scene: Scene, asked: Published) => {
  const { context, one, other } = await twoTabs(scene, asked)
  await one.choose('Bread')
  await other.say('from the other tab')
  await pause(1000)
  await one.choose('Rice')
  await one.choose('Bread')
  await other.send()
  await other.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: ['from the other tab', '[1]'] })
  await Promise.all([one.stopWatching(), other.stopWatching()])
  await one.send()
  await one.untilSaid(texts.thanksSent)
  await pause(1000)
  await arrives(scene, asked, { said: ['from the other tab', '[1]'] })
  await context.close()
}

/** Sent from both without a network, one after the other. */
const tabsOffline = async (scene: Scene, asked: Published) => {
  const { context, one, other } = await twoTabs(scene, asked)
  scene.proxy.cutLine()
  await one.choose('Bread')
  await other.say('from the other tab')
  await pause(1000)
  await one.send()
  await other.send()
  await Promise.all([one, other].map((each) => each.untilSaid(texts.thanksKept)))
  scene.proxy.mendLine()
  await Promise.all([one, other].map((each) => each.untilSaid(texts.thanksSent)))
  await arrives(scene, asked, { said: ['from the other tab', '[1]'] })
  await Promise.all([one.stopWatching(), other.stopWatching()])
  await context.close()
}

const gives = async (one: Respondent, option: 'Rice' | 'Bread', words: string) => {
  await one.choose(option)
  await one.say(words)
  await one.send()
}

/** A phone and a laptop are two, though the answers to what the phone gives are lost. */
const twoDevices = async (scene: Scene, asked: Published) => {
  const [phone, laptop] = [await responds(scene, asked), await responds(scene, asked)]
  const losing = scene.proxy.spoil({ calls: GIVES, way: { kind: 'cut' }, times: 2 })
  await gives(phone, 'Bread', 'on the phone')
  await gives(laptop, 'Rice', 'on the laptop')
  await Promise.all([phone, laptop].map((each) => each.untilSaid(texts.thanksSent)))
  await arrives(scene, asked, { said: phone.said(), of: 2 })
  await arrives(scene, asked, { said: laptop.said(), of: 2 })
  const count = stored(scene, asked).length
  if (count < 2) scene.found.lost.push(`two devices have given ${count} responses`)
  if (losing.count() < 2) scene.found.broken.push('no answer was lost')
  await Promise.all([phone, laptop].map((each) => each.stopWatching()))
  await Promise.all([phone, laptop].map((each) => each.context.close()))
}

export const responseDeviceRows: Row[] = [
  ...rowsOfBoth({ name: 'storage-missing', fault: 'the device keeps nothing' }, withoutStorage(NO_STORAGE)),
  ...rowsOfBoth({ name: 'storage-full', fault: 'the device has no space left' }, withoutStorage(FULL_STORAGE)),
  ...rowsOfBoth({ name: 'two-tabs', fault: 'two tabs of one browser, each with answers of its own' }, tabsOfOneDevice),
  ...rowsOfBoth({ name: 'tabs-sent-offline', fault: 'it is sent from two tabs without a network' }, tabsOffline),
  ...rowsOfBoth({ name: 'two-devices', fault: 'two devices, and the answers to their Sends are lost' }, twoDevices),
]
