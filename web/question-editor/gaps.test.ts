import { describe, expect, it } from 'vitest'
import { type DraftQuestion, emptyQuestion, isComplete } from '#domain/draft.ts'
import { firstFieldToDo, gapsOf } from './gaps.ts'

const complete: DraftQuestion = { problem: 'P', options: ['a', 'b', ''], correctOption: 1 }

describe('a question still needs', () => {
  it.each([
    { question: emptyQuestion(), gaps: ['problem', 'options', 'correct'], field: 'problem' },
    { question: { ...complete, problem: ' ' }, gaps: ['problem'], field: 'problem' },
    { question: { ...complete, options: ['a', ' ', ''], correctOption: 0 }, gaps: ['options'], field: 1 },
    { question: { ...complete, correctOption: null }, gaps: ['correct'], field: 'correct' },
    { question: { ...complete, correctOption: 2 }, gaps: ['correct'], field: 'correct' },
    { question: { ...complete, problem: 'x'.repeat(10_001) }, gaps: ['shorter'], field: 'problem' },
    { question: { ...complete, options: ['a', 'b', 'x'.repeat(2001)] }, gaps: ['shorter'], field: 2 },
    { question: { ...complete, options: Array<string>(101).fill('a') }, gaps: ['fewer'], field: 100 },
    { question: complete, gaps: [], field: 'problem' },
  ])('$gaps, from field $field on', ({ question, gaps, field }) => {
    expect(gapsOf(question)).toEqual(gaps)
    expect(firstFieldToDo(question)).toBe(field)
    expect(isComplete(question)).toBe(gaps.length === 0)
  })
})
