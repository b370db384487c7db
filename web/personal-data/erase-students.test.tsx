import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { KindContext } from '../questionnaires/kind-here.tsx'
import { openPage } from '../testing/open-page.tsx'
import { EraseButton } from './erase-button.tsx'

it.each(['quiz', 'exam'] as const)('what is erased of a student is called by its kind: %s', async (kind) => {
  const Page = () => (
    <KindContext value={kind}>
      <EraseButton quizId="q1" student={{ id: 'a1', name: 'Rahul Das' }} />
    </KindContext>
  )
  const { user } = openPage(Page, '/dashboard/analysis/a1')
  await user.click(await screen.findByRole('button', { name: /Rahul Das/ }))
  expect(screen.getByRole('heading', { name: `Erase for good what Rahul Das did in this ${kind}?` })).toBeTruthy()
})
