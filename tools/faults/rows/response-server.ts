import { setTimeout as pause } from 'node:timers/promises'
import type { Published } from '../asked.ts'
import { aGivingLoad } from '../giving-load.ts'
import { rowsOfBoth } from '../respondent.ts'
import type { Row, Scene } from '../scene.ts'

const KILLS = 5

const killed = async (scene: Scene, asked: Published) => {
  const load = aGivingLoad(scene, asked)
  await load.while(async () => {
    for (let kills = 0; kills < KILLS; kills += 1) {
      await pause(50 + scene.random() * 300)
      await scene.server().end('SIGKILL')
      await scene.restart()
    }
    await pause(300)
  })
  load.judge()
}

const toldToStop = async (scene: Scene, asked: Published) => {
  const load = aGivingLoad(scene, asked)
  await load.while(async () => {
    await pause(700)
    const code = await scene.server().end('SIGTERM')
    if (code !== 0) scene.found.broken.push(`a server that was told to stop ended with ${code}`)
    await scene.restart()
    await pause(300)
  })
  load.judge()
}

export const responseServerRows: Row[] = [
  ...rowsOfBoth({ name: 'server-killed', fault: 'kill -9 while many give what they answered' }, killed),
  ...rowsOfBoth({ name: 'server-told-to-stop', fault: 'SIGTERM while many give what they answered' }, toldToStop),
]
