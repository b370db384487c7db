import { describe, expect, it } from 'vitest'
import { emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { advance, draftListOf, itemsOf } from './draft-list.ts'
import { readText } from './pasted-questions.ts'
import { leftIn, textOfQuiz } from './text-of-quiz.ts'

const question = (prompt: string, options = ['x', 'y']): DraftItem => ({
  kind: 'single_choice',
  format: 'prose',
  prompt,
  draft: { options, correct: 0 },
})
const written = (prompt: string, number: number) => `${number}. ${prompt}\na) x\nb) y\nAns: a\n`
const took = (list: ReturnType<typeof draftListOf>, text: string, at: number) =>
  advance(list, { type: 'tookText', items: readText(text).items, at })

describe('the text of a quiz', () => {
  const quiz = draftListOf([question('A?'), question('B?')])
  const typed = `Physics\n\n1) A?\na) x\nb) y\nAns: a\n\nChapter 2\n\n2) B?\na) x\nb) y\nAns: a`
  it.each([
    ['is written where none was typed', null, `${written('A?', 1)}\n${written('B?', 2)}`],
    ['is as it was typed while it says the same', typed, typed],
    [
      'has all that is in no question, where it stood',
      typed.replace('2) B?', '2) Bee?'),
      `Physics\n\n${written('A?', 1)}\nChapter 2\n\n${written('B?', 2)}`,
    ],
    [
      'is not that of another quiz',
      'History\n\n1. Who?\na) x\nb) y\nAns: a',
      `${written('A?', 1)}\n${written('B?', 2)}`,
    ],
  ])('%s', (_, before, text) => expect(textOfQuiz(quiz, before)).toBe(text))

  it('is nothing where nothing is written', () => {
    expect(textOfQuiz(draftListOf([]), null)).toBe('')
    expect(textOfQuiz(draftListOf([]), 'Physics')).toBe('Physics')
    expect(leftIn(draftListOf([]), 'Physics')).toBe(1)
  })
})

describe('what a text says', () => {
  const list = draftListOf([question('A?'), question('B?'), question('C?')])
  const keys = ({ entries }: typeof list) => entries.map(({ key }) => key)

  it.each([
    ['a change', ['A?', 'Bee?', 'C?'], [0, 1, 2]],
    ['one that is new', ['A?', 'New?', 'B?', 'C?'], [0, 3, 1, 2]],
    ['one less', ['A?', 'C?'], [0, 2]],
    ['another order', ['C?', 'A?', 'B?'], [2, 0, 1]],
  ])('leaves all others what they were: %s', (_, prompts, wanted) => {
    const next = took(list, prompts.map((prompt, at) => written(prompt, at + 1)).join('\n'), 5)
    expect(itemsOf(next)).toEqual(prompts.map((prompt) => question(prompt)))
    expect(keys(next)).toEqual(wanted)
  })

  it('is no change where it says the same', () => {
    expect(took(list, ['A?', 'B?', 'C?'].map((prompt, at) => written(prompt, at + 1)).join('\n'), 5)).toBe(list)
  })

  it('is undone in one go where it was typed in one go', () => {
    const first = took(list, written('A', 1), 1_000)
    const second = took(first, written('Ah', 1), 1_500)
    const third = took(second, written('Aha', 1), 9_000)
    expect(itemsOf(advance(third, { type: 'undone' }))).toEqual([question('Ah')])
    expect(itemsOf(advance(advance(third, { type: 'undone' }), { type: 'undone' }))).toEqual(itemsOf(list))
  })

  it('is one empty question where it is nothing', () => {
    expect(itemsOf(took(list, '', 1))).toEqual([emptyQuestion()])
  })
})
