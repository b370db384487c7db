import { setTimeout as pause } from 'node:timers/promises'
import type { Device } from '../device.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { storedAttempts } from '../stored.ts'
import { wordsOf } from '../words.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RIGHT_WITHIN_S = 2

/** What the page shows, in seconds; null where it shows no time. */
const shownSeconds = async ({ page }: Device) => {
  const shown = /(\d+):(\d\d)/.exec(await page.getByRole('timer').innerText())
  return shown ? Number(shown[1]) * 60 + Number(shown[2]) : null
}

const RIGHT_AFTER_MS = 2000

/** The page has two seconds to come to know better. */
const checkTimeLeft = async (device: Device, { dataDir, found }: Scene, when: string) => {
  const started = performance.now()
  for (;;) {
    const [attempt] = storedAttempts(dataDir)
    const right = ((attempt?.endsAt ?? 0) - Date.now()) / 1000
    const shown = await shownSeconds(device)
    if (shown !== null && Math.abs(shown - right) <= RIGHT_WITHIN_S) return
    if (performance.now() - started > RIGHT_AFTER_MS) {
      found.untrue.push(`${when}: ${shown} s were shown, ${Math.round(right)} s were left`)
      return
    }
    await pause(100)
  }
}

/** Only the page's own time is set: the server is elsewhere. */
const deviceClock = (startMs: number, changeMs: number) => async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.page.clock.install({ time: Date.now() + startMs })
  await device.start()
  await checkTimeLeft(device, scene, 'after the start')
  await device.choose(0, 1)
  await device.page.clock.setSystemTime(Date.now() + changeMs)
  await pause(1500)
  await checkTimeLeft(device, scene, 'after the clock was changed')
  await device.choose(1, 2)
  await device.untilSaved()
  await device.page.reload()
  await device.untilSaid('Question 2 of')
  await checkTimeLeft(device, scene, 'after a reload')
}

/** Nobody can know the time then; but a quiz of a quarter of an hour has never more left than that. */
const offlineReload = (changeMs: number) => async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.page.clock.install({ time: Date.now() })
  await device.start()
  await device.choose(0, 1)
  await device.untilSaved()
  await device.page.waitForFunction('navigator.serviceWorker.controller !== null')
  await device.context.setOffline(true)
  await device.choose(1, 2)
  await device.page.clock.setSystemTime(Date.now() + changeMs)
  await device.page.reload()
  await device.untilSaid('Question 2 of')
  const { chosen, text } = await wordsOf(device.page)
  if (chosen !== 2) scene.found.lost.push('an answer was gone after an offline reload')
  const shown = await shownSeconds(device)
  if (shown !== null && shown > 15 * 60) scene.found.untrue.push(`${shown} s are left of a quarter of an hour`)
  if (text.includes('The time is over')) scene.found.untrue.push('the time is over, by a clock that was changed')
  await device.context.setOffline(false)
  await device.untilSaved()
  await checkTimeLeft(device, scene, 'with the network again')
}

const row = (name: string, fault: string, act: (scene: Scene) => Promise<void>): Row => ({
  name: `clock-${name}`,
  fault: `the device’s clock ${fault}`,
  tries: 3,
  attempt: inScene(act),
})

export const clockRows: Row[] = [
  row('day-behind', 'is a day behind', deviceClock(-DAY_MS, -DAY_MS)),
  row('day-ahead', 'is a day ahead', deviceClock(DAY_MS, DAY_MS)),
  row('changed', 'is changed by two days in the middle', deviceClock(-DAY_MS, DAY_MS)),
  row('changed-offline-back', 'is set back a day, and the page is reloaded without a network', offlineReload(-DAY_MS)),
  row('changed-offline-ahead', 'is set ahead a day, and the page is reloaded without a network', offlineReload(DAY_MS)),
]
