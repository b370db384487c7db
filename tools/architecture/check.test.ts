import { expect, it } from 'vitest'
import { checkHouse } from './check.ts'
import { sourceFile } from './source-file.ts'

it('applies every rule to every file and counts the exceptions', () => {
  const { complaints, exceptions, summary } = checkHouse([
    sourceFile(
      'domain/utils.ts',
      "import pg from 'pg'\nexport const now = () => Date.now()\nconst f = (a, b, c, d) => a",
    ),
    sourceFile('server/quizzes/store.ts', 'export const wide = (db) => isPostgres(db)'),
    sourceFile('e2e/runs/story.spec.ts', 'await page.waitForTimeout(500)\nawait page.screenshot()'),
    sourceFile('e2e/story.test.ts', ''),
    sourceFile('contract/all.ts', "export * from './quizzes.ts' // size-exception: shown in a test"),
  ])
  expect(complaints.map(({ rule }) => rule).sort()).toEqual([
    'dialect',
    'imports',
    'names',
    'never-run',
    'pictures',
    'pure',
    'shape',
    'size',
    'waiting',
  ])
  expect(exceptions).toHaveLength(1)
  expect(summary).toContain('100 % of files')
})
