import { defineConfig } from 'vitest/config'
import { preactForReact } from './tools/building/preact-for-react.ts'

/** Tests of components (`*.test.tsx`), on what the people who see them run: see docs/decisions/0007-students-run-preact.md. */
const components = (name: 'preact' | 'react', folders: string) => ({
  ...(name === 'preact' && { resolve: { alias: preactForReact } }),
  test: {
    name,
    environment: 'happy-dom',
    include: [`web/{${folders}}/**/*.test.tsx`],
    // What a test shows is taken away after it; a fresh browser for each file doubles their time.
    isolate: false,
    setupFiles: `web/testing/act-in-${name}.ts`,
    // These packages name React themselves.
    server: { deps: { inline: ['lucide-react'] } },
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,contract,web,tools,bench}/**/*.test.ts'],
          exclude: ['tools/backing-up/**'],
        },
      },
      components('preact', 'accounts,question-player,questions,site,submissions,ui'),
      components(
        'react',
        'analytics,app,dashboard,late-answers,question-editor,question-player,questionnaires,questions,ui',
      ),
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
