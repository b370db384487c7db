import { setTimeout as pause } from 'node:timers/promises'
import { PAGE_VERSION, startQuiz } from '#contract/runs/attempts.ts'
import { aMortalDevice, inProfile } from '../mortal-device.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { STARTS } from '../spoiling.ts'
import { storedAttempts } from '../stored.ts'
import { texts } from '../words.ts'

/** What no device can know while a start has no answer. */
const CLAIMS_NO_START = /clock has not started|not started yet|nothing was started/i

const startAnswerSubmit = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await device.pressStart()
  await expectNoClaim(scene, device.page)
  await device.untilSaid('Question 1 of')
  if ((await device.resumeCode()) === '') scene.found.broken.push('a start brought no resume code')
  await device.choose(0, 1)
  await device.choose(2, 3)
  await device.untilSaved()
  return device
}

/** Until the quiz is open, nothing on the page may say that the clock does not run. */
const expectNoClaim = async ({ found }: Scene, page: Awaited<ReturnType<Scene['device']>>['page']) => {
  const isOpen = () => page.getByRole('heading', { name: /Question 1 of/ }).isVisible()
  for (let waited = 0; waited < 20_000 && !(await isOpen()); waited += 100) {
    const text = await page.locator('body').innerText()
    const claim = CLAIMS_NO_START.exec(text)
    if (claim) found.untrue.push(`a start on its way, and the page said "${claim[0]}"`)
    await pause(100)
  }
}

const killedSoonAfterStart = (scene: Scene) =>
  inProfile(async (folder) => {
    const student = scene.newStudent()
    const first = await aMortalDevice(scene, { folder, student, name: 'the browser that is killed' })
    await first.device.start()
    await first.device.choose(0, 2)
    await first.device.untilSaved()
    await first.device.stopWatching()
    await first.kill()

    const { device: after, kill } = await aMortalDevice(scene, { folder, student, name: 'the browser after it' })
    try {
      await after.reopen()
      await after.choose(1, 1)
      await after.untilSaved()
      await after.open(0)
      await after.untilSaid(texts.onServer)
      await after.stopWatching()
    } finally {
      await kill()
    }
  })

const NO_COOKIES = "Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })"

const cookiesRefused = async (scene: Scene) => {
  scene.proxy.spoil({ calls: () => true, way: { kind: 'no_cookies' } })
  const device = await scene.device(scene.newStudent(), { prepare: NO_COOKIES })
  await device.pressStart()
  await device.untilSaid('This browser refuses cookies')
  const text = await device.page.locator('body').innerText()
  if (text.includes(texts.other_device)) scene.found.untrue.push('refused cookies were called another device')
}

const tenStartsAtOnce = async ({ server, quiz, found, dataDir }: Scene) => {
  const phone = '9000000001'
  const body = {
    name: 'Rahul',
    phone,
    district: 'Kolkata',
    quiz_code: quiz.code,
    device_key: 'one-device-with-a-long-key',
    page: PAGE_VERSION,
  }
  const replies = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(server().url + startQuiz.path, { method: 'POST', headers, body: JSON.stringify(body) })
      const { id, created_at } = startQuiz.data.parse(JSON.parse(await answer.text()).response.data)
      return `${id} ${created_at} ${answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])}`
    }),
  )
  if (new Set(replies).size !== 1) found.doubled.push('ten starts at once were told different things')
  const attempts = storedAttempts(dataDir).filter((attempt) => attempt.phone === phone)
  if (attempts.length !== 1) found.doubled.push(`ten starts at once are ${attempts.length} attempts`)
}

export const startRows: Row[] = [
  {
    name: 'start-answers-lost',
    fault: 'the answers of the first three starts are lost',
    tries: 5,
    attempt: inScene(async (scene) => {
      scene.proxy.spoil({ calls: STARTS, way: { kind: 'cut' }, times: 3 })
      await startAnswerSubmit(scene)
    }),
  },
  {
    name: 'start-slow',
    fault: 'a start reaches the server after 7 s, when the page has sent it again',
    tries: 5,
    attempt: inScene(async (scene) => {
      scene.proxy.spoil({ calls: STARTS, way: { kind: 'delay', ms: 7000 }, times: 1 })
      const device = await startAnswerSubmit(scene)
      // The first one comes through only now.
      await pause(3000)
      await device.choose(4, 0)
      await device.untilSaved()
    }),
  },
  {
    name: 'start-doubled',
    fault: 'a start arrives twice',
    tries: 5,
    attempt: inScene(async (scene) => {
      scene.proxy.spoil({ calls: STARTS, way: { kind: 'double' } })
      await startAnswerSubmit(scene)
    }),
  },
  {
    name: 'start-ten-at-once',
    fault: 'ten starts of one student at the same moment',
    tries: 5,
    attempt: inScene(tenStartsAtOnce),
  },
  {
    name: 'start-browser-killed',
    fault: 'the browser is killed within 30 s of the start, and its cookies with it',
    tries: 5,
    attempt: inScene(killedSoonAfterStart),
  },
  {
    name: 'start-cookies-refused',
    fault: 'the browser refuses cookies',
    tries: 5,
    attempt: inScene(cookiesRefused),
  },
]
