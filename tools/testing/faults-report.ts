import { z } from 'zod/mini'
import { readReport } from './read-report.ts'
import { NOTHING, orOneFailure, type Result } from './result.ts'

const report = z.object({
  passed: z.number(),
  failed: z.number(),
  outcomes: z.array(z.object({ name: z.string(), seconds: z.number() })),
})

/** What the fault suite's JSON says, row by row. */
export const readFaults = (file: string, isOk: boolean): Result => {
  const read = readReport(file, report)
  if (!read) return orOneFailure(NOTHING, false)
  const tests = read.outcomes.map(({ name, seconds }) => ({ file: 'tools/faults', title: name, ms: seconds * 1000 }))
  return orOneFailure({ ...NOTHING, passed: read.passed, failed: read.failed, tests }, isOk)
}
