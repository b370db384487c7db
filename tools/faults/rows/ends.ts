import { saveAnswers } from '#contract/runs/attempts.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { startProgram, submitProgram } from '../program.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { SUBMITS } from '../spoiling.ts'
import { inFile, storedAttempts } from '../stored.ts'
import { texts } from '../words.ts'

const AT_ONCE = 20
const PHONE = '6000000001'

const resultsIn = ({ dataDir }: Scene) =>
  Number(inFile(dataDir, (database) => database.prepare('select count(*) as n from submission_result').get()?.n))

/** By somebody who presses the button 20 times before the page is painted, and by a program that sends 20 calls. */
const twentySubmits = async (scene: Scene) => {
  const { found, proxy } = scene
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.choose(0, 1)
  await device.choose(3, 2)
  await device.page.getByRole('button', { name: texts.submit, exact: true }).first().click()
  await device.page.getByRole('button', { name: texts.yesSubmit, exact: true }).evaluate((button) => {
    for (let clicks = 0; clicks < 20; clicks += 1) button.click()
  })
  if ((await device.untilOutcome()) !== 'counted') found.lost.push('a submission in time did not count')
  const sent = proxy.heard.filter(({ call }) => SUBMITS(call)).length
  if (sent !== 1) found.doubled.push(`20 clicks sent ${sent} submissions`)

  const program = await startProgram(scene, PHONE)
  const told = await Promise.all(Array.from({ length: AT_ONCE }, () => submitProgram(scene, program)))
  const answers = new Set(told.map(({ submission_code, outcome }) => `${submission_code} ${outcome}`))
  if (answers.size !== 1) found.doubled.push(`20 submits at once were told ${[...answers]}`)
  const stored = storedAttempts(scene.dataDir).find(({ phone }) => phone === PHONE)
  if (stored?.code !== told[0]?.submission_code) found.untrue.push('another code is stored than was told')
  if (resultsIn(scene) !== 2) found.doubled.push(`2 ends are ${resultsIn(scene)} results`)
}

const LATE_OPTION = 3

/** A page of the same browser that does not know of the end yet. */
const savedAfterEnd = async (scene: Scene) => {
  const { found, dataDir, proxy, quiz } = scene
  const device = await scene.device(scene.newStudent())
  await device.start()
  for (const question of quiz.questionIds.keys()) await device.choose(question, 1)
  await device.submit()
  await device.untilOutcome()
  const [before] = storedAttempts(dataDir)
  const answers = quiz.questionIds.map((question_id) => ({ question_id, selected_index: LATE_OPTION }))
  const answer = await device.context.request.put(proxy.origin + API_BASE + saveAnswers.path, {
    data: { quiz_code: quiz.code, revision: 99, answers },
  })
  const { error } = envelope.parse(await answer.json()).response
  if (answer.status() !== 409 || error?.code !== 'already_submitted') {
    found.untrue.push(`a save after the end was answered ${answer.status()} ${error?.code}`)
  }
  const [after] = storedAttempts(dataDir)
  const isSame =
    before?.code === after?.code && String([...(before?.answers ?? [])]) === String([...(after?.answers ?? [])])
  if (!isSame) found.lost.push('a save after the end changed what counts')
  const kept = [...(after?.late.values() ?? [])].filter((option) => option === LATE_OPTION).length
  if (kept !== quiz.questionIds.length) found.lost.push(`of a save after the end ${kept} answers are kept as late`)
}

export const endRows: Row[] = [
  {
    name: 'submit-twenty-at-once',
    fault: 'twenty submissions at the same moment',
    tries: 3,
    attempt: inScene(twentySubmits),
  },
  {
    name: 'submit-saved-after',
    fault: 'answers are saved after the submission',
    tries: 3,
    attempt: inScene(savedAfterEnd),
  },
]
