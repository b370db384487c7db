import { kindsWith } from '#domain/questionnaires/kinds.ts'
import { type AskedKind, arrives, asks, browserFor, choose, opened, say, send } from '../asked.ts'
import type { Device } from '../device.ts'
import { until } from '../load.ts'
import { restoringOlder } from '../restoring-older.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { storedAttempts } from '../stored.ts'

/** Longer than a page takes to be loaded, and to bring back all that it has. */
const COMES_BACK_WITHIN_MS = 30_000

/** The next contact tells a page of the restore; until then it can not know. */
const goesOn = async (device: Device, question: number) => {
  await device.choose(question, 2)
  await device.untilSaved()
  await device.look()
}

/** One student is in the backup with some answers, the other began after it was made. */
const olderBackup = async (scene: Scene) => {
  const known = await scene.device(scene.newStudent(), { name: 'a page from before the backup' })
  await known.start()
  await known.choose(0, 1)
  await known.untilSaved()
  await restoringOlder(scene, async (restore) => {
    const unknown = await scene.device(scene.newStudent(), { name: 'a page from after the backup' })
    await unknown.start()
    await unknown.choose(0, 3)
    await unknown.choose(1, 3)
    await known.choose(1, 1)
    await known.choose(2, 1)
    await Promise.all([known.untilSaved(), unknown.untilSaved()])
    await Promise.all([known.stopWatching(), unknown.stopWatching()])
    await restore()
    await goesOn(known, 3)
    await goesOn(unknown, 3)
  })
}

const answersAndSubmits = async (device: Device) => {
  await device.choose(0, 1)
  await device.choose(1, 2)
  await device.untilSaved()
  await device.submit()
}

const isEnded = ({ dataDir }: Scene, phone: string) =>
  storedAttempts(dataDir).some((attempt) => attempt.phone === phone && attempt.endedBy !== null)

/** The page that said that all is in asks when it is looked at again; the one of the result when it is loaded. */
const submittedAfterBackup = (where: 'closing' | 'result') => async (scene: Scene) => {
  const student = scene.newStudent()
  const device = await scene.device(student, { name: 'the student' })
  const begin = async () => {
    await device.start()
    await answersAndSubmits(device)
    if ((await device.untilOutcome()) !== 'counted') scene.found.lost.push('a submission in time did not count')
  }
  await restoringOlder(scene, async (restore) => {
    await begin()
    const link = `${scene.proxy.origin}/quiz/analysis?code=${scene.quiz.code}`
    if (where === 'result') await device.page.goto(link)
    await device.stopWatching()
    await restore()
    if (where === 'result') await device.page.reload()
    else await device.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await until('the submission', () => isEnded(scene, student.phone), COMES_BACK_WITHIN_MS)
  })
}

/** What was sent after the backup, of a survey that was saved before it and of a poll that was not. */
const sentAfterBackup = (kind: AskedKind) => async (scene: Scene) => {
  const published = await asks(scene, { kind })
  const other = await asks(scene, { kind })
  const context = await browserFor(scene)
  const page = await opened(context, published)
  await choose(page, 'Rice')
  if (kind === 'survey') await page.getByText('Saved', { exact: true }).waitFor()
  await restoringOlder(scene, async (restore) => {
    await choose(page, 'Bread')
    await say(page, 'after the backup')
    await send(page)
    await page.getByText('Your answers have arrived.').waitFor()
    await page.close()
    await restore()
    await opened(context, other)
    await arrives(scene, published, { said: ['after the backup', '[1]'] })
  })
  await context.close()
}

/** What was sent before the backup and changed after it is as it was changed, once its page is loaded again. */
const changedAfterBackup = (kind: AskedKind) => async (scene: Scene) => {
  const published = await asks(scene, { kind })
  const context = await browserFor(scene)
  const page = await opened(context, published)
  const sends = async () => {
    await send(page)
    await page.getByText('Your answers have arrived.').waitFor()
  }
  await choose(page, 'Rice')
  await sends()
  await restoringOlder(scene, async (restore) => {
    await page.getByRole('button', { name: 'Change my answers' }).click()
    await choose(page, 'Bread')
    await sends()
    await restore()
    await page.reload()
    await arrives(scene, published, { said: ['[1]'] })
  })
  await context.close()
}

export const restoreRows: Row[] = [
  {
    name: 'restore-older-backup',
    fault: 'an older backup is restored while pages are open',
    tries: 3,
    attempt: inScene(olderBackup, { env: { GIVE_BACK_MINUTES: '0' } }),
  },
  {
    name: 'restore-closing-page',
    fault: 'an older backup is restored behind a page that said that all is in',
    tries: 3,
    attempt: inScene(submittedAfterBackup('closing'), { env: { GIVE_BACK_MINUTES: '0' }, isForgotten: true }),
  },
  {
    name: 'restore-result-page',
    fault: 'an older backup is restored, and a student looks at their result',
    tries: 3,
    attempt: inScene(submittedAfterBackup('result'), { env: { GIVE_BACK_MINUTES: '0' }, isForgotten: true }),
  },
  ...kindsWith({ clock: false }).flatMap((kind) => [
    {
      name: `restore-${kind}`,
      fault: `an older backup is restored, and a device that has sent a ${kind} opens another one`,
      tries: 3,
      attempt: inScene(sentAfterBackup(kind)),
    },
    {
      name: `restore-changed-${kind}`,
      fault: `an older backup is restored, and the page of a ${kind} that was changed since is loaded again`,
      tries: 3,
      attempt: inScene(changedAfterBackup(kind)),
    },
  ]),
]
