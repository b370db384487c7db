import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { type PageRuntime, pageRuntime } from './tools/building/page-runtime.ts'
import { preactForReact } from './tools/building/preact-for-react.ts'
import { seededProperties } from './tools/testing/seeded-properties.ts'

/** Folders of `web/` whose components only students, respondents and visitors see. */
const ofVisitors = [
  'people/accounts',
  'runs/all-pages',
  'runs/attempt',
  'runs/device',
  'runs/join-form',
  'runs/joining',
  'runs/response',
  'runs/result',
  'site',
]
/** Folders whose components both they and teachers see: tested on both runtimes. */
const ofBoth = ['questions', 'results/answers', 'ui']

const testsIn = (folder: string) => {
  if (!existsSync(join(import.meta.dirname, 'web', folder)))
    throw new Error(`web/${folder} is no folder: name the new one`)
  return `web/${folder}/**/*.test.tsx`
}
/** The pages of a run, put together of the folders below. */
const runs = 'web/runs/*.test.tsx'

type Tests = { include: string[]; exclude?: string[] }

/** Tests of components (`*.test.tsx`), on what the people who see them run: see docs/decisions/0007-students-run-preact.md. */
const components = (audience: 'visitors' | 'teachers', runtime: PageRuntime, tests: Tests) => ({
  ...(runtime === 'preact' && { resolve: { alias: preactForReact } }),
  test: {
    name: `${audience}-on-${runtime}`,
    environment: 'happy-dom',
    ...tests,
    // What a test shows is taken away after it; a fresh browser for each file doubles their time.
    isolate: false,
    setupFiles: `web/testing/act-in-${runtime}.ts`,
    // Far above what a test takes on a busy machine: this ends one that hangs.
    testTimeout: 30_000,
    // These packages name React themselves.
    server: { deps: { inline: ['lucide-react'] } },
  },
})

export default defineConfig({
  test: {
    // By itself one core is left to whoever watches, and a machine of two runs one file after the other.
    maxWorkers: '100%',
    tags: [
      { name: 'long', description: 'left to the long run (npm run test:long): takes long, or tells little more' },
      { name: 'race', description: 'what two do at the same moment: on PostgreSQL in the gate too' },
    ],
    projects: [
      {
        plugins: [seededProperties],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,contract,web,tools,bench}/**/*.test.ts'],
          exclude: ['tools/backing-up/**'],
          // They share nothing but what the modules themselves keep.
          isolate: false,
          // Properties are tried thousands of times, and tools are run as programs: both take long on a busy machine.
          testTimeout: 60_000,
        },
      },
      components('visitors', pageRuntime, { include: [...ofVisitors, ...ofBoth].map(testsIn).concat(runs) }),
      components('teachers', 'react', { include: ['web/**/*.test.tsx'], exclude: [...ofVisitors.map(testsIn), runs] }),
      {
        plugins: [seededProperties],
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tools/backing-up/**/*.test.ts'],
          // Tests share no state but the database server, and a fresh process for each file doubles their time.
          isolate: false,
          globalSetup: 'server/testing/global-postgres.ts',
          // A race takes half a minute on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
