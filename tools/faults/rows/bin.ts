import { listSubmissions } from '#contract/results/analytics.ts'
import { actOn, asTeacher } from '../as-teacher.ts'
import { newcomerIsTold } from '../program.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { SAVES } from '../spoiling.ts'
import { storedAttempts } from '../stored.ts'
import { wordsOf } from '../words.ts'

/** Whoever sits goes on, with what could not be sent before; the quiz comes back with all of it. */
const binnedAndTakenBack = async (scene: Scene) => {
  const { found, proxy, dataDir } = scene
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.choose(0, 1)
  await device.untilSaved()
  const failing = proxy.spoil({ calls: SAVES, way: { kind: 'status', status: 503, retryAfter: 1 } })
  await device.choose(1, 2)
  await actOn(scene, 'bin')
  const told = await newcomerIsTold(scene)
  if (told !== 404) found.untrue.push(`of a quiz in the bin a newcomer was told ${told}`)
  failing.stop()
  await device.untilSaved()
  await device.page.reload()
  await device.untilSaid('Question 2 of')
  if ((await wordsOf(device.page)).answer !== 2) found.lost.push('an answer was gone after a reload')
  await device.submit()
  if ((await device.untilOutcome()) !== 'counted') found.lost.push('a submission in time did not count')
  await actOn(scene, 'restore')
  const { total } = await asTeacher(scene, listSubmissions)
  if (total !== 1) found.lost.push(`a quiz out of the bin has ${total} of one submission`)
  if (storedAttempts(dataDir).length !== 1) found.doubled.push('one student has other than one attempt')
}

export const binRows: Row[] = [
  {
    name: 'bin-taken-back',
    fault: 'a quiz is put in the bin while students sit, and taken back',
    tries: 3,
    attempt: inScene(binnedAndTakenBack),
  },
]
