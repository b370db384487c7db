import { describe, expect, it } from 'vitest'
import { kindsByWord, wordsSaid } from '#domain/people/activity-search.ts'
import { wordsSaidIn } from './search-sentences.ts'

const kindsOf = (search: string) => kindsByWord(wordsSaidIn(search), search.split(' ').length)

describe('a search in the log', () => {
  it.each([
    ['whole mobile', [['phone_shown'], ['phone_shown']]],
    ['Bin', [['quiz_binned']]],
    ["student's request", [['resume_code_shown', 'phone_shown', 'erasure_refused'], ['erasure_refused']]],
    ['optics', [[]]],
  ])('for “%s” knows which sentences have each word', (search, kinds) => {
    expect(kindsOf(search)).toEqual(kinds)
  })

  it('for anything that fits into the field can be sent', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'].join(' ').repeat(2).slice(0, 100)
    expect(wordsSaid.safeParse(wordsSaidIn(letters)).success).toBe(true)
    expect(wordsSaid.safeParse(wordsSaidIn('a '.repeat(50))).success).toBe(true)
  })
})
