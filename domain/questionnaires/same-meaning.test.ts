import { describe, expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import type { Question } from './items/question.ts'
import { changedTexts, impossibleAmong, type SameMeaning } from './same-meaning.ts'

const Q = questionId.parse('q')

const choice = (prompt: string, options: string[]): Question => ({
  ...{ id: Q, kind: 'opinion', prompt },
  ...{ asked: { options, look: 'list', other: false, least: null, most: 1 }, key: {} },
})
const scale = (to: number, high: string): Question => ({
  ...{ id: Q, kind: 'scale', prompt: 'How?' },
  ...{ asked: { look: 'numbers', from: 1, to, low: null, middle: null, high }, key: {} },
})

it.each<[string, Question, Question, object[]]>([
  ['nothing', choice('Lunch?', ['Yes', 'No']), choice(' Lunch? ', ['No', 'Yes']), []],
  [
    'a word of the question',
    choice('Teh lunch?', ['Yes', 'No']),
    choice('The lunch?', ['Yes', 'No']),
    [{ question: 'q', text: { was: 'Teh lunch?', is: 'The lunch?' }, choices: [] }],
  ],
  [
    'an option for another',
    choice('Lunch?', ['Yes', 'No', 'Perhpas']),
    choice('Lunch?', ['Perhaps', 'Yes', 'No']),
    [
      {
        ...{ question: 'q', text: null },
        choices: [{ list: 0, gone: [{ at: 2, text: 'Perhpas' }], added: [{ at: 0, text: 'Perhaps' }] }],
      },
    ],
  ],
  ['an option more', choice('Lunch?', ['Yes', 'No']), choice('Lunch?', ['Yes', 'No', 'Perhaps']), []],
  [
    'what a step says',
    scale(5, 'Good'),
    scale(5, 'Very good'),
    [{ question: 'q', text: { was: 'How? · Good', is: 'How? · Very good' }, choices: [] }],
  ],
  ['a range, which is never the same', scale(5, 'Good'), scale(10, 'Good'), []],
])('an edit changes %s', (_, before, after, changed) => expect(changedTexts([before], [after])).toEqual(changed))

describe('what was said can not be', () => {
  const before = [choice('Teh lunch?', ['Yse', 'No', 'Perhpas'])]
  const after = [choice('The lunch?', ['Yes', 'No', 'Perhaps'])]
  const option = (was: number, is: number, list = 0): SameMeaning => ({ question: Q, choice: { list, was, is } })

  it.each<[string, SameMeaning[], number | null]>([
    ['all of it can', [{ question: Q }, option(0, 0), option(2, 2)], null],
    ['nothing was said', [], null],
    ['two options in one', [option(0, 0), option(2, 0)], 1],
    ['one option in two', [option(0, 0), option(0, 2)], 1],
    ['an option that stays', [option(1, 0)], 0],
    ['an option that was there before', [option(0, 1)], 0],
    ['an option that there is not', [option(7, 0)], 0],
    ['a list that there is not', [option(0, 0, 1)], 0],
    ['a question that there is not', [{ question: questionId.parse('nobody') }], 0],
    ['the same twice', [{ question: Q }, { question: Q }], 1],
  ])('%s', (_, same, at) => expect(impossibleAmong(same, { before, after })).toBe(at))

  it('of a text that has not changed', () => {
    expect(impossibleAmong([{ question: Q }], { before: after, after })).toBe(0)
  })
})
