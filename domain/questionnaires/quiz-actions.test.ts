import { describe, expect, it } from 'vitest'
import { placeAfter, type QUIZ_ACTIONS, type QuizPlace } from './quiz-actions.ts'

const at = (status: QuizPlace['status'], before: QuizPlace['before'] = null): QuizPlace => ({
  status,
  isBinned: false,
  before,
})
const binned = (before: QuizPlace['status']): QuizPlace => ({ status: 'archived', isBinned: true, before })

describe('what is done with a quiz', () => {
  type Doing = Exclude<(typeof QUIZ_ACTIONS)[number], 'erase'>
  it.each<[Doing, QuizPlace, QuizPlace | null]>([
    ['close', at('active'), at('closed')],
    ['close', at('closed'), at('closed')],
    ['close', at('archived'), null],
    ['close', at('draft'), null],
    ['close', binned('active'), null],
    ['reopen', at('closed'), at('active')],
    ['reopen', at('active'), at('active')],
    ['reopen', at('archived', 'active'), null],
    ['reopen', binned('closed'), null],
    ['archive', at('active'), at('archived', 'active')],
    ['archive', at('archived', 'closed'), at('archived', 'closed')],
    ['archive', binned('closed'), null],
    ['bin', at('active'), binned('active')],
    ['bin', at('archived', 'active'), binned('archived')],
    ['bin', binned('closed'), binned('closed')],
    ['bin', at('draft'), null],
    ['restore', binned('active'), at('active')],
    ['restore', binned('archived'), at('archived')],
    ['restore', at('archived', 'active'), at('active')],
    ['restore', at('archived'), at('closed')],
    ['restore', at('closed'), at('closed')],
  ])('%s: %j becomes %j', (action, before, after) => {
    expect(placeAfter(before, action)).toEqual(after)
  })
})
