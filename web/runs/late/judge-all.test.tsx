import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import type { LateDecision } from '#domain/answers/late-answers.ts'
import { show } from '../../testing/show.tsx'
import { JudgeAll } from './judge-all.tsx'

const aDesk = (waiting: number, waitingAfterKey: number) => {
  const judged: LateDecision[] = []
  const onJudge = async (decision: LateDecision) => void judged.push(decision)
  const { user } = show(<JudgeAll waiting={waiting} waitingAfterKey={waitingAfterKey} onJudge={onJudge} />)
  const asked = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    return screen.getByRole('alertdialog')
  }
  return { user, judged, asked }
}

it('asks before it accepts, and says whom it leaves out', async () => {
  const { user, judged, asked } = aDesk(3, 1)
  const dialog = await asked('Accept all')
  expect(dialog.textContent).toContain('Accept the late answers of 2 students?')
  expect(dialog.textContent).toContain('1 student could see the right answers')
  await user.click(within(dialog).getByRole('button', { name: 'Accept all' }))
  expect(judged).toEqual(['accepted'])
})

it('refuses everybody', async () => {
  const { asked } = aDesk(3, 1)
  const dialog = await asked('Refuse all')
  expect(dialog.textContent).toContain('Refuse the late answers of 3 students?')
  expect(dialog.textContent).not.toContain('could see')
})

it('accepts nobody at once where all could see the right answers', () => {
  aDesk(3, 3)
  expect(screen.queryByRole('button', { name: 'Accept all' })).toBe(null)
  expect(screen.getByRole('button', { name: 'Refuse all' })).toBeTruthy()
})
