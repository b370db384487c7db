import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readPollResults } from '#contract/questionnaires/polls.ts'
import { paperOf } from '../../testing/response-server.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { pollResultsQuery } from './api.ts'

it('names the answers that questions of a poll speak of, where all of it is told', async () => {
  const [question] = paperOf('poll', ['q1']).questions
  if (!question) throw new Error('a poll without a question')
  const asked = (problem: string) => ({
    question: { ...question, problem, correct_answer: -1, key: {} },
    of: 3,
    tally: { chosen: [2, 1, 0], written: { named: [], others: 0, right: 0 } },
  })
  aTeacherServer().answers(readPollResults, {
    ...{ id: 'z1', title: 'Lunch', share_code: 'ABCD2345', status: 'active', votes: 3, version_id: 'v1' },
    questions: [asked('Rice?'), asked('You said {Q1}. Why?')],
  })
  const { questions } = await new QueryClient().fetchQuery(pollResultsQuery('z1'))
  expect(questions.map((each) => each.question.prompt)).toEqual(['Rice?', 'You said [answer to question 1]. Why?'])
})
