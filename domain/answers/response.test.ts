import { describe, expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import { longestBeyond, responseReception, UNTOUCHED } from './response.ts'

const STANDS = { ...UNTOUCHED, revision: 3, change: 'third' }

describe('a change of a response', () => {
  it.each([
    ['is the next one where its respondent has seen how it stands', 'next', { basedOn: 3, change: 'fourth' }, {}],
    ['is known where it was taken before', 'known', { basedOn: 2, change: 'third' }, {}],
    ['is not taken where another one was', 'changed', { basedOn: 2, change: 'fourth' }, {}],
    [
      'is the next one where the one it follows has come',
      'next',
      { basedOn: 2, change: 'fourth', follows: 'third' },
      {},
    ],
    [
      'is the next one where the one it follows was lost',
      'next',
      { basedOn: 3, change: 'fifth', follows: 'fourth' },
      {},
    ],
    [
      'is not taken behind one that it does not follow',
      'changed',
      { basedOn: 2, change: 'fourth', follows: 'other' },
      {},
    ],
    ['comes after the end', 'over', { basedOn: 3, change: 'fourth' }, { isEnded: true }],
    ['comes after the end that it follows', 'over', { basedOn: 2, change: 'x', follows: 'third' }, { isEnded: true }],
    ['was the end', 'known', { basedOn: 2, change: 'third' }, { isEnded: true }],
  ] as const)('%s', (_, reception, change, stands) => {
    expect(responseReception({ ...STANDS, ...stands }, change, false)).toBe(reception)
  })

  it('is taken after the end where that may be', () => {
    expect(responseReception({ ...STANDS, isEnded: true }, { basedOn: 3, change: 'fourth' }, true)).toBe('next')
  })

  it('follows nothing where nothing was said yet', () => {
    expect(responseReception(UNTOUCHED, { basedOn: 1, change: 'second', follows: '' }, true)).toBe('changed')
  })
})

describe('answers that are too long together', () => {
  const [one, other] = [questionId.parse('one'), questionId.parse('other')]
  it.each([
    ['none', {}, null],
    ['as long as they may be', { [one]: 'aaaa', [other]: 'bb' }, null],
    ['one longer than all may be', { [one]: 'a'.repeat(30) }, one],
    ['the longest of two', { [one]: 'aaa', [other]: 'bbbbb' }, other],
    ['a list', { [one]: [1, 2, 3, 4], [other]: 'b' }, one],
  ])('%s', (_, answers, longest) => expect(longestBeyond(answers, 10)).toBe(longest))
})
