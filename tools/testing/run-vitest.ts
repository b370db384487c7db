import { join } from 'node:path'
import type { Result } from './result.ts'
import type { Run } from './run.ts'
import { runCommand } from './run-command.ts'
import { readVitest } from './vitest-report.ts'

/** Runs these projects of vitest.config.ts; `name` is the report's. */
export const runVitest = async (name: string, projects: string[], { scope, folder, seed }: Run): Promise<Result> => {
  const report = join(folder, `${name}.json`)
  const { isOk } = await runCommand(
    [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...projects.map((project) => `--project=${project}`),
      ...(scope === 'gate' ? ['--tags-filter=!long || race'] : []),
    ],
    { env: { TEST_SEED: String(seed), ...(scope === 'long' && { TEST_RUNS: '60' }) } },
  )
  return readVitest(report, isOk)
}
