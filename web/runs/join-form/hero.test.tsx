import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { aPaper } from '../../testing/student-server.ts'
import { MarkingInWords } from '../all-pages/marking.tsx'
import { Hero, heroPoints } from './hero.tsx'

it.each([
  ['multiple_choice', ' An answer with several parts counts only when all of it is right.'],
  ['true_false', ''],
  ['open_ended', ''],
])('speaks of answers with several parts only where a quiz has such questions: %s', (kind, said) => {
  show(<MarkingInWords paper={{ is_negative_marking: false, kinds: ['single_choice', kind, 'section'] }} />)
  expect(document.body.textContent).toBe(said)
})

it('says all of how a quiz is marked in one point', async () => {
  const paper = aPaper({ is_negative_marking: false, kinds: ['ordering'], marking_scheme: 'proportional' })
  show(<Hero points={heroPoints(paper)} onJoin={() => undefined} />)
  const said =
    'A right answer earns 1 mark. Wrong and blank ones count 0. Of an answer with several parts, each right one'
  expect(await screen.findByText(new RegExp(`^${said}`))).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})
