import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { questionId } from '#domain/questions/question-id.ts'
import { loadProse } from '../../questions/parts/prose.tsx'
import { show } from '../../testing/show.tsx'
import { QuestionResultCard } from './question-result-card.tsx'
import type { QuestionResult } from './question-results-api.ts'

const result: QuestionResult = {
  number: 2,
  isBefore: false,
  question: {
    id: questionId.parse('q'),
    kind: 'single_choice',
    prompt: 'Which is the capital?',
    asked: { options: ['Pune', 'Delhi'] },
    key: { correct: 1 },
  },
  verdicts: { correct: 3, partly: 0, wrong: 1, blank: 1, waiting: 0, given: 0, not_counted: 0 },
  averageTimeMs: 12_000,
  tally: { chosen: [1, 3] },
  statistics: {
    facility: 60,
    deviation: 50,
    randomGuess: 50,
    intendedWeight: 100,
    effectiveWeight: null,
    discrimination: null,
    efficiency: null,
  },
  goneFrom: null,
  groups: null,
}

const parts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

it('says how a question was marked and answered', () => {
  show(<QuestionResultCard attempts={5} result={result} />)
  expect(screen.getByRole('heading', { name: 'Question 2' })).toBeTruthy()
  expect(screen.getByText(/on average/).textContent).toMatch(/^12\s/)
  expect(parts()).toEqual(['Right 3 (60%)', 'Wrong 1 (20%)', 'Blank 1 (20%)'])
  // Shares of those who answered, not of all.
  expect(screen.getAllByRole('table')[0]?.textContent).toContain('3 (75%)')
})

it('tells of answers that are right in part where there are any', () => {
  show(<QuestionResultCard attempts={5} result={{ ...result, verdicts: { ...result.verdicts, partly: 5 } }} />)
  expect(parts()[1]).toBe('Partly right 5 (50%)')
})

it('has no bars where nobody answered', () => {
  const verdicts = { correct: 0, partly: 0, wrong: 0, blank: 4, waiting: 0, given: 0, not_counted: 0 }
  show(<QuestionResultCard attempts={5} result={{ ...result, verdicts, averageTimeMs: null }} />)
  expect(screen.queryByRole('rowheader', { name: /Pune/ })).toBeNull()
  expect(screen.getByText('Nobody has answered this question.')).toBeTruthy()
  expect(screen.queryByText(/on average/)).toBeNull()
})

it('says that the figures count what waits to be marked as nothing', () => {
  const verdicts = { correct: 0, partly: 0, wrong: 0, blank: 1, waiting: 4, given: 0, not_counted: 0 }
  show(<QuestionResultCard attempts={5} result={{ ...result, verdicts }} />)
  expect(screen.getByText('4 answers wait to be marked: until then each counts 0 in these figures.')).toBeTruthy()
})

it('says of a question that nobody has met just that', () => {
  const verdicts = { correct: 0, partly: 0, wrong: 0, blank: 0, waiting: 0, given: 0, not_counted: 0 }
  show(<QuestionResultCard attempts={5} result={{ ...result, verdicts, averageTimeMs: null }} />)
  expect(screen.getByText('Nobody has met this question yet.')).toBeTruthy()
  expect(screen.queryAllByRole('term')).toEqual([])
  expect(screen.queryByText(/got it right|Nobody has answered|Figures/)).toBeNull()
})

it('shows a question in prose as it was asked', async () => {
  await loadProse(['prose'])
  const question: QuestionResult['question'] = {
    ...result.question,
    kind: 'single_choice',
    format: 'prose',
    prompt: 'Which is the **capital**?',
    asked: { options: ['*Pune*', 'Delhi'] },
    key: { correct: 1 },
  }
  show(<QuestionResultCard attempts={5} result={{ ...result, question }} />)
  expect(screen.getByText('capital').localName).toBe('strong')
  expect(screen.getByRole('rowheader', { name: /Pune/ }).querySelector('em')?.textContent).toBe('Pune')
})

it.each([
  [{ correct: 0, wrong: 1 }, 'The only student missed it, with B, “Delhi”.'],
  [{ correct: 0, wrong: 3 }, '3 of 3 missed it; most of them chose B, “Delhi”.'],
  [{ correct: 1, wrong: 0 }, 'The only student got it right.'],
])('speaks of no class where fewer than five have answered: %j', (counts, said) => {
  const verdicts = { ...result.verdicts, blank: 0, ...counts }
  const question = { ...result.question, kind: 'single_choice' as const, asked: { options: ['Pune', 'Delhi'] } }
  const tally = { chosen: [counts.correct, counts.wrong] }
  show(
    <QuestionResultCard
      attempts={3}
      result={{ ...result, question: { ...question, key: { correct: 0 } }, verdicts, tally }}
    />,
  )
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(/hard|easy|difficulty/i)).toBeNull()
})
