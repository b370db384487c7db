import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod/mini'
import { readReport } from './read-report.ts'
import { NOTHING, orOneFailure, type Result } from './result.ts'

const attempt = z.object({ duration: z.number(), error: z.optional(z.object({ message: z.optional(z.string()) })) })

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string(), results: z.array(attempt) })),
})

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite))
  },
})
type Suite = z.infer<typeof suite>

const report = z.object({
  suites: z.array(suite),
  /** What went wrong outside all tests. */
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

type BrowserTest = { file: string; title: string; status: string; ms: number; said: string }

const testsOf = ({ specs, suites = [] }: Suite): BrowserTest[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      title: `[${projectName}] ${file}:${line} ${title}`,
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      said: stripVTControlCharacters(results.findLast(({ error }) => error)?.error?.message ?? ''),
    })),
  ),
  ...suites.flatMap(testsOf),
]

type Read = { result: Result; failed: BrowserTest[]; passed: BrowserTest[]; errors: unknown[] }

const read = (file: string, isOk: boolean): Read => {
  const found = readReport(file, report)
  if (!found) return { result: orOneFailure(NOTHING, false), failed: [], passed: [], errors: [] }
  const { expected, flaky, unexpected, skipped } = found.stats
  const tests = found.suites.flatMap(testsOf)
  const result = { ...NOTHING, passed: expected + flaky, failed: unexpected, skipped, tests }
  return {
    result: orOneFailure(result, isOk),
    failed: tests.filter(({ status }) => status === 'unexpected'),
    passed: tests.filter(({ status }) => status === 'expected'),
    errors: found.errors,
  }
}

/** What Playwright's JSON report says. */
export const readBrowser = (file: string, isOk: boolean): Result => read(file, isOk).result

/** More than so many failed tests are a fault of the product, or of the machine: nothing is tried again. */
const AT_MOST_TRIED_AGAIN = 5

export const areTriedAgain = (file: string): boolean => {
  const { failed, errors } = read(file, true)
  return errors.length === 0 && failed.length > 0 && failed.length <= AT_MOST_TRIED_AGAIN
}

/**
 * One result of two runs, the second of which tried again what had failed in the first: each test counts once.
 * What passed the second time is unsteady; what failed twice, or did not run, has failed.
 */
export const readBothTries = (first: string, second: string): Result => {
  const { result, failed } = read(first, true)
  const passed = new Set(read(second, true).passed.map(({ title }) => title))
  const unsteady = failed.filter(({ title }) => passed.has(title))
  return {
    ...result,
    passed: result.passed + unsteady.length,
    failed: result.failed - unsteady.length,
    unsteady: unsteady.map(({ title, said }) => ({ title, said })),
  }
}
