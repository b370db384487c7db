import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#domain/time/time-limit.ts'
import type { Device } from '../device.ts'
import { FULL_STORAGE, NO_STORAGE } from '../refused-storage.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { SAVES } from '../spoiling.ts'
import { texts, wordsOf } from '../words.ts'

const NO_CHANNEL = 'delete window.BroadcastChannel'

/** How long a quiz takes whose end is waited for. */
const BELL_SECONDS = 45

/** A phone that is cut off holds answers that the server has not, and a laptop goes on with the resume code. */
const handedOverWhileCut = async (scene: Scene) => {
  const student = scene.newStudent()
  const line = await scene.newLine()
  const phone = await scene.device(student, { name: 'the phone', origin: line.origin })
  await phone.start()
  await phone.choose(0, 1)
  await phone.choose(1, 1)
  await phone.choose(2, 1)
  await phone.untilSaved()
  const code = await phone.resumeCode()
  line.cutLine()
  // More presses than the laptop will make: they are of an earlier turn all the same.
  for (const option of [0, 2, 3, 0]) await phone.choose(2, option)
  await phone.choose(1, 0)

  const resumeOnLaptop = async () => {
    const laptop = await scene.device(student, { name: 'the laptop', turn: 1 })
    await laptop.resume(code)
    await laptop.choose(3, 2)
    await laptop.choose(4, 2)
    await laptop.choose(5, 2)
    await laptop.choose(1, 2)
    await laptop.untilSaved()
    return laptop
  }
  const phoneComesBack = async () => {
    line.mendLine()
    await phone.untilSaid(texts.other_device)
    await phone.untilSaid(texts.handedOver)
  }
  return { phone, resumeOnLaptop, phoneComesBack }
}

/** A phone that is cut off holds another answer than the server; a laptop goes on, and the phone comes back after what it does. */
const otherAnswerOfPhone = async (scene: Scene, onLaptop: (laptop: Device) => Promise<void>) => {
  const student = scene.newStudent()
  const line = await scene.newLine()
  const phone = await scene.device(student, { name: 'the phone', origin: line.origin })
  await phone.start()
  await phone.choose(2, 1)
  await phone.untilSaved()
  const code = await phone.resumeCode()
  line.cutLine()
  await phone.choose(2, 3)
  const laptop = await scene.device(student, { name: 'the laptop', turn: 1 })
  await laptop.resume(code)
  await onLaptop(laptop)
  line.mendLine()
  await phone.untilSaid(texts.handedOver)
  return laptop
}

/** What was pressed last is what counts, though it was chosen before. */
const chosenAgain = async (scene: Scene) => {
  const laptop = await otherAnswerOfPhone(scene, async (opened) => {
    await opened.choose(2, 1)
    await opened.untilSaved()
    await pause(1000)
  })
  await laptop.submit()
  await expectCounted(scene, laptop)
}

/** The laptop has not said anything of an answer that the phone has changed without a network. */
const overruledLater = async (scene: Scene) => {
  const laptop = await otherAnswerOfPhone(scene, async (opened) => {
    await opened.open(2)
    await opened.untilSaid(texts.onServerBefore)
  })
  if ((await wordsOf(laptop.page)).isOnServer) scene.found.untrue.push('the laptop called saved what is overruled')
  await laptop.submit()
  await expectCounted(scene, laptop)
}

const expectCounted = async ({ found }: Scene, device: Device) => {
  if ((await device.untilOutcome()) !== 'counted') found.lost.push('a submission in time did not count')
}

const phoneOfflineLaptopResumes = async (scene: Scene) => {
  const { resumeOnLaptop, phoneComesBack } = await handedOverWhileCut(scene)
  const laptop = await resumeOnLaptop()
  await phoneComesBack()
  await laptop.choose(0, 3)
  await laptop.untilSaved()
  await pause(1000)
  await laptop.submit()
  await expectCounted(scene, laptop)
}

const phoneSubmitsOffline = async (scene: Scene) => {
  const { phone, resumeOnLaptop, phoneComesBack } = await handedOverWhileCut(scene)
  await phone.submit()
  await phone.untilSaid(texts.sendingTitle)
  const laptop = await resumeOnLaptop()
  await phoneComesBack()
  await laptop.choose(0, 3)
  await laptop.untilSaved()
  await laptop.submit()
  await expectCounted(scene, laptop)
}

/** The bell ends it on both; what the phone brings afterwards is kept for the teacher. */
const phoneOfflineAtBell = async (scene: Scene) => {
  const { phone, resumeOnLaptop, phoneComesBack } = await handedOverWhileCut(scene)
  const laptop = await resumeOnLaptop()
  await phone.untilSaid(texts.timeOverTitle, BELL_SECONDS * SECOND)
  await expectCounted(scene, laptop)
  await phoneComesBack()
}

/** The later tab takes over; the earlier one shows what there is, and blanks nothing. */
const twoTabs = (prepare?: string) => async (scene: Scene) => {
  const first = await scene.device(scene.newStudent(), { name: 'the first tab', ...(prepare && { prepare }) })
  await first.start()
  await first.choose(0, 1)
  await first.open(4)
  await first.choose(1, 1)
  const second = await first.newTab('the second tab')
  await second.reopen()
  await second.choose(2, 2)
  await second.open(0)
  await second.choose(4, 0)
  await second.untilSaved()
  if (prepare === NO_CHANNEL) {
    // Neither tab knows of the other.
    await first.choose(3, 3)
    await first.untilSaved()
    await second.choose(5, 3)
    await second.untilSaved()
  }
  await second.submit()
  await expectCounted(scene, second)
  await second.stopWatching()
}

const noStorageFailingSavesSecondTab = async (scene: Scene) => {
  const prepare = NO_STORAGE
  const first = await scene.device(scene.newStudent(), { name: 'the first tab', prepare, isStorageRefused: true })
  await first.start()
  const failing = scene.proxy.spoil({ calls: SAVES, way: { kind: 'status', status: 503 } })
  await first.choose(0, 1)
  await first.choose(1, 2)
  await first.choose(2, 3)
  while (failing.count() === 0) await pause(50)
  const second = await first.newTab('the second tab')
  await second.reopen()
  await second.choose(4, 0)
  await pause(500)
  failing.stop()
  await second.untilSaved()
  await second.stopWatching()
}

/** The quiz works, and nowhere is it said that the device keeps what it can not keep. */
const withoutStorage = (prepare: string) => async (scene: Scene) => {
  const device = await scene.device(scene.newStudent(), { prepare, isStorageRefused: true })
  await device.start()
  await device.choose(0, 1)
  await device.untilSaid(texts.noCopy)
  const failing = scene.proxy.spoil({ calls: SAVES, way: { kind: 'drop' } })
  await device.choose(1, 2)
  await pause(1500)
  await device.context.setOffline(true)
  await device.choose(2, 2)
  await pause(1500)
  // What goes out first would have no answer for as long as one is waited for.
  failing.stop()
  await device.context.setOffline(false)
  await device.untilSaved()
  await device.page.reload()
  await device.open(2)
  await device.untilSaid(texts.onServer)
  await device.submit()
  await expectCounted(scene, device)
}

export const deviceRows: Row[] = [
  {
    name: 'devices-phone-offline',
    fault: 'the phone is offline, a laptop goes on with the resume code, the phone comes back',
    tries: 10,
    attempt: inScene(phoneOfflineLaptopResumes),
  },
  {
    name: 'devices-chosen-again',
    fault: 'the phone brings another answer after the laptop has pressed the chosen one again',
    tries: 5,
    attempt: inScene(chosenAgain),
  },
  {
    name: 'devices-overruled',
    fault: 'the phone brings another answer to a question that the laptop only shows',
    tries: 5,
    attempt: inScene(overruledLater),
  },
  {
    name: 'devices-phone-submits-offline',
    fault: 'Submit is pressed on the phone while it is offline and a laptop goes on; the phone comes back',
    tries: 5,
    attempt: inScene(phoneSubmitsOffline),
  },
  {
    name: 'devices-phone-offline-at-bell',
    fault: 'the phone is offline at the end while a laptop goes on, and comes back after it',
    tries: 3,
    attempt: inScene(phoneOfflineAtBell, { seconds: BELL_SECONDS, isLateHeld: true }),
  },
  { name: 'devices-two-tabs', fault: 'two tabs of one browser', tries: 10, attempt: inScene(twoTabs()) },
  {
    name: 'devices-two-tabs-unaware',
    fault: 'two tabs that can not talk to each other',
    tries: 10,
    attempt: inScene(twoTabs(NO_CHANNEL)),
  },
  {
    name: 'devices-second-tab-unsaved',
    fault: 'no storage on the device, saves fail, and a second tab is opened',
    tries: 10,
    attempt: inScene(noStorageFailingSavesSecondTab),
  },
  {
    name: 'storage-missing',
    fault: 'the device keeps nothing',
    tries: 5,
    attempt: inScene(withoutStorage(NO_STORAGE)),
  },
  {
    name: 'storage-full',
    fault: 'the device has no space left',
    tries: 5,
    attempt: inScene(withoutStorage(FULL_STORAGE)),
  },
]
