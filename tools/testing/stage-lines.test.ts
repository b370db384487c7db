import { describe, expect, it } from 'vitest'
import { NOTHING, type Result, type TimedTest } from './result.ts'
import { outcomeLine, slowestLines, unsteadyLines } from './stage-lines.ts'

const lineOf = (result: Partial<Result>) =>
  outcomeLine({ stage: { name: 'browser' }, result: { ...NOTHING, ...result }, seconds: 61.26 })

describe('the line of a stage', () => {
  it.each<[Partial<Result>, string]>([
    [{ passed: 1 }, 'browser       ok        61.3 s'],
    [{ passed: 68 }, 'browser       ok        61.3 s  68 passed, 0 failed'],
    [{ passed: 67, failed: 1 }, 'browser       FAILED    61.3 s  67 passed, 1 failed'],
    [{}, 'browser       NOT RUN   61.3 s'],
    [
      { passed: 2, skipped: 5, later: 9 },
      'browser       ok        61.3 s  2 passed, 0 failed, 5 SKIPPED, 9 in the long run only',
    ],
    [
      { passed: 2, unsteady: [{ title: 'saves', said: 'Timed out' }] },
      'browser       ok        61.3 s  2 passed, 0 failed, 1 UNSTEADY',
    ],
  ])('says of %o what it came to', (result, line) => expect(lineOf(result)).toBe(line))
})

describe('the slowest tests of a stage', () => {
  const timed = (ms: number, file = 'domain/marking/marking.test.ts'): TimedTest => ({ file, title: `takes ${ms}`, ms })

  it('are ten at the most, the slowest first', () => {
    const lines = slowestLines(Array.from({ length: 12 }, (_, at) => timed(at)))
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('   0.0 s  domain/marking/marking.test.ts  takes 11')
  })

  it.each([
    [10_000, []],
    [10_001, ['  10.0 s  in all: domain/marking/marking.test.ts']],
  ])('are followed by files of more than ten seconds: %d ms', (ms, told) => {
    const lines = slowestLines([timed(ms - 4000), timed(4000), timed(9000, 'domain/questions/parts/order.test.ts')])
    expect(lines.filter((line) => line.includes('in all'))).toEqual(told)
  })
})

describe('unsteady tests', () => {
  it('are named with the first lines of what they said', () => {
    const said = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`).join('\n')
    const lines = unsteadyLines([{ title: '[phone] taking.spec.ts:25 saves', said }])
    expect(lines[1]).toMatch(/^UNSTEADY/)
    expect(lines.slice(2)).toEqual([
      '  [phone] taking.spec.ts:25 saves',
      ...said
        .split('\n')
        .slice(0, 8)
        .map((line) => `    ${line}`),
    ])
  })

  it('are not spoken of where there are none', () => expect(unsteadyLines([])).toEqual([]))
})
