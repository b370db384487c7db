import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { keepChoices } from '../../questions/unsaved-choices.ts'
import { show } from '../../testing/show.tsx'
import { aPaper, aStudentServer } from '../../testing/student-server.ts'
import { typedHere } from '../joining/tab-memory.ts'
import { Review } from './review.tsx'

const shown = (settings: { practice?: true }) => {
  const { student } = aStudentServer()
  return show(<Review student={{ ...student(), score: 1 }} quiz={aPaper({ settings })} />)
}
const lost = () => screen.queryAllByText('You had chosen this and left without saving it: it does not count.')
const again = () => screen.queryByRole('link', { name: 'Practise again' })

it('leads whoever has practised to the next run, with what they told before', async () => {
  const { user } = shown({ practice: true })
  expect(again()?.getAttribute('href')).toBe('/quiz?code=ABCD2345#new')
  expect(screen.getByText(/in no results, and is erased after 30 days/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Practise again' }))
  expect(typedHere('ABCD2345')).toMatchObject({ name: 'Rina', phone: '9830012345' })
})

it('offers no second attempt at what counts', () => {
  shown({})
  expect(again()).toBeNull()
})

const keyed = ['q1', 'q2'].map((id) => ({
  ...{ id, problem: 'Which river?', options: ['Ganga', 'Padma'], correct_answer: 1, explanation: '' },
  ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
}))

it.each([
  { practice: true, answer: null, told: ['Padma'] },
  { practice: true, answer: 1, told: [] },
  { practice: false, answer: null, told: [] },
])('tells what was chosen and not saved: %o', async ({ practice, answer, told }) => {
  const { student } = aStudentServer()
  const answers = answer === null ? [] : [{ question_id: 'q2', selected_index: answer }]
  const taken = { ...student(), answers, score: 1 }
  keepChoices(taken.id, { choices: { q1: null, q2: 1 }, open: null })
  const quiz = { ...aPaper({ ...(practice && { settings: { practice: true } }) }), questions: keyed }
  show(<Review student={taken} quiz={quiz} />)
  await vi.waitFor(() => expect(lost().map((each) => each.nextSibling?.textContent)).toEqual(told))
  expect(screen.queryAllByText(/1 choice was not saved and does not count: look at question 2/)).toHaveLength(
    told.length,
  )
})
