import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DAY } from '#domain/time/time-limit.ts'
import type { Device } from '../device.ts'
import { aMortalDevice } from '../mortal-device.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { storedAttempts } from '../stored.ts'
import { wordsOf } from '../words.ts'

const RIGHT_WITHIN_S = 2

/** What the page shows, in seconds; null where it shows no time. */
const shownSeconds = async ({ page }: Device) => {
  const shown = /(\d+):(\d\d)/.exec(await page.getByRole('timer').innerText())
  return shown ? Number(shown[1]) * 60 + Number(shown[2]) : null
}

const RIGHT_AFTER_MS = 2000
/** What is shown a moment after a change may be from before it. */
const TICKED_AFTER_MS = 1500

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
  await pause(TICKED_AFTER_MS)
  await checkTimeLeft(device, scene, 'after the clock was changed')
  await device.choose(1, 2)
  await device.untilSaved()
  await device.page.reload()
  await device.untilSaid('Question 2 of')
  await checkTimeLeft(device, scene, 'after a reload')
}

const AWAY_MS = 20_000

/** Somebody before a page that will be away for a while. */
type Sitting = { device: Device; leave: () => unknown; comeBack: () => unknown; end?: () => Promise<unknown> }

/** What was chosen just before it, and maybe not sent, is there after it. */
const away = (sit: (scene: Scene) => Promise<Sitting>) => async (scene: Scene) => {
  const { device, leave, comeBack, end } = await sit(scene)
  try {
    await device.start()
    await device.choose(0, 1)
    await device.untilSaved()
    await device.choose(1, 2)
    await leave()
    await pause(AWAY_MS)
    await comeBack()
    await checkTimeLeft(device, scene, 'when it was back')
    await device.untilSaid('Question 2 of')
    const { answer } = await wordsOf(device.page)
    if (answer !== 2) scene.found.lost.push('an answer was gone when the page was back')
    await device.untilSaved()
    await device.stopWatching()
  } finally {
    await end?.()
  }
}

/** Nothing runs in the browser, and it is told of nothing: neither before nor after. */
const frozen = async (scene: Scene): Promise<Sitting> => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-faults-profile-'))
  const student = scene.newStudent()
  const { device, signal, kill } = await aMortalDevice(scene, { folder, student, name: 'the frozen browser' })
  const end = async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { device, leave: () => signal('SIGSTOP'), comeBack: () => signal('SIGCONT'), end }
}

const SHOW = (state: 'hidden' | 'visible') => `
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' })
  document.dispatchEvent(new Event('visibilitychange'))`

/** A browser without a screen hides no page, so the page is told that it is. */
const hidden = async (scene: Scene): Promise<Sitting> => {
  const device = await scene.device(scene.newStudent())
  return {
    device,
    leave: () => device.page.evaluate(SHOW('hidden')),
    comeBack: () => device.page.evaluate(SHOW('visible')),
  }
}

/** A device that sleeps counts no time; when it wakes, only its wall clock knows of it, and nobody tells the page. */
const asleep = async (scene: Scene): Promise<Sitting> => {
  const device = await scene.device(scene.newStudent())
  const { clock } = device.page
  await clock.install({ time: Date.now() })
  return {
    device,
    leave: () => clock.pauseAt(Date.now() + 1000),
    comeBack: async () => {
      await clock.setSystemTime(Date.now())
      await clock.resume()
    },
  }
}

const zoneChanged = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.choose(0, 1)
  await device.untilSaved()
  const session = await device.context.newCDPSession(device.page)
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await session.send('Emulation.setTimezoneOverride', { timezoneId })
    const zone = await device.page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone')
    if (zone !== timezoneId) scene.found.broken.push(`the page is in ${zone}, not in ${timezoneId}`)
    await pause(TICKED_AFTER_MS)
    await checkTimeLeft(device, scene, `in ${timezoneId}`)
    await device.choose(1, 2)
    await device.untilSaved()
    await device.page.reload()
    await device.untilSaid('Question 2 of')
    await checkTimeLeft(device, scene, `after a reload in ${timezoneId}`)
  }
}

/** Nobody can know the time then; but a quiz of a quarter of an hour has never more left than that. */
const offlineReload = (changeMs: number) => async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.page.clock.install({ time: Date.now() })
  await device.start()
  await device.choose(0, 1)
  await device.untilSaved()
  await device.untilWorker()
  await device.context.setOffline(true)
  await device.choose(1, 2)
  await device.page.clock.setSystemTime(Date.now() + changeMs)
  await device.page.reload()
  await device.untilSaid('Question 2 of')
  const { answer, text } = await wordsOf(device.page)
  if (answer !== 2) scene.found.lost.push('an answer was gone after an offline reload')
  const shown = await shownSeconds(device)
  if (shown !== null && shown > 15 * 60) scene.found.untrue.push(`${shown} s are left of a quarter of an hour`)
  if (text.includes('The time is over')) scene.found.untrue.push('the time is over, by a clock that was changed')
  await device.context.setOffline(false)
  await device.untilSaved()
  await checkTimeLeft(device, scene, 'with the network again')
}

const row = (name: string, fault: string, act: (scene: Scene) => Promise<void>): Row => ({
  name: `clock-${name}`,
  fault,
  tries: 3,
  attempt: inScene(act),
})
const deviceRow = (name: string, fault: string, act: (scene: Scene) => Promise<void>): Row =>
  row(name, `the device’s clock ${fault}`, act)

export const clockRows: Row[] = [
  deviceRow('day-behind', 'is a day behind', deviceClock(-DAY, -DAY)),
  deviceRow('day-ahead', 'is a day ahead', deviceClock(DAY, DAY)),
  deviceRow('changed', 'is changed by two days in the middle', deviceClock(-DAY, DAY)),
  deviceRow(
    'changed-offline-back',
    'is set back a day, and the page is reloaded without a network',
    offlineReload(-DAY),
  ),
  deviceRow(
    'changed-offline-ahead',
    'is set ahead a day, and the page is reloaded without a network',
    offlineReload(DAY),
  ),
  row('time-zone', 'the device’s time zone is changed in the middle', zoneChanged),
  row('frozen', 'the browser is frozen for 20 s', away(frozen)),
  row('hidden', 'the page is hidden for 20 s', away(hidden)),
  row('asleep', 'the device sleeps for 20 s', away(asleep)),
]
