import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requests } from '#contract/questionnaires/questionnaires-requests.ts'
import { problemsOf } from '#contract/wire/problems-of.ts'
import { makeQuestions } from './make-questions.ts'

const newId = () => 'a'

it('While the questions of a long quiz are made, the server does what else there is to do', async () => {
  let turns = 0
  let isMade = false
  const countTurn = () => {
    turns += 1
    if (!isMade) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  const drafts = Array.from({ length: 500 }, () => ({
    kind: 'fill_in_blanks',
    problem: 'P',
    draft: { passage: '[[a]]' },
  }))
  const made = await makeQuestions({ newId }, drafts)
  isMade = true
  expect(made.ok).toBe(true)
  expect(turns).toBeGreaterThan(100)
})

it('A draft with a list without end is refused by the schema, before anything is made of it', () => {
  const draft = { items: Array(1_001).fill('') }
  const quiz = { title: 'T', subject: 'S', no_of_questions: 1, duration: 30 * 60 * 1e9 }
  const { error } = z.safeParse(requests.createQuiz.body, {
    ...quiz,
    questions: [{ kind: 'ordering', problem: 'P', draft }],
  })
  expect(error && problemsOf(error)).toEqual({ 'questions.0.draft': 'too_many' })
})
