import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from './scene.ts'

const ROOT = join(import.meta.dirname, '../..')

const command = ({ dataDir }: Scene, name: string, ...args: string[]) =>
  execFileSync(process.execPath, [join('tools', `${name}.ts`), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Makes a backup; what happens after it is forgotten by the server once `restore` is called. */
export const restoringOlder = async (
  scene: Scene,
  act: (restore: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const file = join(tmpdir(), `quiznity-faults-backup-${process.pid}.sqlite`)
  try {
    command(scene, 'backup', '--to', file)
    await act(async () => {
      await scene.server().end('SIGTERM')
      command(scene, 'restore', file, '--yes')
      await scene.restart()
    })
  } finally {
    rmSync(file, { force: true })
  }
}
