import { relative } from 'node:path'
import { z } from 'zod/mini'
import { readReport } from './read-report.ts'
import { NOTHING, orOneFailure, type Result } from './result.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.optional(z.nullable(z.number())),
          tags: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/** What Vitest's JSON report says; tests with the tag `long` that were left out are for later, not skipped. */
export const readVitest = (file: string, isOk: boolean): Result => {
  const read = readReport(file, report)
  if (!read) return orOneFailure(NOTHING, false)
  const tests = read.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(process.cwd(), name) })),
  )
  const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed' && status !== 'todo')
  const later = left.filter(({ tags }) => tags.includes('long')).length
  return orOneFailure(
    {
      ...NOTHING,
      passed: read.numPassedTests,
      failed: read.numFailedTests,
      skipped: left.length - later + read.numTodoTests,
      later,
      tests: tests.map(({ file, fullName, duration }) => ({ file, title: fullName, ms: duration ?? 0 })),
    },
    isOk,
  )
}
