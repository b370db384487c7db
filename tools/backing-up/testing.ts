import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Place } from './place.ts'

/** Compiled code is kept, so that the next command is quick. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compiled')

const json = z.looseObject({ ok: z.boolean() })

export type Typed = { status: number | null; told: z.infer<typeof json> | null; stdout: string; stderr: string }

/** One of the commands as an operator types it, in a process of its own; killed after `killAfterMs`, when given. */
export const types = (
  command: string,
  args: string[],
  { killAfterMs, ...place }: Place & { killAfterMs?: number },
): Promise<Typed> =>
  new Promise((resolve) => {
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      NODE_COMPILE_CACHE: COMPILED,
    }
    const child = spawn(process.execPath, [`tools/commands/${command}.ts`, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (text) => {
      stdout += text
    })
    child.stderr.on('data', (text) => {
      stderr += text
    })
    child.on('close', (status) => {
      const told = args.includes('--json') && stdout.endsWith('}\n') ? json.parse(JSON.parse(stdout)) : null
      resolve({ status, told, stdout, stderr })
    })
  })

/** A folder of one's own for as long as `use` lasts. */
export const inFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-backup-'))
  try {
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
