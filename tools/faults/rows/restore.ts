import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Device } from '../device.ts'
import { inScene, type Row, type Scene } from '../scene.ts'

const ROOT = join(import.meta.dirname, '../../..')

const command = ({ dataDir }: Scene, name: string, ...args: string[]) =>
  execFileSync(process.execPath, [join('tools', `${name}.ts`), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The next contact tells a page of the restore; until then it can not know. */
const goesOn = async (device: Device, question: number) => {
  await device.choose(question, 2)
  await device.untilSaved()
  await device.look()
}

/** One student is in the backup with some answers, the other began after it was made. */
const olderBackup = async (scene: Scene) => {
  const file = join(tmpdir(), `quiznity-faults-backup-${process.pid}.sqlite`)
  const known = await scene.device(scene.newStudent(), { name: 'a page from before the backup' })
  await known.start()
  await known.choose(0, 1)
  await known.untilSaved()
  try {
    command(scene, 'backup', '--to', file)
    const unknown = await scene.device(scene.newStudent(), { name: 'a page from after the backup' })
    await unknown.start()
    await unknown.choose(0, 3)
    await unknown.choose(1, 3)
    await known.choose(1, 1)
    await known.choose(2, 1)
    await Promise.all([known.untilSaved(), unknown.untilSaved()])
    await Promise.all([known.stopWatching(), unknown.stopWatching()])
    await scene.server().end('SIGTERM')
    command(scene, 'restore', file, '--yes')
    await scene.restart()
    await goesOn(known, 3)
    await goesOn(unknown, 3)
  } finally {
    rmSync(file, { force: true })
  }
}

export const restoreRows: Row[] = [
  {
    name: 'restore-older-backup',
    fault: 'an older backup is restored while pages are open',
    tries: 3,
    attempt: inScene(olderBackup, { env: { GIVE_BACK_MINUTES: '0' } }),
  },
]
