import { screen } from '@testing-library/dom'
import { beforeAll, expect, it } from 'vitest'
import { ok } from '../../api/reply.ts'
import { loadPlayers } from '../../questions/players.tsx'
import { paperOf } from '../../testing/response-server.ts'
import { show } from '../../testing/show.tsx'
import { CrowdResults } from './crowd-results.tsx'

beforeAll(() => loadPlayers({ kinds: ['opinion'], needs: [] }))

const opened = (results: Awaited<ReturnType<Parameters<typeof CrowdResults>[0]['read']>> & { ok: true }) =>
  show(<CrowdResults paper={paperOf('poll', ['q1', 'q2'])} read={async () => results} />)
const bars = { chosen: [2, 1, 0], written: { named: [], others: 0, right: 0 } }

it('shows what is told, and of what the presenter hides that it is hidden', async () => {
  const told = { votes: 3, questions: [{ question_id: 'q2', of: 3, tally: bars }], hidden: ['q1'] }
  opened(ok({ is_closed: false, results: told }))
  expect(await screen.findByText('Votes: 3')).toBeTruthy()
  const [first, second] = screen.getAllByRole('article')
  expect(first?.textContent).toContain('The presenter does not show at the moment how all have answered this.')
  expect(second?.textContent).toContain('2')
  expect(second?.textContent).not.toContain('The presenter')
})

it('shows nothing of a question of which nobody is told anything', async () => {
  opened(ok({ is_closed: false, results: { votes: 1, questions: [] } }))
  expect(await screen.findByText('Votes: 1')).toBeTruthy()
  expect(screen.queryAllByRole('article')).toEqual([])
})
