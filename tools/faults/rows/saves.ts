import { setTimeout as pause } from 'node:timers/promises'
import type { Device } from '../device.ts'
import { aMortalDevice, inProfile } from '../mortal-device.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { BURST, CALLS, SAVES, type Spoiler, SUBMITS, type Way } from '../spoiling.ts'
import { storedAttempts } from '../stored.ts'
import { texts } from '../words.ts'

const OPTIONS = 4
const QUESTIONS = 6
/** Nobody is alarmed sooner. */
const CALM_MS = 10_000

/** Answers every question, some of them twice, at the pace of somebody who knows. */
const answerAll = async ({ random }: Scene, device: Device) => {
  for (let press = 0; press < QUESTIONS + 3; press += 1) {
    await device.choose(press % QUESTIONS, Math.floor(random() * OPTIONS))
    await pause(random() * 600)
  }
}

const expectNoAlarm = (device: Device, { found }: Scene) => {
  const started = performance.now()
  let isOver = false
  const looking = (async () => {
    while (!isOver && performance.now() - started < CALM_MS) {
      const isShown = await device.page
        .getByText(texts.state_kept, { exact: true })
        .isVisible()
        .catch(() => false)
      if (isShown) found.broken.push('an alarm before saves had failed for 10 s')
      await pause(200)
    }
  })()
  return () => {
    isOver = true
    return looking
  }
}

/** Saves are spoiled in one way while somebody answers everything and submits. */
const spoiled =
  (spoilers: () => Spoiler[], isCalm = false) =>
  async (scene: Scene): Promise<void> => {
    const device = await scene.device(scene.newStudent())
    await device.start()
    const running = spoilers().map((spoiler) => scene.proxy.spoil(spoiler))
    const stopLooking = isCalm ? expectNoAlarm(device, scene) : async () => {}
    await answerAll(scene, device)
    await device.untilSaved()
    await stopLooking()
    await device.submit()
    if ((await device.untilOutcome()) !== 'counted') scene.found.lost.push('a submission in time did not count')
    if (running.every(({ count }) => count() === 0)) scene.found.broken.push('nothing was spoiled')
  }

const row = (name: string, fault: string, spoilers: () => Spoiler[]): Row => ({
  name: `saves-${name}`,
  fault,
  tries: 5,
  attempt: inScene(spoiled(spoilers)),
})

const saves = (way: Way, some: Partial<Spoiler> = {}): Spoiler => ({ calls: SAVES, way, ...some })

/** However a save's answer was lost: the same save again is no further revision. */
const lostReplyIsOneRevision = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  scene.proxy.spoil({ calls: SAVES, way: { kind: 'cut' }, times: 2 })
  await device.choose(0, 1)
  await device.untilSaved()
  const [attempt] = storedAttempts(scene.dataDir)
  if (attempt?.revision !== 1)
    scene.found.doubled.push(`one save whose answer was lost is revision ${attempt?.revision}`)
}

const submitWithSavesInFlight = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.choose(0, 1)
  scene.proxy.spoil({ calls: SAVES, way: { kind: 'delay', ms: 2500 } })
  await device.choose(1, 2)
  await pause(900)
  await device.choose(2, 3)
  await device.submit()
  if ((await device.untilOutcome()) !== 'counted') scene.found.lost.push('a submission in time did not count')
  await pause(2500)
}

const reopened = async (device: Device) => {
  const again = await device.newTab('the page after it')
  await again.reopen()
  return again
}

type Ending = {
  name: string
  fault: string
  end: (device: Device) => Promise<unknown>
  /** The page that its student looks at then. */
  after: (device: Device) => Promise<Device>
}

const endings: Ending[] = [
  { name: 'tab-crash', fault: 'the tab crashes while saves fail', end: (device) => device.crash(), after: reopened },
  { name: 'tab-closed', fault: 'the tab is closed while saves fail', end: ({ page }) => page.close(), after: reopened },
  {
    name: 'reload',
    fault: 'the page is reloaded while saves fail',
    end: ({ page }) => page.reload({ waitUntil: 'commit' }),
    after: async (device) => device,
  },
]

/** Answers that are only on the device. */
const answeredWhileSavesFail = async (scene: Scene, device: Device) => {
  await device.start()
  const failing = scene.proxy.spoil({ calls: SAVES, way: { kind: 'status', status: 503, retryAfter: 1 } })
  await device.choose(0, 1)
  await device.choose(3, 2)
  await device.untilSaid(texts.onDevice)
  while (failing.count() === 0) await pause(50)
  return failing
}

/** Back on the same question, with everything there, and the rest sent within two seconds. */
const isBack = async (device: Device) => {
  await device.untilSaid('Question 4 of')
  await device.untilSaved(2000)
  await device.stopWatching()
}

const endedWhileSavesFail =
  ({ end, after }: Ending) =>
  async (scene: Scene) => {
    const device = await scene.device(scene.newStudent())
    const failing = await answeredWhileSavesFail(scene, device)
    await end(device)
    failing.stop()
    await isBack(await after(device))
  }

const quitWhileSavesFail = (scene: Scene) =>
  inProfile(async (folder) => {
    const student = scene.newStudent()
    const first = await aMortalDevice(scene, { folder, student, name: 'the browser that is quit' })
    const failing = await answeredWhileSavesFail(scene, first.device)
    await first.device.stopWatching()
    await first.quit()
    failing.stop()
    const { device, kill } = await aMortalDevice(scene, { folder, student, name: 'the browser after it' })
    try {
      await device.reopen()
      await isBack(device)
    } finally {
      await kill()
    }
  })

const offline = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.choose(0, 1)
  await device.untilSaved()
  await device.context.setOffline(true)
  await device.choose(1, 2)
  await device.choose(0, 3)
  await device.untilSaid(texts.offline)
  await pause(3000)
  await device.context.setOffline(false)
  await device.untilSaved()
}

const TEN_MINUTES_S = 600
const STEP_S = 5

/** Its own clock brings the page through all that it waits for meanwhile; nothing of it reaches the server. */
const offlineForTenMinutes = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.page.clock.install({ time: Date.now() })
  await device.start()
  await device.choose(0, 1)
  await device.untilSaved()
  await device.context.setOffline(true)
  for (let passed = 0; passed < TEN_MINUTES_S; passed += STEP_S) {
    if (passed % 100 === 0) {
      await device.choose(passed / 100, 2)
      // What the device writes takes its own time, and the page waits by its clock.
      await device.untilSaid(texts.onDevice)
    }
    await device.page.clock.runFor(STEP_S * 1000)
  }
  await device.untilSaid(texts.offline)
  await device.context.setOffline(false)
  await device.untilSaved()
}

export const saveRows: Row[] = [
  row('answers-lost', 'the answers of saves are lost after the commit', () => [
    saves({ kind: 'cut' }, { chance: 0.5 }),
  ]),
  row('dropped', 'saves never reach the server', () => [saves({ kind: 'drop' }, { chance: 0.5 })]),
  row('doubled', 'saves arrive twice', () => [saves({ kind: 'double' })]),
  row('reordered', 'saves overtake each other', () => [saves({ kind: 'overtaken', queue: [] })]),
  row('truncated', 'answers of saves break off in the middle', () => [saves({ kind: 'truncate' }, { chance: 0.5 })]),
  row('portal', 'a captive portal answers 200 with HTML', () => [{ calls: CALLS, way: { kind: 'portal' }, times: 4 }]),
  row('slow', 'saves and their answers take seconds', () => [
    saves({ kind: 'delay', ms: 1500 }, { chance: 0.4 }),
    saves({ kind: 'delay_reply', ms: 1500 }, { chance: 0.4 }),
  ]),
  {
    ...row('burst', '30 % of all calls get 502, 503, 504 or 429', () => []),
    attempt: inScene(spoiled(() => [{ calls: CALLS, way: BURST, chance: 0.3 }], true)),
  },
  row('submit-answers-lost', 'the answers of the first two submissions are lost', () => [
    { calls: SUBMITS, way: { kind: 'cut' }, times: 2 },
  ]),
  {
    name: 'saves-one-revision',
    fault: 'the same save is sent again because its answer was lost',
    tries: 5,
    attempt: inScene(lostReplyIsOneRevision),
  },
  {
    name: 'saves-in-flight',
    fault: 'submitting while saves are on their way',
    tries: 5,
    attempt: inScene(submitWithSavesInFlight),
  },
  ...endings.map((ending) => ({
    name: `saves-${ending.name}`,
    fault: ending.fault,
    tries: 5,
    attempt: inScene(endedWhileSavesFail(ending)),
  })),
  {
    name: 'saves-browser-quit',
    fault: 'the browser is quit while saves fail',
    tries: 3,
    attempt: inScene(quitWhileSavesFail),
  },
  { name: 'saves-offline', fault: 'no network for a while', tries: 5, attempt: inScene(offline) },
  {
    name: 'saves-offline-ten-minutes',
    fault: 'no network for ten minutes of the page’s time',
    tries: 3,
    attempt: inScene(offlineForTenMinutes),
  },
]
