import { inScene, type Row, type Scene } from '../scene.ts'
import type { Call } from '../spoiling.ts'
import { wordsOf } from '../words.ts'

/** What the service worker asks for, so as to keep it. */
const isForKeeping = ({ path, headers }: Call) => !path.startsWith('/api') && headers['sec-fetch-dest'] === 'empty'

/** A login page must not be kept in the place of the quiz; with the real network the worker comes to hold the page. */
const portalWhileInstalling = async (scene: Scene) => {
  const portal = scene.proxy.spoil({ calls: isForKeeping, way: { kind: 'portal' } })
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.choose(0, 2)
  await device.untilSaved()
  if (portal.count() === 0) scene.found.broken.push('the worker asked for nothing')
  portal.stop()
  await device.page.reload()
  await device.untilSaid('Question 1 of')
  await device.untilWorker()
  await device.context.setOffline(true)
  await device.page.reload()
  await device.untilSaid('Question 1 of')
  const { answer } = await wordsOf(device.page)
  if (answer !== 2) scene.found.lost.push('an answer was gone after an offline reload')
  await device.context.setOffline(false)
}

export const workerRows: Row[] = [
  {
    name: 'worker-portal',
    fault: 'a captive portal answers while the service worker installs',
    tries: 5,
    attempt: inScene(portalWhileInstalling),
  },
]
