import { actOnQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { listSubmissions } from '#contract/results/analytics.ts'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { asTeacher, asTeacherAgain } from '../as-teacher.ts'
import { arrives, asks, browserFor, choose, opened, say, send } from '../asked.ts'
import { newcomerIsTold } from '../program.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { SAVES } from '../spoiling.ts'
import { storedAttempts } from '../stored.ts'
import { wordsOf } from '../words.ts'

/** Does it to the quiz, or what has another id, and again because the first reply is lost. */
const act = async (scene: Scene, action: QuizAction, id = scene.quiz.id) => {
  const { failed } = await asTeacherAgain(scene, actOnQuizzes, { body: { ids: [id], action } })
  for (const { why } of failed) scene.found.broken.push(`${action}: ${why}`)
}

/** Whoever sits goes on, with what could not be sent before; the quiz comes back with all of it. */
const binnedAndTakenBack = async (scene: Scene) => {
  const { found, proxy, dataDir } = scene
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.choose(0, 1)
  await device.untilSaved()
  const failing = proxy.spoil({ calls: SAVES, way: { kind: 'status', status: 503, retryAfter: 1 } })
  await device.choose(1, 2)
  await act(scene, 'bin')
  const told = await newcomerIsTold(scene)
  if (told !== 404) found.untrue.push(`of a quiz in the bin a newcomer was told ${told}`)
  failing.stop()
  await device.untilSaved()
  await device.page.reload()
  await device.untilSaid('Question 2 of')
  if ((await wordsOf(device.page)).answer !== 2) found.lost.push('an answer was gone after a reload')
  await device.submit()
  if ((await device.untilOutcome()) !== 'counted') found.lost.push('a submission in time did not count')
  await act(scene, 'restore')
  const { total } = await asTeacher(scene, listSubmissions)
  if (total !== 1) found.lost.push(`a quiz out of the bin has ${total} of one submission`)
  if (storedAttempts(dataDir).length !== 1) found.doubled.push('one student has other than one attempt')
}

/** Nothing more is taken, which its page says, until it is taken back. */
const surveyBinned = async (scene: Scene) => {
  const published = await asks(scene, { kind: 'survey' })
  const context = await browserFor(scene)
  const page = await opened(context, published)
  await choose(page, 'Bread')
  await page.getByText('Saved', { exact: true }).waitFor()
  await act(scene, 'bin', published.id)
  await say(page, 'in the bin')
  await send(page)
  await page.getByText('It was closed before your answers arrived.').waitFor()
  await act(scene, 'restore', published.id)
  await page.getByRole('button', { name: 'Load again' }).click()
  await arrives(scene, published, { said: ['in the bin', '[1]'] })
  await context.close()
}

export const binRows: Row[] = [
  {
    name: 'bin-taken-back',
    fault: 'a quiz is put in the bin while students sit, and taken back',
    tries: 3,
    attempt: inScene(binnedAndTakenBack),
  },
  {
    name: 'bin-survey',
    fault: 'a survey is put in the bin while somebody answers it',
    tries: 3,
    attempt: inScene(surveyBinned),
  },
]
