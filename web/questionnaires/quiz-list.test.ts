import { describe, expect, it } from 'vitest'
import type { ListView } from '#domain/questionnaires/quiz-list.ts'
import { FIRST_VIEW, paramsOf, viewOf } from './quiz-list.ts'

describe('the list of quizzes', () => {
  it.each<[string, ListView]>([
    ['', FIRST_VIEW],
    ['q=light&page=2', { ...FIRST_VIEW, search: 'light', page: 2 }],
    ['show=bin&subject=Physics&tag=Class+9', { ...FIRST_VIEW, show: 'bin', subject: 'Physics', tag: 'Class 9' }],
    ['sort=title', { ...FIRST_VIEW, sort: 'title', descending: false }],
    ['sort=created', { ...FIRST_VIEW, descending: false }],
    ['sort=participants&order=desc', { ...FIRST_VIEW, sort: 'participants', descending: true }],
  ])('keeps its view in the address: %j', (address, view) => {
    expect(viewOf(new URLSearchParams(address))).toEqual(view)
    expect(paramsOf(view).toString()).toBe(address)
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=__proto__', 'order=desc', 'show=secret', 'tag='])(
    'is as at first for the address %j',
    (address) => {
      expect(viewOf(new URLSearchParams(address))).toEqual(FIRST_VIEW)
    },
  )
})
