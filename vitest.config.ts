import { defineConfig } from 'vitest/config'
import { seededProperties } from './tools/testing/seeded-properties.ts'

/** Tests leave much behind at once: in a larger space for young objects most of it is gone before it is looked at. */
const execArgv = ['--max-semi-space-size=64']

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
          execArgv,
          environment: 'node',
          include: ['{domain,contract,web,tools,bench}/**/*.test.ts'],
          exclude: ['tools/backing-up/**'],
          // They share nothing but what the modules themselves keep.
          isolate: false,
          // Properties are tried thousands of times, and tools are run as programs: both take long on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'components',
          execArgv,
          environment: 'happy-dom',
          include: ['web/**/*.test.tsx'],
          // What a test shows is taken away after it; a fresh browser for each file doubles their time.
          isolate: false,
          setupFiles: ['web/testing/left-behind.ts', 'web/testing/act.ts', 'web/testing/dismiss-toasts.ts'],
          // Far above what a test takes on a busy machine: this ends one that hangs.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [seededProperties],
        test: {
          name: 'server',
          execArgv,
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
