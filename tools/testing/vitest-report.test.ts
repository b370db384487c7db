import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readVitest } from './vitest-report.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiznity-report-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

type Test = { fullName: string; status: string; duration?: number; tags: string[] }

const report = (tests: Test[]) => {
  const file = join(folder, 'vitest.json')
  const counted = (status: string) => tests.filter((test) => test.status === status).length
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: counted('passed'),
      numFailedTests: counted('failed'),
      numTodoTests: counted('todo'),
      testResults: [{ name: join(process.cwd(), 'domain/marking/marking.test.ts'), assertionResults: tests }],
    }),
  )
  return file
}

describe('a report of Vitest', () => {
  it('tells what is left to the long run from what was skipped', () => {
    const tests = [
      { fullName: 'marks', status: 'passed', duration: 12, tags: [] },
      { fullName: 'marks on PostgreSQL', status: 'skipped', tags: ['long'] },
      { fullName: 'marks on a mount', status: 'skipped', tags: [] },
      { fullName: 'marks in Hindi', status: 'todo', tags: [] },
    ]
    expect(readVitest(report(tests), true)).toMatchObject({ passed: 1, failed: 0, later: 1, skipped: 2 })
  })

  it('says how long each test took, and in which file', () => {
    const tests = [{ fullName: 'marks', status: 'failed', duration: 12, tags: [] }]
    expect(readVitest(report(tests), false)).toMatchObject({
      failed: 1,
      tests: [{ file: 'domain/marking/marking.test.ts', title: 'marks', ms: 12 }],
    })
  })

  it('counts one failure where a file did not load', () => {
    expect(readVitest(report([]), false)).toMatchObject({ passed: 0, failed: 1 })
  })
})
