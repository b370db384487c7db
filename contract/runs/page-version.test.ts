import { expect, it } from 'vitest'
import { QUESTION_KINDS } from '#domain/questionnaires/items/question.ts'
import { PAGE_VERSION } from './attempts.ts'

it('a page of this version knows these kinds of question: with another kind the version goes up', () =>
  expect({ version: PAGE_VERSION, kinds: [...QUESTION_KINDS].sort() }).toEqual({
    version: 10,
    kinds: [
      'comment',
      'consent',
      'file',
      'fill_in_blanks',
      'matching',
      'matrix',
      'multiple_choice',
      'numerical',
      'open_ended',
      'opinion',
      'ordering',
      'ranking',
      'scale',
      'short_answer',
      'single_choice',
      'true_false',
    ],
  }))
