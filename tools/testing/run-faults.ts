import { join } from 'node:path'
import { getBrowser } from '../browser/find-browser.ts'
import { readFaults } from './faults-report.ts'
import type { Result } from './result.ts'
import type { Run } from './run.ts'
import { noBrowser } from './run-browser.ts'
import { runCommand } from './run-command.ts'

/** Rows of faults; one that found something is never tried again. */
export const runFaults = async ({ scope, folder, seed }: Run): Promise<Result> => {
  if (!(await getBrowser())) return noBrowser()
  const report = join(folder, 'faults.json')
  const rows = scope === 'gate' ? ['--short'] : []
  const { isOk } = await runCommand([
    process.execPath,
    'tools/commands/faults.ts',
    ...rows,
    `--seed=${seed}`,
    `--json=${report}`,
  ])
  return readFaults(report, isOk)
}
