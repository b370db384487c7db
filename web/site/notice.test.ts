import { describe, expect, it } from 'vitest'
import { noticeText, withoutNotice } from './notice.ts'

describe('someone sent to the home page', () => {
  it.each([
    ['quiz_not_found', 'There is no quiz with this code.'],
    ['missing_code', 'A quiz code is needed. Ask your teacher for the link.'],
    ['no_attempt', 'You have not started this quiz on this device.'],
  ])('for %s is told why', (notice, text) => {
    expect(noticeText(new URLSearchParams({ notice }))).toBe(text)
  })

  it.each(['', '?notice=', '?notice=<b>hello</b>', '?other=quiz_not_found'])('is told nothing for %j', (search) => {
    expect(noticeText(new URLSearchParams(search))).toBeUndefined()
  })

  it('is told once: the reason leaves the address, and all else stays', () => {
    expect(withoutNotice('https://quiznity.example/?notice=no_attempt&lang=bn#top')).toBe('/?lang=bn#top')
    expect(withoutNotice('https://quiznity.example/?notice=no_attempt')).toBe('/')
  })
})
