import { readFileSync } from 'node:fs'
import { z } from 'zod/mini'

export type Counts = { passed: number; failed: number; skipped: number }

const parsed = <T>(file: string, schema: z.ZodMiniType<T>): T | undefined => {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

/** A program that failed without naming a failed test (a file that does not load, no tests at all) counts as one. */
const orOneFailure = (counts: Counts, isOk: boolean): Counts =>
  isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 }

const vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

/** What Vitest's JSON report says. */
export const countsOfVitest = (file: string, isOk: boolean): Counts => {
  const report = parsed(file, vitest)
  const counts = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return orOneFailure(counts ?? nothing, isOk && counts !== undefined)
}

const playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** What Playwright's JSON report says. */
export const countsOfPlaywright = (file: string, isOk: boolean): Counts => {
  const stats = parsed(file, playwright)?.stats
  const counts = stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return orOneFailure(counts ?? nothing, isOk && counts !== undefined)
}

const faults = z.object({ passed: z.number(), failed: z.number() })

/** What the fault suite's JSON says, row by row. */
export const countsOfFaults = (file: string, isOk: boolean): Counts => {
  const report = parsed(file, faults)
  return orOneFailure({ ...nothing, ...report }, isOk && report !== undefined)
}

/** A stage that is not made of tests is one test itself. */
export const countsOfOne = (isOk: boolean): Counts => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 })
