import { describe, expect, it } from 'vitest'
import type { Guess } from '../../marking/guessing.ts'
import { wholeMarks } from '../../marking/marks.ts'
import type { Kind } from '../../questions/rules.ts'
import { type DraftQuestion, emptyQuestion, readDraft } from './draft.ts'
import { guessedOf } from './guessed-draft.ts'

const written = (kind: Kind, draft: object): DraftQuestion => {
  const question = readDraft(kind, { prompt: 'Which?' }, { ...emptyQuestion(kind).draft, ...draft })
  if (question === null) throw new Error(`no draft of ${kind}`)
  return question
}

const OPTIONS = ['a', 'b', 'c', '']

describe('a question that is being written is guessed', () => {
  it.each<[Kind, object, Guess]>([
    ['single_choice', { options: OPTIONS, correct: 1 }, { by: 'one', of: 3 }],
    ['true_false', { correct: false }, { by: 'one', of: 2 }],
    ['multiple_choice', { options: OPTIONS, correct: [0, 2] }, { by: 'several', options: 3, right: 2, isTold: false }],
    [
      'multiple_choice',
      { options: OPTIONS, correct: [0], tellsHowMany: true },
      { by: 'several', options: 3, right: 1, isTold: true },
    ],
    ['fill_in_blanks', { passage: 'a [[b]] c [[d]] e [[f]]' }, { by: 'nothing', parts: 3 }],
    ['ordering', { items: ['a', 'b', 'c'] }, { by: 'nothing', parts: 3 }],
    [
      'matching',
      {
        pairs: [
          { left: 'a', right: 'b' },
          { left: 'c', right: 'd' },
        ],
      },
      { by: 'nothing', parts: 2 },
    ],
    ['numerical', { rows: [{ form: 'range', first: '1', second: '2' }] }, { by: 'nothing', parts: 1 }],
    ['open_ended', { model: 'Because.' }, { by: 'nobody' }],
    ['open_ended', {}, { by: 'nobody' }],
    ['comment', {}, { by: 'nobody' }],
  ])('%s %j: %j', (kind, draft, guess) => expect(guessedOf(written(kind, draft))?.guess).toEqual(guess))

  it('with what it says of its marks', () => {
    const own = { points: wholeMarks(4), marking: { scheme: 'proportional' as const } }
    expect(guessedOf({ ...written('true_false', { correct: true }), ...own })).toMatchObject(own)
  })

  it.each([
    emptyQuestion('single_choice'),
    written('single_choice', { options: OPTIONS, correct: 3 }),
    { ...written('true_false', { correct: true }), points: 1 },
  ])('only once it is complete', (question) => expect(guessedOf(question)).toBe(null))
})
