import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,contract,web,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: ['tools/backing-up/**'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tools/backing-up/**/*.test.ts'],
          // Tests share no state but the database server, and a fresh process for each file doubles their time.
          isolate: false,
          globalSetup: 'server/testing/global-postgres.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
