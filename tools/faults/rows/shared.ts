import { setTimeout as pause } from 'node:timers/promises'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import { aQuiz } from '../../../server/testing/world.ts'
import { asTeacher } from '../as-teacher.ts'
import type { Device } from '../device.ts'
import type { Student } from '../given.ts'
import { until } from '../load.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { SAVES } from '../spoiling.ts'
import { resultTexts, texts, wordsOf } from '../words.ts'

/** Longer than the longest pause before a page tries again. */
const ARRIVES_WITHIN_MS = 45_000

const untilStored = ({ missingOf }: Scene, student: Student) =>
  until('all that the first student answered', () => missingOf(student).length === 0, ARRIVES_WITHIN_MS)

/** The first student of a phone has answered, and the server refuses to keep it for now. */
const withUnsentAnswers = async (scene: Scene) => {
  const student = scene.newStudent()
  const first = await scene.device(student, { name: 'the first student' })
  await first.start()
  await first.choose(0, 1)
  await first.untilSaved()
  const failing = scene.proxy.spoil({ calls: SAVES, way: { kind: 'status', status: 503 } })
  await first.choose(0, 2)
  await first.choose(1, 2)
  await first.choose(4, 3)
  while (failing.count() === 0) await pause(50)
  return { student, first, failing }
}

const answersAsTheSecond = async (second: Device) => {
  await second.choose(1, 0)
  await second.choose(5, 0)
}

const ends = async ({ found }: Scene, device: Device) => {
  await device.untilSaved()
  await device.submit()
  if ((await device.untilOutcome()) !== 'counted') found.lost.push('a submission in time did not count')
}

const leftUnsent = async (scene: Scene) => {
  const { student, first, failing } = await withUnsentAnswers(scene)
  const second = await first.handTo(scene.newStudent(), 'the second student')
  await second.startAsSomebodyElse()
  await answersAsTheSecond(second)
  failing.stop()
  await second.untilSaved()
  await untilStored(scene, student)
  await ends(scene, second)
}

/** The first student's page stays open, and is told of the second one only by the server. */
const leftUnsentInTab = async (scene: Scene) => {
  const { student, first, failing } = await withUnsentAnswers(scene)
  const second = await first.newTab('the second student', scene.newStudent())
  await second.page.goto(first.page.url())
  await second.startAsSomebodyElse()
  await answersAsTheSecond(second)
  failing.stop()
  await untilStored(scene, student)
  await first.untilSaid(texts.handedOver, ARRIVES_WITHIN_MS)
  await ends(scene, second)
}

/** The phone is given to somebody who takes another quiz on it. */
const leftUnsentForAnother = async (scene: Scene) => {
  const { student, first, failing } = await withUnsentAnswers(scene)
  const other = await publishAnother(scene)
  await first.stopWatching()
  const { page } = first
  // Whoever goes says that they do.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${scene.proxy.origin}/quiz?code=${other}`)
  await page.getByRole('button', { name: texts.join }).first().waitFor()
  failing.stop()
  await untilStored(scene, student)
}

/** Another quiz of the same teacher; its code. */
const publishAnother = async (scene: Scene): Promise<string> =>
  (await asTeacher(scene, createQuiz, { body: aQuiz({ title: 'Another quiz' }) })).share_code

/** Whoever comes to a phone is shown nothing of what somebody else has answered there, and whose it is. */
const expectNothingOf = async ({ found }: Scene, { page }: Device, whose: Student) => {
  // The server's cover is the same for all who have begun: the name comes with the script.
  const name = page.getByText(whose.name, { exact: false }).first()
  await name.waitFor({ timeout: ARRIVES_WITHIN_MS }).catch(() => undefined)
  const { text, question, answer } = await wordsOf(page)
  if (question !== null || answer !== null) found.untrue.push('the attempt of somebody else was opened')
  if (text.includes(resultTexts.score)) found.untrue.push('the result of somebody else was opened')
  if (!text.includes(whose.name)) found.untrue.push('it was not said whose attempt it is')
}

const elderRunsAndEnds = async (scene: Scene) => {
  const student = scene.newStudent()
  const elder = await scene.device(student, { name: 'the elder' })
  await elder.start()
  await elder.choose(0, 1)
  await elder.choose(1, 1)
  await elder.untilSaved()
  const code = await elder.resumeCode()
  const link = elder.page.url()

  const younger = await elder.newTab('the younger', scene.newStudent())
  await younger.page.goto(link)
  await younger.untilSaid(texts.takenHereHelp)
  await expectNothingOf(scene, younger, student)
  await younger.startAsSomebodyElse()
  if ((await wordsOf(younger.page)).answer !== null) scene.found.untrue.push('an answer of the elder was shown')
  await younger.choose(0, 3)
  await ends(scene, younger)

  const again = await elder.newTab('the elder again')
  await again.page.goto(link)
  await again.untilSaid(resultTexts.digitsTitle)
  await again.resumeAfterSomebodyElse(code)
  await again.open(1)
  if ((await wordsOf(again.page)).answer !== 1) scene.found.lost.push('the elder came back to less')
  await again.choose(2, 1)
  await ends(scene, again)

  const third = await elder.newTab('the youngest', scene.newStudent())
  await third.page.goto(link)
  await third.untilSaid(resultTexts.digitsTitle)
  await expectNothingOf(scene, third, student)
  await third.page.getByRole('textbox').fill('9999')
  await third.page.getByRole('button', { name: resultTexts.digitsShow }).click()
  await third.untilSaid(resultTexts.digitsWrong)
  await expectNothingOf(scene, third, student)
  await third.startAsSomebodyElse()
  await third.choose(0, 0)
  await ends(scene, third)
}

export const sharedRows: Row[] = [
  {
    name: 'shared-unsent',
    fault: 'saves fail, the phone is given to somebody else, who starts on it',
    tries: 5,
    attempt: inScene(leftUnsent),
  },
  {
    name: 'shared-unsent-in-tab',
    fault: 'saves fail, and somebody else starts in a second tab',
    tries: 5,
    attempt: inScene(leftUnsentInTab),
  },
  {
    name: 'shared-unsent-elsewhere',
    fault: 'saves fail, and the phone is given to somebody who opens another quiz',
    tries: 5,
    attempt: inScene(leftUnsentForAnother),
  },
  {
    name: 'shared-younger',
    fault: 'somebody opens the link on a phone on which another one takes the quiz, or has taken it',
    tries: 3,
    attempt: inScene(elderRunsAndEnds),
  },
]
