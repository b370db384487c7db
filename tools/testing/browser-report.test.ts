import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areTriedAgain, readBothTries, readBrowser } from './browser-report.ts'

type Status = 'expected' | 'unexpected'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiznity-report-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

let written = 0
/** A report of Playwright's in which each test of the phone ended so; `errors` happened outside all tests. */
const report = (tests: Record<string, Status>, errors: unknown[] = []) => {
  const specs = Object.entries(tests).map(([title, status], line) => ({
    title,
    file: 'taking.spec.ts',
    line,
    tests: [{ projectName: 'phone', status, results: [{ duration: 1500, ...said(status) }] }],
  }))
  const counted = (status: Status) => Object.values(tests).filter((each) => each === status).length
  const stats = { expected: counted('expected'), unexpected: counted('unexpected'), flaky: 0, skipped: 0 }
  const file = join(folder, `${++written}.json`)
  writeFileSync(file, JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }], errors, stats }))
  return file
}
const said = (status: Status) =>
  status === 'unexpected' ? { error: { message: '\u001b[31mTimed out\u001b[39m' } } : {}

const manyFailed = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`test ${at}`, 'unexpected' as const]))

describe('a report of browser tests', () => {
  it('is counted, with how long each test took', () => {
    const result = readBrowser(report({ saves: 'expected', submits: 'unexpected' }), false)
    expect(result).toMatchObject({ passed: 1, failed: 1, skipped: 0, unsteady: [] })
    expect(result.tests.map(({ title, ms }) => [title, ms])).toEqual([
      ['[phone] taking.spec.ts:0 saves', 1500],
      ['[phone] taking.spec.ts:1 submits', 1500],
    ])
  })

  it.each([
    ['is not there', () => join(folder, 'nothing.json')],
    ['names no failed test, though the program failed', () => report({ saves: 'expected' })],
  ])('counts one failure where it %s', (_, file) => {
    expect(readBrowser(file(), false).failed).toBe(1)
  })
})

describe('tests that failed', () => {
  it.each([
    ['none', report.bind(null, {}), false],
    ['one', () => report({ saves: 'unexpected' }), true],
    ['five', () => report(manyFailed(5)), true],
    ['six', () => report(manyFailed(6)), false],
    ['one, and something outside all tests', () => report({ saves: 'unexpected' }, [{ message: 'no disk' }]), false],
  ])('are tried again, if they are few: %s', (_, file, areTried) => {
    expect(areTriedAgain(file())).toBe(areTried)
  })

  it('are unsteady if they pass alone, with what they said before, and count once', () => {
    const first = report({ starts: 'expected', saves: 'unexpected', submits: 'expected' })
    // A test is known by its line, so that the second report here has the first test as well.
    const second = report({ starts: 'expected', saves: 'expected' })
    expect(readBothTries(first, second)).toMatchObject({
      passed: 3,
      failed: 0,
      unsteady: [{ title: '[phone] taking.spec.ts:1 saves', said: 'Timed out' }],
    })
  })

  it.each([
    ['fail again', () => report({ starts: 'expected', saves: 'unexpected' })],
    ['did not run again', () => report({})],
    ['left no second report', () => join(folder, 'nothing.json')],
  ])('have failed if they %s', (_, second) => {
    const first = report({ starts: 'expected', saves: 'unexpected' })
    expect(readBothTries(first, second())).toMatchObject({ passed: 1, failed: 1, unsteady: [] })
  })
})
