import { screen } from '@testing-library/dom'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { NavigationLinks } from './navigation-links.tsx'

const at = (address: string) => {
  show(
    <MemoryRouter initialEntries={[address]}>
      <NavigationLinks />
    </MemoryRouter>,
  )
  return screen.getAllByRole<HTMLAnchorElement>('link')
}

it('leads to the pages that have a place in the menu', () => {
  expect(at('/dashboard').map(({ textContent, pathname }) => [textContent, pathname])).toEqual([
    ['Home', '/dashboard'],
    ['Quizzes', '/dashboard/quizzes'],
    ['Create quiz', '/dashboard/quizzes/create'],
    ['Quiz results', '/dashboard/quizzes/result'],
    ['Quiz and exam history', '/dashboard/quizzes/history'],
    ['Exams', '/dashboard/exams'],
    ['Create exam', '/dashboard/exams/create'],
    ['Exam results', '/dashboard/exams/result'],
    ['Polls', '/dashboard/polls'],
    ['Create poll', '/dashboard/polls/create'],
    ['Poll results', '/dashboard/polls/analytics'],
    ['Surveys', '/dashboard/surveys'],
    ['Create survey', '/dashboard/surveys/create'],
    ['Survey responses', '/dashboard/surveys/responses'],
    ['Analytics', '/dashboard/analytics'],
    ['Activity', '/dashboard/activity'],
    ['Profile', '/dashboard/profile'],
    ['Settings', '/dashboard/settings'],
  ])
})

it.each([
  { address: '/dashboard', current: ['Home'] },
  { address: '/dashboard/quizzes/create', current: ['Create quiz'] },
  { address: '/dashboard/quizzes/q1/late', current: [] },
  { address: '/dashboard/exams/create', current: ['Create exam'] },
])('says at $address that one is at $current', ({ address, current }) => {
  const here = at(address).filter((link) => link.getAttribute('aria-current') === 'page')
  expect(here.map(({ textContent }) => textContent)).toEqual(current)
})
