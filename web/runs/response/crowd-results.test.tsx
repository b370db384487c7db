import { screen } from '@testing-library/dom'
import { beforeAll, expect, it } from 'vitest'
import { questionId } from '#domain/questions/question-id.ts'
import { ok } from '../../calls/reply.ts'
import { loadPlayers } from '../../questions/players.tsx'
import { paperOf } from '../../testing/response-server.ts'
import { show } from '../../testing/show.tsx'
import { CrowdResults } from './crowd-results.tsx'

beforeAll(() => loadPlayers({ kinds: ['opinion'], needs: [] }))

type Props = Parameters<typeof CrowdResults>[0]
const paper = paperOf('poll', ['q1', 'q2'])
const opened = (results: Awaited<ReturnType<Props['read']>> & { ok: true }, props: Partial<Props> = {}) =>
  show(<CrowdResults paper={paper} answers={{}} read={async () => results} {...props} />)
const bars = { chosen: [2, 1, 0], written: { named: [], others: 0, right: 0 } }

it('shows what is told, and of what the presenter hides that it is hidden', async () => {
  const told = { votes: 3, questions: [{ question_id: 'q2', of: 3, tally: bars }], hidden: ['q1'] }
  opened(ok({ is_closed: false, results: told }))
  expect(await screen.findByText('Votes: 3')).toBeTruthy()
  const [first, second] = screen.getAllByRole('article')
  expect(first?.textContent).toContain('The presenter does not show these results at the moment.')
  expect(second?.textContent).toContain('2')
  expect(second?.textContent).not.toContain('The presenter')
})

it('says in a question what whoever looks has answered', async () => {
  const questions = paper.questions.map((question) => ({ ...question, problem: 'You said {Q1}. Why?' }))
  const told = { votes: 3, questions: [{ question_id: 'q2', of: 3, tally: bars }] }
  opened(ok({ is_closed: false, results: told }), {
    paper: { ...paper, questions },
    answers: { [questionId.parse('q1')]: [1] },
  })
  expect(await screen.findByRole('heading', { name: 'You said Bread. Why?' })).toBeTruthy()
})

it('shows nothing of a question of which nobody is told anything', async () => {
  opened(ok({ is_closed: false, results: { votes: 1, questions: [] } }))
  expect(await screen.findByText('Votes: 1')).toBeTruthy()
  expect(screen.queryAllByRole('article')).toEqual([])
})
