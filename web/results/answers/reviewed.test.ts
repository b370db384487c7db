import { describe, expect, it } from 'vitest'
import { countedVerdicts } from '#domain/answers/section-total.ts'
import { reviewedQuestions, totalTime } from './reviewed.ts'

const at = '2026-01-01T00:00:00.000Z'
const asked = (id: string, correct_answer: number) => ({
  id,
  problem: `Problem ${id}`,
  options: ['a', 'b'],
  correct_answer,
  created_at: at,
  updated_at: at,
})
const quiz = { is_negative_marking: true, questions: [asked('q1', 0), asked('q2', 1), asked('q3', 1)] }
const answers = [
  { question_id: 'q2', selected_index: 0, is_correct: false, time_ms: 4000 },
  { question_id: 'q1', selected_index: 0, is_correct: true, time_ms: 0 },
]

describe('the analysis', () => {
  it('puts each answer to its question by id, whatever the order', () => {
    expect(reviewedQuestions(quiz, { answers })).toMatchObject([
      { question: { id: 'q1', key: { correct: 0 } }, number: 1, answer: 0, verdict: 'correct', timeMs: null },
      { question: { id: 'q2', key: { correct: 1 } }, number: 2, answer: 0, verdict: 'wrong', timeMs: 4000 },
      { question: { id: 'q3', key: { correct: 1 } }, number: 3, answer: null, verdict: 'blank', timeMs: null },
    ])
  })

  it('tells what each answer earned where the server does', () => {
    const marked = answers.map((answer) => ({ ...answer, marks: answer.is_correct ? 1 : -0.25 }))
    expect(reviewedQuestions(quiz, { answers: marked }).map(({ marks }) => marks)).toEqual([1, -0.25, null])
    expect(reviewedQuestions(quiz, { answers }).map(({ marks }) => marks)).toEqual([null, null, null])
  })

  it('tells what each question could earn', () => {
    const usual = { ...quiz, marks_per_question: 2 }
    const [first, ...rest] = quiz.questions
    const varied = {
      ...usual,
      questions: [{ ...asked('q1', 0), ...first, points: 0.5, language: 'bn' as const }, ...rest],
    }
    expect(reviewedQuestions(usual, { answers }).map(({ most }) => most)).toEqual([2, 2, 2])
    expect(reviewedQuestions(varied, { answers }).map(({ most, lang }) => [most, lang])).toEqual([
      [0.5, 'bn'],
      [2, undefined],
      [2, undefined],
    ])
  })

  it('shows no right answers where the paper comes without its key', () => {
    const paper = { ...quiz, questions: quiz.questions.map(({ correct_answer: _, ...rest }) => rest) }
    expect(reviewedQuestions(paper, { answers }).map(({ question }) => question.key)).toEqual([null, null, null])
  })

  it('counts right, wrong and blank, and the time that is known', () => {
    const questions = reviewedQuestions(quiz, { answers })
    expect(countedVerdicts(questions)).toEqual({
      correct: 1,
      partly: 0,
      wrong: 1,
      blank: 1,
      waiting: 0,
      given: 0,
      not_counted: 0,
    })
    expect(totalTime(questions)).toBe(4000)
    expect(totalTime([{ timeMs: null }])).toBe(null)
  })
})
