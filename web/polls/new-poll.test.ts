import { describe, expect, it } from 'vitest'
import { EMPTY_POLL, gapsIn, pollOnWire } from './new-poll.ts'

describe('a new poll', () => {
  it.each([
    ['nothing', '', ['', ''], ['question', 'options']],
    ['one option', 'Tea?', ['Yes', ' '], ['options']],
    ['the same option twice', 'Tea?', ['Yes', ' Yes'], ['options']],
    ['a question of spaces', '  ', ['Yes', 'No'], ['question']],
    ['two options', 'Tea?', ['Yes', '', 'No'], []],
  ])('with %s', (_, question, options, gaps) => {
    expect(gapsIn({ ...EMPTY_POLL, question, options })).toEqual(gaps)
  })

  it('is called by its question, cut between characters', () => {
    const question = `Which\n one? ${'😀'.repeat(200)}`
    const { title } = pollOnWire({ ...EMPTY_POLL, question, options: ['A', 'B'] }, 'key')
    expect(title).toBe(`Which one? ${'😀'.repeat(89)}`)
  })
})
