import type { Complaint } from './source-file.ts'

/** What the projects of vitest.config.ts and playwright.config.ts take. */
const taken = [
  {
    where: '{domain,contract,web,tools,bench,server}/**/*.test.ts',
    is: /^(domain|contract|web|tools|bench|server)\/.*\.test\.ts$/,
  },
  // A test of components belongs to whom its folder is shown to.
  { where: 'web/<folder>/**/*.test.tsx', is: /^web\/[^/]+\/.*\.test\.tsx$/ },
  { where: 'e2e/**/*.spec.ts', is: /^e2e\/.*\.spec\.ts$/ },
]

const isNamedTest = (path: string) => /\.(test|spec)\./.test(path.slice(path.lastIndexOf('/') + 1))

/** A test that nothing runs is green for ever. */
export const checkTestRuns = (path: string): Complaint[] => {
  if (!isNamedTest(path) || taken.some(({ is }) => is.test(path))) return []
  const places = taken.map(({ where }) => where).join(', ')
  return [{ path, rule: 'never-run', message: `no project runs this test: those are run that are ${places}.` }]
}
