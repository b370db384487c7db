import { expect, it } from 'vitest'
import { checkVocabulary } from './vocabulary.ts'

it.each([
  { path: 'domain/timeLimit.ts', says: 'not kebab-case' },
  { path: 'web/submissions/components/Timer.tsx', says: 'not kebab-case' },
  { path: 'server/http/utils.ts', says: 'says nothing' },
  { path: 'domain/string-helpers.ts', says: 'says nothing' },
  { path: 'web/common/button.tsx', says: 'says nothing' },
  { path: 'contract/index.ts', says: 'no index files' },
  { path: 'domain/questions/kinds/ordering/parts.ts', says: 'move ordering/parts.ts up' },
  { path: 'server/submissions/queries.ts', says: 'is none of them' },
  { path: 'server/runs/attempts/queries.ts', says: 'is none of them' },
  { path: 'server/runs/attempts/sql/rows.ts', says: '2 levels of folders' },
  { path: 'web/site/letters/forms/contact.tsx', says: '2 levels of folders' },
])('$path is refused', ({ path, says }) => {
  expect(checkVocabulary(path)).toMatchObject([{ path, message: expect.stringContaining(says) }])
})

it.each([
  'vite.config.ts',
  'domain/time/time-limit.test.ts',
  'server/main.ts',
  'server/database/migrations/0001-first.ts',
  'domain/questions/ordering.ts',
  'server/runs/attempts/routes.ts',
  'server/runs/attempts/save-answers.ts',
  'server/personal-data/registry.ts',
  'server/people/features.ts',
  'server/runs/attempts/save-answers.ts',
  'server/runs/attempts/races.test.ts',
  'web/apps/main-quiz.tsx',
  'web/ui/dialogs/dialog.tsx',
  'web/runs/take.tsx',
  'web/runs/device/progress.ts',
  'web/submissions/components/timer.tsx',
  'web/site/letters/contact-form.tsx',
  'tools/architecture/sizes.ts',
  'e2e/walk.spec.ts',
])('%s is fine', (path) => {
  expect(checkVocabulary(path)).toEqual([])
})
