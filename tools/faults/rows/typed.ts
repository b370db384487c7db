import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { boxOf, type Device } from '../device.ts'
import { restoringOlder } from '../restoring-older.ts'
import { inScene, type Row, type Scene, type Setting, untilAfterEnd } from '../scene.ts'
import { SAVES, type Spoiler } from '../spoiling.ts'
import { texts } from '../words.ts'

const anEssay = { least: null, most: null, rubric: [], model: '' }
const aNumber = { rows: [{ form: 'tolerance', first: '19.6', second: '0.4' }], units: '', unit: null, decimals: null }
const aWord = { accepted: ['Kolkata', 'কলকাতা'], caseMatters: false, accentsMatter: true }

const QUESTIONS = [
  { kind: 'short_answer', problem: 'Which capital?', draft: aWord },
  { kind: 'numerical', problem: 'How fast?', draft: aNumber },
  { kind: 'fill_in_blanks', problem: 'Fill in.', draft: { passage: 'Water is [[hydrogen]] and oxygen.' } },
  { kind: 'open_ended', problem: 'Why is the sky blue?', draft: anEssay },
]
const [WORD, NUMBER, BLANK, ESSAY] = [0, 1, 2, 3]

const ANSWERS: readonly (readonly [question: number, text: string])[] = [
  [WORD, 'কলকাতা'],
  [NUMBER, '19.7'],
  [BLANK, 'hydrogen'],
  [ESSAY, 'Because the air scatters নীল আলো.'],
]

/** Thinks for so long after each, in milliseconds: what was written is on its way then. */
const writeAll = async (device: Device, thinks = 0) => {
  for (const [question, text] of ANSWERS) {
    await device.write(question, text)
    await pause(thinks)
  }
}

const submits = async ({ found }: Scene, device: Device) => {
  await device.submit()
  if ((await device.untilOutcome()) !== 'counted') found.lost.push('a submission in time did not count')
}

const saves = (way: Spoiler['way'], chance = 1): Spoiler => ({ calls: SAVES, way, chance })

/** The last letters and the submission come while saves are on their way, or have lost their answers. */
const submittedBehindTheLastLetter = (spoiler: Spoiler) => async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  const running = scene.proxy.spoil(spoiler)
  await writeAll(device, 1000)
  await device.write(WORD, 'Kolkata')
  await submits(scene, device)
  if (running.count() === 0) scene.found.broken.push('nothing was spoiled')
}

/** Back before the question that was open, with its text in the box, and the rest sent. */
const expectBack = async (device: Device, text: string) => {
  await expect(boxOf(device.page)).toHaveValue(text)
  await device.untilSaved()
}

const reopened = async (device: Device) => {
  const again = await device.newTab('the page after it')
  await again.reopen()
  return again
}

const writtenWhileSavesFail = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  const failing = scene.proxy.spoil(saves({ kind: 'status', status: 503, retryAfter: 1 }))
  await writeAll(device)
  return { device, failing }
}

const crashedWhileSavesFail = async (scene: Scene) => {
  const { device, failing } = await writtenWhileSavesFail(scene)
  await device.untilSaid(texts.onDevice)
  await device.crash()
  failing.stop()
  await expectBack(await reopened(device), ANSWERS[ESSAY]?.[1] ?? '')
}

/** Nothing lies between the last letter and the end of its page. */
const closedBehindTheLastLetter = async (scene: Scene) => {
  const { device, failing } = await writtenWhileSavesFail(scene)
  await device.page.close()
  failing.stop()
  await expectBack(await reopened(device), ANSWERS[ESSAY]?.[1] ?? '')
}

/** One letter more than a short answer may have. */
const TOO_LONG = 'x'.repeat(501)

/** What can't be saved stays in its box, and what was saved before counts. */
const longerThanCanBeSaved = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  await writeAll(device)
  await device.open(WORD)
  await device.untilSaved()
  await boxOf(device.page).fill(TOO_LONG)
  await device.untilSaid(texts.notSaved)
  await device.crash()
  const again = await reopened(device)
  await expect(boxOf(again.page)).toHaveValue(TOO_LONG)
  await again.page.getByRole('button', { name: texts.submit, exact: true }).first().click()
  await again.untilSaid(texts.tooLong)
  await again.page.getByRole('button', { name: texts.keepWorking, exact: true }).click()
  await submits(scene, again)
}

/** Each of two devices writes what the other can't know; of what both wrote the laptop's is the later. */
const writtenOnTwoDevices = async (scene: Scene) => {
  const student = scene.newStudent()
  const line = await scene.newLine()
  const phone = await scene.device(student, { name: 'the phone', origin: line.origin })
  await phone.start()
  await phone.write(WORD, 'Kolkata')
  await phone.untilSaved()
  const code = await phone.resumeCode()
  line.cutLine()
  await phone.write(WORD, 'Delhi')
  await phone.write(NUMBER, '19.7')
  const laptop = await scene.device(student, { name: 'the laptop', turn: 1 })
  await laptop.resume(code)
  await laptop.write(ESSAY, 'Because of the air.')
  await laptop.write(WORD, 'কলকাতা')
  await laptop.untilSaved()
  line.mendLine()
  await phone.untilSaid(texts.other_device)
  await phone.untilSaid(texts.handedOver)
  await submits(scene, laptop)
}

/** How long a quiz takes whose end is waited for. */
const BELL_SECONDS = 24

const offlineAtBell = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.context.setOffline(true)
  await writeAll(device)
  await untilAfterEnd(scene, 5)
  await device.context.setOffline(false)
  if ((await device.untilOutcome()) !== 'counted') scene.found.lost.push('back in the grace, and it did not count')
}

const olderBackupRestored = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.write(WORD, 'Kolkata')
  await device.untilSaved()
  await restoringOlder(scene, async (restore) => {
    await writeAll(device)
    await device.untilSaved()
    await device.stopWatching()
    await restore()
    await device.write(BLANK, 'Hydrogen')
    await device.untilSaved()
    await device.look()
  })
  await submits(scene, device)
}

const row = (
  { name, fault, ...setting }: { name: string; fault: string } & Setting,
  act: (scene: Scene) => Promise<void>,
): Row => ({
  name: `typed-${name}`,
  fault,
  tries: 3,
  attempt: inScene(act, { quiz: { questions: QUESTIONS }, ...setting }),
})

export const typedRows: Row[] = [
  row(
    { name: 'answers-lost', fault: 'words and numbers are typed, and half of the answers of their saves are lost' },
    submittedBehindTheLastLetter(saves({ kind: 'cut' }, 0.5)),
  ),
  row(
    { name: 'in-flight', fault: 'submitting behind the last letter while saves are on their way' },
    submittedBehindTheLastLetter(saves({ kind: 'delay', ms: 1500 })),
  ),
  row(
    { name: 'tab-crash', fault: 'words and numbers are typed while saves fail, and the tab crashes' },
    crashedWhileSavesFail,
  ),
  row(
    { name: 'tab-closed', fault: 'the tab is closed behind the last letter while saves fail' },
    closedBehindTheLastLetter,
  ),
  row(
    { name: 'too-long', fault: 'more is typed than can be saved, the tab crashes, and it is submitted after all' },
    longerThanCanBeSaved,
  ),
  row(
    { name: 'two-devices', fault: 'words are typed on a phone without a network and on a laptop' },
    writtenOnTwoDevices,
  ),
  row(
    {
      name: 'at-bell',
      fault: 'words are typed without a network until the end, and it is back 5 s after it',
      seconds: BELL_SECONDS,
    },
    offlineAtBell,
  ),
  row(
    { name: 'restored', fault: 'an older backup is restored while words are typed', env: { GIVE_BACK_MINUTES: '0' } },
    olderBackupRestored,
  ),
]
