import { describe, expect, it } from 'vitest'
import { questionOnWire } from '#contract/questionnaires/questions-on-wire.ts'
import { emptyQuestion, madeOf, readDraft } from '#domain/questionnaires/drafts/draft.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { askedIn, loadPlayers } from '../../questions/players.tsx'
import { answersIn, fieldsIn, linkWith } from './from-link.ts'

const IDS = ['place', 'stars', 'words', 'rows', 'children']
const KINDS = ['opinion', 'scale', 'comment', 'matrix', 'opinion'] as const
const DRAFTS = [
  { ...emptyQuestion('opinion').draft, options: ['Kolkata', 'Howrah'] },
  emptyQuestion('scale').draft,
  emptyQuestion('comment').draft,
  { rows: ['One'], columns: ['A', 'B'], several: false },
  { ...emptyQuestion('opinion').draft, options: ['0', '1', '২', 'More'] },
]

const asked = async () => {
  await loadPlayers({ kinds: [...KINDS], needs: [] })
  return askedIn(
    KINDS.flatMap((kind, at) => {
      const draft = readDraft(kind, { prompt: 'What?' }, DRAFTS[at])
      const made = draft && madeOf(draft, { id: questionId.parse(IDS[at]), random: () => 0 })
      return made ? [questionOnWire(made, 0)] : []
    }),
  )
}

describe('what a link brings along', () => {
  it.each([
    ['by its number', '?p=2', { place: [1] }],
    ['by its text', '?p=howrah', { place: [1] }],
    ['that is not there', '?p=3', {}],
    ['as a step', '?s=4', { stars: [4] }],
    ['beyond the steps', '?s=6', {}],
    ['as a text', '?w=%20Mita%20%00&extra=1', { words: 'Mita' }],
    ['as a step in other digits', '?s=৪', { stars: [4] }],
    ['by a number that is an option', '?n=0', { children: [0] }],
    ['by a number that is an option in other digits', '?n=2', { children: [2] }],
    ['by a number that no option of numbers is', '?n=3', {}],
    ['by a text among numbers', '?n=more', { children: [3] }],
    ['that is empty', '?p=&s=&w=%20', {}],
    ['that a word can not give', '?r=1', {}],
    ['by no name of theirs', '?place=2', {}],
  ])('answers %s', async (_, search, answers) => {
    const filled = ['p', 's', 'w', 'r', 'n', 'z'].map((name, question) => ({ name, question }))
    expect(answersIn(search, filled, await asked())).toEqual(answers)
  })

  it('tells its fields, and no others, cut to a length', () => {
    expect(fieldsIn(`?ward=7&class=${'x'.repeat(500)}&extra=1`, ['ward', 'class', 'none'])).toEqual({
      ward: '7',
      class: 'x'.repeat(200),
    })
  })

  it('has a place for each', () => {
    expect(linkWith('https://q.in/survey?code=A', ['ward', 'class'])).toBe('https://q.in/survey?code=A&ward=&class=')
  })
})
