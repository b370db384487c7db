import { afterEach, describe, expect, it } from 'vitest'
import { aKept, aSheet, chose } from '../../testing/student-server.ts'
import { openAttempts } from './attempt-journal.ts'
import { ATTEMPTS } from './kept-attempt.ts'
import { leaveBehind, leftBehind, notLeftAnyMore } from './records.ts'

const sheet = (question: string) => aSheet({ [question]: chose(1, 2) })

describe('what pages had not kept when they were left', () => {
  afterEach(() => {
    localStorage.clear()
  })

  it('is there for the next page, of each attempt', () => {
    leaveBehind(ATTEMPTS, aKept({ id: 'one', sheet: sheet('q1') }))
    leaveBehind(ATTEMPTS, aKept({ id: 'other', sheet: sheet('q1') }))
    leaveBehind(ATTEMPTS, aKept({ id: 'one', sheet: sheet('q2') }))
    const left = leftBehind(ATTEMPTS).map(({ id, sheet }) => [id, Object.keys(sheet).sort()])
    expect(left.sort()).toEqual([
      ['one', ['q1', 'q2']],
      ['other', ['q1']],
    ])
  })

  it('is forgotten once all of it is kept, and no sooner', () => {
    leaveBehind(ATTEMPTS, aKept({ id: 'one', sheet: aSheet({ q1: chose(1, 2), q2: chose(1, 2) }) }))
    leaveBehind(ATTEMPTS, aKept({ id: 'other', sheet: sheet('q1') }))
    notLeftAnyMore(ATTEMPTS, { id: 'one', sheet: sheet('q1') })
    expect(leftBehind(ATTEMPTS)).toHaveLength(2)
    notLeftAnyMore(ATTEMPTS, { id: 'one', sheet: aSheet({ q1: chose(1, 2), q2: chose(0, 3) }) })
    expect(leftBehind(ATTEMPTS).map(({ id }) => id)).toEqual(['other'])
    notLeftAnyMore(ATTEMPTS, { id: 'other', sheet: sheet('q1') })
    expect(leftBehind(ATTEMPTS)).toEqual([])
  })

  it('is read by the journal', async () => {
    leaveBehind(ATTEMPTS, aKept({ id: 'one', sheet: sheet('q1') }))
    const [kept] = await openAttempts('ABCD2345').read()
    expect(Object.keys(kept?.sheet ?? {})).toEqual(['q1'])
  })

  it.each(['{', '5', 'null', '[{"id":5}]'])('is nothing where %s stands there', (text) => {
    localStorage.setItem('quiz-left', text)
    expect(leftBehind(ATTEMPTS)).toEqual([])
  })
})
