import { type Result, resultOfOne } from './result.ts'
import type { Run, Scope } from './run.ts'
import { runBrowser } from './run-browser.ts'
import { isColourful, runCommand } from './run-command.ts'
import { runFaults } from './run-faults.ts'
import { runVitest } from './run-vitest.ts'

/** The stage that builds them. */
export const PAGES = 'build'

/** `opensPages`: it opens built pages, so that it never runs without them. */
export type Stage = { name: string; about: string; in: Scope; opensPages?: true } & (
  | { run: (run: Run) => Promise<Result> }
  /** Programs that need nothing but the code: they run side by side, before all others. */
  | { check: string[][] }
)

const node = (script: string, ...args: string[]) => [process.execPath, script, ...args]

/** One checker: several would each work out the types that they share, and the other checks take the other cores. */
const tsc = (project: string) => ['tsc', '--checkers', '1', '-p', project]

const runs = (command: string[]) => async () => resultOfOne((await runCommand(command)).isOk)

/** In this order. */
export const stages: Stage[] = [
  {
    name: 'types',
    about: 'what TypeScript says',
    in: 'gate',
    check: [tsc('tsconfig.json'), tsc('domain'), tsc('web')],
  },
  {
    name: 'lint',
    about: 'what Biome says',
    in: 'gate',
    check: [['biome', 'ci', ...(isColourful ? [] : ['--colors=off']), '.']],
  },
  {
    name: 'architecture',
    about: 'the rules of the house',
    in: 'gate',
    check: [node('tools/commands/check-architecture.ts')],
  },
  { name: 'unused', about: 'files, exports and packages nobody needs', in: 'gate', check: [['knip']] },
  {
    name: PAGES,
    about: 'the pages, and the budget of the student page',
    in: 'gate',
    check: [node('tools/commands/build.ts', '--if-needed')],
  },
  {
    name: 'unit',
    about: 'rules, calls, and what pages do without a page',
    in: 'gate',
    run: (run) => runVitest('unit', ['unit'], run),
  },
  {
    name: 'components',
    about: 'components, as people use them',
    in: 'gate',
    run: (run) => runVitest('components', ['components'], run),
  },
  {
    name: 'server',
    about: 'stores, use cases and calls',
    in: 'gate',
    run: (run) => runVitest('server', ['server'], run),
  },
  {
    name: 'browser',
    about: 'the product in a real browser',
    in: 'gate',
    opensPages: true,
    run: ({ scope, folder }) => runBrowser('browser', { folder, env: { TEST_SCOPE: scope } }),
  },
  {
    name: 'screens',
    about: 'every screen, narrow and wide, light and dark, with letters twice as large',
    in: 'long',
    opensPages: true,
    run: () => runBrowser('screens', { folder: 'test-results', env: { TEST_SCOPE: 'screens' } }),
  },
  {
    name: 'faults',
    about: 'what may happen to an answer on its way',
    in: 'gate',
    opensPages: true,
    run: runFaults,
  },
  {
    name: 'bench',
    about: 'speed beside a bare limit: told, not judged',
    in: 'long',
    opensPages: true,
    run: runs(node('bench/main.ts')),
  },
  {
    name: 'lighthouse',
    about: 'what a phone on a slow network sees: told, not judged',
    in: 'long',
    opensPages: true,
    run: runs(node('tools/commands/lighthouse.ts', '--unjudged')),
  },
]
