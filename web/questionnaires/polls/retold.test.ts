import { expect, it } from 'vitest'
import type { FiguresOnWire } from '#contract/results/live.ts'
import { emptyQuestion, madeOf } from '#domain/questionnaires/drafts/draft.ts'
import { opinion } from '#domain/questions/opinion.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { type PollResults, retold } from './api.ts'

const asked = () => {
  const empty = emptyQuestion('opinion')
  if (empty.kind !== 'opinion') throw new Error('it is of another kind')
  const written = { ...empty, prompt: 'Shall we go on?', draft: { ...empty.draft, options: ['Yes', 'No'] } }
  const question = madeOf(written, { id: questionId.parse('q1'), random: () => 0 })
  if (question?.kind !== 'opinion') throw new Error('it is not whole')
  return question
}

const question = asked()
const none = opinion.tally.empty(question.asked)
const some = opinion.tally.add(none, { ...question, given: [1] }, 1)
const known: PollResults = {
  ...{ id: 'p1', title: 'Lunch', status: 'active', votes: 0, shareCode: 'c1', versionId: 'v1' },
  questions: [{ question, of: 0, tally: none }],
}
const told = (poll: Partial<NonNullable<FiguresOnWire['poll']>>): FiguresOnWire => ({
  ...{ in_progress: 0, total: 1, average_score: null, highest_score: null, late_waiting: 0, marking_waiting: 0 },
  poll: {
    ...{ version_id: 'v1', status: 'closed', votes: 1, questions: [{ of: 1, tally: some }] },
    presentation: {
      ...{ revision: 0, question: 0, is_revealed: true, hides_results: false, is_code_shown: true },
      ...{ is_hall_shown: false, hidden_words: [] },
    },
    ...poll,
  },
})

it('votes that are told take the place of those that are known', () => {
  const now = { ...known, status: 'closed', votes: 1, questions: [{ question, of: 1, tally: some }] }
  expect(retold(known, told({}))).toEqual(now)
})

it.each([
  ['nothing is known yet', undefined, told({})],
  ['they are of other questions', known, told({ version_id: 'v2' })],
  ['some are not told', known, told({ questions: [] })],
  ['they are counted as this page does not know', known, told({ questions: [{ of: 1, tally: { marvels: 3 } }] })],
  ['it is no poll', known, { ...told({}), poll: undefined }],
])('they are asked for where %s', (_, before, figures) => {
  expect(retold(before, figures)).toBe(null)
})
