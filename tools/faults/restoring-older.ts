import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Scene } from './scene.ts'

const ROOT = join(import.meta.dirname, '../..')

const run = promisify(execFile)

/** Beside the rows that run at the same time, whose proxies must not stand still for it. */
const command = ({ dataDir }: Scene, name: string, ...args: string[]) =>
  run(process.execPath, [join('tools/commands', `${name}.ts`), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  })

/** Makes a backup; what happens after it is forgotten by the server once `restore` is called. */
export const restoringOlder = async (
  scene: Scene,
  act: (restore: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-faults-backup-'))
  const file = join(folder, 'backup.sqlite')
  try {
    await command(scene, 'backup', '--to', file)
    await act(async () => {
      await scene.server().end('SIGTERM')
      await command(scene, 'restore', file, '--yes')
      await scene.restart()
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
