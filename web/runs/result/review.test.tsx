import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { aPaper, aStudentServer } from '../../testing/student-server.ts'
import { typedHere } from '../joining/tab-memory.ts'
import { Review } from './review.tsx'

const shown = (settings: { practice?: true }) => {
  const { student } = aStudentServer()
  return show(<Review student={{ ...student(), score: 1 }} quiz={aPaper({ settings })} />)
}
const again = () => screen.queryByRole('link', { name: 'Practise again' })

it('leads whoever has practised to the next run, with what they told before', async () => {
  const { user } = shown({ practice: true })
  expect(again()?.getAttribute('href')).toBe('/quiz?code=ABCD2345#new')
  expect(screen.getByText(/counted nowhere, and erased after 30 days/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Practise again' }))
  expect(typedHere('ABCD2345')).toMatchObject({ name: 'Rina', phone: '9830012345' })
})

it('offers no second attempt at what counts', () => {
  shown({})
  expect(again()).toBeNull()
})
