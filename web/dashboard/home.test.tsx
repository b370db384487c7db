import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { readMe } from '#contract/people/accounts.ts'
import { readHome } from '#contract/results/home.ts'
import { followHome } from '#contract/results/live.ts'
import { openPage } from '../testing/open-page.tsx'
import { aTeacherServer } from '../testing/teacher-server.ts'
import { Home } from './home.tsx'

const user = { id: 't1', name: 'Rita', email: 'rita@school.example', phone: '9876543210', role: 'teacher' } as const
const none = { quizzes: [], count: 0 }
const NOTHING = {
  totals: { quizzes: 0, active_users: 0, drafts: 0, questionnaires: 0 },
  changes: { quizzes: { lately: 0, before: 0 }, active_users: { lately: 0, before: 0 } },
  latest_quiz: null,
  attention: { running: none, to_mark: none, late: none, erasure: none, closing: [] },
  drafts: [],
  submissions: [],
  responses: [],
  activity: [],
}
const at = (minute: number) => new Date(Date.UTC(2026, 0, 20, 9, minute)).toISOString()

const open = (home: object) => {
  const { answers } = aTeacherServer()
  answers(readMe, { user, email_verified: true })
  answers(followHome, {})
  answers(readHome, { ...NOTHING, ...home })
  return openPage(Home, '/dashboard')
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => [within(row).getByRole('link').getAttribute('href'), row.querySelector('p')?.textContent])

it('tells somebody new what to do first, and nothing of what is not there', async () => {
  open({})
  expect(await screen.findByText(/^First make a quiz, an exam, a poll or a survey/)).toBeTruthy()
  expect(screen.getByText('You have no activity')).toBeTruthy()
  for (const name of ['Waiting for you', 'Recent activity']) expect(screen.queryByRole('heading', { name })).toBeNull()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const kind of ['quizzes', 'exams', 'polls', 'surveys']) {
    expect(links).toContain(`/dashboard/${kind}/create`)
    expect(links, 'with a tile').toContain(`/dashboard/${kind}`)
  }
})

it('tells what was answered lately and with what results, of quizzes, polls and surveys, the last first', async () => {
  const quiz = { average: 70, waiting: 0, last_at: at(10) }
  open({
    totals: { ...NOTHING.totals, questionnaires: 6 },
    submissions: [
      { id: 'q1', title: 'Physics test', ...quiz, count: 30, today: { count: 12, average: 64.4 } },
      { id: 'q2', title: 'Essays', ...quiz, count: 1, today: { count: 0, average: null }, waiting: 2, last_at: at(5) },
      {
        id: 'q3',
        title: 'Opinions',
        ...quiz,
        count: 3,
        average: null,
        today: { count: 0, average: null },
        last_at: at(4),
      },
    ],
    responses: [
      { id: 'p1', title: 'Lunch', kind: 'poll', count: 40, when: { today: 25, last_at: at(20) } },
      { id: 's1', title: 'Trip', kind: 'survey', count: 7, when: { today: 0, last_at: at(1) } },
      { id: 's2', title: 'Rules', kind: 'survey', count: 9, when: null },
    ],
  })
  expect(await rowsOf('Answers and results')).toEqual([
    ['/dashboard/polls/analytics?poll=p1', '25 votes today'],
    ['/dashboard/quizzes/result?quiz=q1', '12 handed in today, average 64%'],
    ['/dashboard/quizzes/result?quiz=q2', '1 handed in this week, 70% so far: not all is marked'],
    ['/dashboard/quizzes/result?quiz=q3', '3 handed in this week'],
    ['/dashboard/surveys/responses?survey=s1', '7 responses this week'],
    ['/dashboard/surveys/responses?survey=s2', '9 anonymous responses in all'],
  ])
})

it('begins with what waits for its teacher, each with the way to it', async () => {
  const draft = { saved_at: at(0), edited: null }
  open({
    totals: { ...NOTHING.totals, drafts: 5 },
    attention: {
      ...NOTHING.attention,
      to_mark: { quizzes: [{ id: 'q1', title: 'Essays', count: 4 }], count: 4 },
      closing: [{ id: 'p1', title: 'Lunch', kind: 'poll', at: at(0) }],
    },
    drafts: [
      { ...draft, id: 'd1', title: '', kind: 'survey' },
      { ...draft, id: 'd2', title: 'Light', kind: 'quiz', edited: 'q9' },
    ],
  })
  const card = (await screen.findByRole('heading', { name: 'Waiting for you' })).parentElement
  const links = card ? within(card).getAllByRole('link') : []
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/quizzes/q1/marking',
    '/dashboard/polls/analytics?poll=p1',
    '/dashboard/surveys/drafts/d1',
    '/dashboard/quizzes/q9/edit',
  ])
  expect(links.map(({ textContent }) => textContent).join('\n')).toMatch(
    /4 answers to mark in Essays.*\nLunch closes by itself on .*\nDraft: Without a title.*\nChanges to Light.*and 3 more that are not published/,
  )
})

it.each([
  [{ lately: 254, before: 3 }, '251 more in 30 days than in the 30 before'],
  [{ lately: 30, before: 40 }, '25% fewer in 30 days than in the 30 before'],
])('says of %j: %s', async (active_users, said) => {
  open({ changes: { ...NOTHING.changes, active_users } })
  expect(await screen.findByText(said)).toBeTruthy()
})

it('leads from what was done lately to the quiz, the poll or the survey', async () => {
  const entry = { at: at(0), kind: 'quiz_closed', submission_id: null, student: null, details: {} }
  const about = (id: string, kind: string, in_bin = false) => ({ ...entry, id, quiz: { id, kind, title: id, in_bin } })
  open({ activity: [about('q1', 'quiz'), about('p1', 'poll'), about('s1', 'survey'), about('p2', 'poll', true)] })
  expect((await rowsOf('Recent activity')).map(([to]) => to)).toEqual([
    '/dashboard/quizzes/q1/versions',
    '/dashboard/polls/analytics?poll=p1',
    '/dashboard/surveys/responses?survey=s1',
    '/dashboard/polls?show=bin',
  ])
})
