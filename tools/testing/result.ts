export type Counts = { passed: number; failed: number; skipped: number }

/** `ms` is how long the test itself took, without what stands around it in its file. */
export type TimedTest = { file: string; title: string; ms: number }

/** A browser test that failed, and passed when it was tried again alone. `said` is why it failed. */
export type UnsteadyTest = { title: string; said: string }

/** What a stage came to. `later` counts the tests that only the long run runs. */
export type Result = Counts & { later: number; tests: TimedTest[]; unsteady: UnsteadyTest[] }

export const NOTHING: Result = { passed: 0, failed: 0, skipped: 0, later: 0, tests: [], unsteady: [] }

/** A stage that is not made of tests is one test itself. */
export const resultOfOne = (isOk: boolean): Result => ({ ...NOTHING, passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 })

/** A program that failed without naming a failed test (a file that does not load, no tests at all) counts as one. */
export const orOneFailure = (result: Result, isOk: boolean): Result =>
  isOk || result.failed > 0 ? result : { ...result, failed: 1 }
