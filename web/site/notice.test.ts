import { describe, expect, it } from 'vitest'
import { noticeIn, withoutNotice } from './notice.ts'

describe('someone sent to the home page', () => {
  it.each([
    ['?notice=quiz_not_found&code=WRONG', 'There is no quiz with this code.', 'WRONG'],
    ['?notice=quiz_not_found&code=AB%20%26C', 'There is no quiz with this code.', 'AB &C'],
    ['?notice=missing_code', 'A quiz code is needed. Ask your teacher for the link.', ''],
    ['?notice=no_attempt&code=ABCD2345', 'You have not started this quiz on this device.', 'ABCD2345'],
    [`?notice=no_attempt&code=${'A'.repeat(99)}`, 'You have not started this quiz on this device.', 'A'.repeat(20)],
  ])('by %s is told why, and keeps the code', (search, text, code) => {
    expect(noticeIn(search)).toEqual({ text, code, isUnknown: search.includes('not_found') })
  })

  it.each(['', '?notice=', '?notice=<b>hello</b>', '?other=quiz_not_found', '?code=ABCD2345'])(
    'is told nothing for %j',
    (search) => {
      expect(noticeIn(search)).toBeUndefined()
    },
  )

  it('is told once: reason and code leave the address, and all else stays', () => {
    expect(withoutNotice('https://quiznity.example/?notice=no_attempt&lang=bn#top')).toBe('/?lang=bn#top')
    expect(withoutNotice('https://quiznity.example/?notice=no_attempt&code=ABCD2345')).toBe('/')
  })
})
