import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { DAY } from '#domain/time/time-limit.ts'
import { arrives, boxIn, browserFor, type Published } from '../asked.ts'
import { until } from '../load.ts'
import { responds, rowsOfBoth } from '../respondent.ts'
import type { Row, Scene } from '../scene.ts'
import { GIVES } from '../spoiling.ts'
import { respondingTexts as texts } from '../words.ts'

/** On a device whose clock is as far off as `startMs` says, and as `changeMs` says from the first answer on. */
const deviceClock = (startMs: number, changeMs: number) => async (scene: Scene, asked: Published) => {
  const context = await browserFor(scene)
  await context.clock.install({ time: Date.now() + startMs })
  const one = await responds(scene, asked, { context })
  const losing = scene.proxy.spoil({ calls: GIVES, way: { kind: 'cut' }, times: 1 })
  await one.choose('Rice')
  await context.clock.setSystemTime(Date.now() + changeMs)
  await pause(1000)
  await one.choose('Bread')
  await one.say('tasty')
  await one.send()
  await one.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: one.said() })
  await one.page.reload()
  await one.untilSaid(texts.thanksSent)
  await one.page.getByRole('button', { name: texts.change }).click()
  await expect(boxIn(one.page)).toHaveValue('tasty')
  await one.choose('Rice')
  await one.send()
  await one.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: one.said() })
  if (losing.count() === 0) scene.found.broken.push('no answer was lost')
  await one.stopWatching()
  await context.close()
}

/** Nothing that was answered is taken for something of long ago, and forgotten. */
const changedOffline = (changeMs: number) => async (scene: Scene, asked: Published) => {
  const context = await browserFor(scene)
  await context.clock.install({ time: Date.now() })
  const one = await responds(scene, asked, { context })
  await until('a worker', () => one.page.evaluate<boolean>('navigator.serviceWorker.controller !== null'))
  await one.choose('Rice')
  if (one.kind === 'survey') await one.untilSaid(texts.saved)
  await context.setOffline(true)
  await one.choose('Bread')
  await one.say('tasty')
  await context.clock.setSystemTime(Date.now() + changeMs)
  await one.page.reload()
  await expect(one.page.getByRole('radio', { name: 'Bread' }).first()).toBeChecked()
  await expect(boxIn(one.page)).toHaveValue('tasty')
  await one.send()
  await one.untilSaid(texts.thanksKept)
  await context.setOffline(false)
  await one.untilSaid(texts.thanksSent)
  await arrives(scene, asked, { said: one.said() })
  await one.stopWatching()
  await context.close()
}

const row = (name: string, fault: string, act: (scene: Scene, asked: Published) => Promise<void>): Row[] =>
  rowsOfBoth({ name: `clock-${name}`, fault: `the device’s clock ${fault}` }, act)

export const responseClockRows: Row[] = [
  ...row('day-behind', 'is a day behind', deviceClock(-DAY, -DAY)),
  ...row('day-ahead', 'is a day ahead', deviceClock(DAY, DAY)),
  ...row('changed', 'is set ahead by two days in the middle', deviceClock(-DAY, DAY)),
  ...row('changed-back', 'is set back by two days in the middle', deviceClock(DAY, -DAY)),
  ...row(
    'changed-offline-back',
    'is set back two days, and the page is loaded again without a network',
    changedOffline(-2 * DAY),
  ),
  ...row(
    'changed-offline-ahead',
    'is set ahead two days, and the page is loaded again without a network',
    changedOffline(2 * DAY),
  ),
]
