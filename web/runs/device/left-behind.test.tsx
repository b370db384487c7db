import { afterEach, describe, expect, it } from 'vitest'
import { aKept, aSheet, chose } from '../../testing/student-server.ts'
import { openJournal } from './journal.ts'
import { leaveBehind, leftBehind, notLeftAnyMore } from './left-behind.ts'

const sheet = (question: string) => aSheet({ [question]: chose(1, 2) })

describe('what pages had not kept when they were left', () => {
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('is there for the next page, of each attempt', () => {
    leaveBehind(aKept({ id: 'one', sheet: sheet('q1') }))
    leaveBehind(aKept({ id: 'other', sheet: sheet('q1') }))
    leaveBehind(aKept({ id: 'one', sheet: sheet('q2') }))
    const left = leftBehind().map(({ id, sheet }) => [id, Object.keys(sheet).sort()])
    expect(left.sort()).toEqual([
      ['one', ['q1', 'q2']],
      ['other', ['q1']],
    ])
  })

  it('is forgotten once all of it is kept, and no sooner', () => {
    leaveBehind(aKept({ id: 'one', sheet: aSheet({ q1: chose(1, 2), q2: chose(1, 2) }) }))
    leaveBehind(aKept({ id: 'other', sheet: sheet('q1') }))
    notLeftAnyMore({ id: 'one', sheet: sheet('q1') })
    expect(leftBehind()).toHaveLength(2)
    notLeftAnyMore({ id: 'one', sheet: aSheet({ q1: chose(1, 2), q2: chose(0, 3) }) })
    expect(leftBehind().map(({ id }) => id)).toEqual(['other'])
    notLeftAnyMore({ id: 'other', sheet: sheet('q1') })
    expect(leftBehind()).toEqual([])
  })

  it('is read by the journal, as an earlier version has left it too', async () => {
    leaveBehind(aKept({ id: 'one', sheet: sheet('q1') }))
    sessionStorage.setItem('quiz-left:ABCD2345', JSON.stringify(aKept({ id: 'one', sheet: sheet('q2') })))
    const [kept] = await openJournal('ABCD2345').readAttempts()
    expect(Object.keys(kept?.sheet ?? {}).sort()).toEqual(['q1', 'q2'])
  })

  it.each(['{', '5', 'null', '[{"id":5}]'])('is nothing where %s stands there', (text) => {
    localStorage.setItem('quiz-left', text)
    expect(leftBehind()).toEqual([])
  })
})
