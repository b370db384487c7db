import { describe, expect, it } from 'vitest'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { advance, draftListOf, questionsOf } from './draft-list.ts'
import { changedWithKept, keptNow } from './kept-aside.ts'

const OPTIONS = ['helium', 'iron', 'neon']
const single: DraftQuestion = {
  kind: 'single_choice',
  prompt: 'Which?',
  draft: { options: OPTIONS, correct: 2, fixed: [1] },
}
const several: DraftQuestion = {
  kind: 'multiple_choice',
  prompt: 'Which?',
  marking: { scheme: 'proportional' },
  draft: { options: OPTIONS, correct: [0, 2], tellsHowMany: true },
}
const blanks: DraftQuestion = { kind: 'fill_in_blanks', prompt: 'Fill in.', draft: { passage: 'Ice [[floats]].' } }
const truth: DraftQuestion = { kind: 'true_false', prompt: 'Ice floats.', draft: { correct: false } }

type Change = Kind | ((question: DraftQuestion) => DraftQuestion)

/** As a question is changed in its form, one thing after the other. */
const following = (first: DraftQuestion, ...changes: readonly Change[]) => {
  const list = changes.reduce(
    (now, change) => {
      const [before = first] = questionsOf(now)
      const kept = now.asides.get(0)
      const question = typeof change === 'string' ? changedWithKept(before, change, kept) : change(before)
      return advance(now, { type: 'changed', key: 0, question })
    },
    draftListOf([first]),
  )
  const [question = first] = questionsOf(list)
  return { list, question, kept: keptNow(question, list.asides.get(0)) }
}

const withDraft =
  (part: object) =>
  (question: DraftQuestion): DraftQuestion =>
    ({ ...question, draft: { ...question.draft, ...part } }) as DraftQuestion

describe('what did not fit comes back with the former kind', () => {
  it.each<[string, DraftQuestion, Kind[]]>([
    ['options and what is right', single, ['true_false']],
    ['more than one that is right, and how it is marked', several, ['single_choice']],
    ['by way of a third kind', several, ['single_choice', 'true_false', 'short_answer']],
    ['a passage', blanks, ['ordering', 'single_choice']],
    ['what is false', truth, ['numerical']],
  ])('%s', (_, question, kinds) => expect(following(question, ...kinds, question.kind).question).toEqual(question))

  it('and with any other that has a place for it', () =>
    expect(following(single, 'true_false', 'multiple_choice').question.draft).toEqual({
      options: OPTIONS,
      correct: [2],
      fixed: [1],
      tellsHowMany: false,
    }))

  it('a prompt that was changed meanwhile stays as it is now', () =>
    expect(following(blanks, 'ordering', (now) => ({ ...now, prompt: 'New' }), 'fill_in_blanks').question).toEqual({
      ...blanks,
      prompt: 'New',
    }))
})

describe('what was written meanwhile is left as it is', () => {
  it.each<[string, Change[], object]>([
    ['another right one', ['single_choice', withDraft({ correct: 1 })], { options: OPTIONS, correct: [1] }],
    [
      'a word put right: the right ones stay',
      ['single_choice', withDraft({ options: ['Helium', 'iron', 'neon'] })],
      { options: ['Helium', 'iron', 'neon'], correct: [0, 2] },
    ],
    [
      'others in their places: nobody knows which are right',
      ['single_choice', withDraft({ options: ['neon', 'iron', 'helium'] })],
      { options: ['neon', 'iron', 'helium'], correct: [] },
    ],
    [
      'one left out',
      ['single_choice', withDraft({ options: ['iron', 'neon'] })],
      { options: ['iron', 'neon'], correct: [] },
    ],
  ])('%s', (_, changes, draft) =>
    expect(following(several, ...changes, 'multiple_choice').question.draft).toEqual({ ...draft, tellsHowMany: true }),
  )
})

describe('what is kept aside', () => {
  it.each<[string, DraftQuestion, Change[], [Kind, string[]] | null]>([
    ['options', single, ['true_false'], ['single_choice', ['options', 'correct', 'fixed']]],
    ['nothing where all of it fits', single, ['multiple_choice'], null],
    ['nothing of an empty question', { ...single, draft: { options: ['', ''], correct: null } }, ['true_false'], null],
    ['nothing once it is back', single, ['true_false', 'single_choice'], null],
    ['nothing once it has found a place', single, ['true_false', 'multiple_choice'], null],
    [
      'what is right, where one may be',
      several,
      ['single_choice'],
      ['multiple_choice', ['tellsHowMany', 'scheme', 'correct']],
    ],
    [
      'what was left last, of two',
      blanks,
      ['true_false', withDraft({ correct: true }), 'numerical'],
      ['true_false', ['correct']],
    ],
  ])('%s', (_, first, changes, expected) => {
    const { kept } = following(first, ...changes)
    expect(kept && [kept.question.kind, kept.parts]).toEqual(expected)
  })

  it('is told no more once the change is undone, and again once it is done again', () => {
    const { list } = following(single, 'true_false')
    const told = (now: typeof list) =>
      questionsOf(now).map((question) => keptNow(question, now.asides.get(0))?.parts.length)
    const undone = advance(list, { type: 'undone' })
    expect([told(list), told(undone), told(advance(undone, { type: 'redone' }))]).toEqual([[3], [undefined], [3]])
  })
})
