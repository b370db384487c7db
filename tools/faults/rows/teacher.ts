import { changeStatus } from '#contract/questionnaires.ts'
import { startQuiz } from '#contract/submissions.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { wordsOf } from '../words.ts'

type Status = 'active' | 'closed' | 'archived'

const setStatus = async ({ server, quiz }: Scene, status: Status) => {
  const answer = await fetch(server().url + changeStatus.path.replace(':id', quiz.id), {
    method: 'POST',
    headers: { authorization: `Bearer ${quiz.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  })
  if (!answer.ok) throw new Error(`the teacher was answered ${answer.status}: ${await answer.text()}`)
}

const newcomerIsTold = async ({ server, quiz }: Scene) => {
  const who = { name: 'Rahul', phone: '6000000001', district: 'Kolkata', quiz_code: quiz.code }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(server().url + startQuiz.path, { method: 'POST', headers, body: JSON.stringify(who) })
  await answer.arrayBuffer()
  return answer.status
}

/** Nobody new comes in; whoever sits goes on, in the page that is open and in one that is loaded again. */
const endedForNewcomers = (status: Status, told: number) => async (scene: Scene) => {
  const { found } = scene
  const student = scene.newStudent()
  const device = await scene.device(student)
  await device.start()
  await device.choose(0, 1)
  await device.untilSaved()
  await setStatus(scene, status)
  const newcomer = await newcomerIsTold(scene)
  if (newcomer !== told) found.untrue.push(`of a quiz that is ${status} a newcomer was told ${newcomer}`)
  await device.choose(1, 2)
  await device.untilSaved()
  await device.page.reload()
  await device.untilSaid('Question 2 of')
  if ((await wordsOf(device.page)).answer !== 2) found.lost.push('an answer was gone after a reload')
  await device.choose(2, 3)
  await device.untilSaved()
  await device.submit()
  if ((await device.untilOutcome()) !== 'counted') found.lost.push('a submission in time did not count')
}

export const teacherRows: Row[] = [
  {
    name: 'teacher-closes',
    fault: 'the teacher closes the quiz while students sit',
    tries: 3,
    attempt: inScene(endedForNewcomers('closed', 410)),
  },
  {
    name: 'teacher-deletes',
    fault: 'the teacher deletes the quiz while students sit',
    tries: 3,
    attempt: inScene(endedForNewcomers('archived', 404)),
  },
]
