import { expect, it } from 'vitest'
import { checkTestRuns } from './tests-that-run.ts'

it.each([
  'domain/questionnaires/release.test.ts',
  'contract/wire.test.ts',
  'web/questions/sheet.test.ts',
  'web/polls/components/poll-settings.test.tsx',
  'web/surveys/survey.test.tsx',
  'tools/architecture/check.test.ts',
  'tools/building/page-budgets.test.ts',
  'bench/crowd.test.ts',
  'server/accounts/log-in.test.ts',
  'tools/backing-up/restore.test.ts',
  'e2e/runs/story.spec.ts',
  'e2e/deeper/story.spec.ts',
])('%s is run', (path) => {
  expect(checkTestRuns(path)).toEqual([])
})

it.each([
  'app.test.ts',
  'domain/release.spec.ts',
  'domain/release.test.tsx',
  'domain/release.test.js',
  'server/accounts/log-in.test.tsx',
  'server/accounts/log-in.spec.ts',
  'web/main.test.tsx',
  'web/polls/poll.spec.tsx',
  'web/polls/poll.test.jsx',
  'web/polls/poll.test.old.ts',
  'tools/doctor.test.mjs',
  'bench/crowd.spec.ts',
  'e2e/story.test.ts',
  'e2e/story.spec.tsx',
  'docs/example.test.ts',
])('%s is a test that nothing runs', (path) => {
  expect(checkTestRuns(path)).toMatchObject([{ path, rule: 'never-run' }])
})

it.each(['e2e/look.ts', 'domain/test.ts', 'tools/testing/run.ts', 'web/testing/spec-sheet.tsx', 'a.test.b/file.ts'])(
  '%s is no test',
  (path) => {
    expect(checkTestRuns(path)).toEqual([])
  },
)
