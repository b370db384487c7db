import { screen } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answers } from '../../testing/answers.ts'
import { show } from '../../testing/show.tsx'
import { Receipt } from './receipt.tsx'

const told = {
  ...{ id: 's1', name: 'Rahul Das', phone: '9876543210', district: 'Howrah', quiz_code: 'ABCD2345' },
  ...{ submission_code: 'K7MPQ2RTVX', score: null, max_score: 3, attempted: true, time_stamp: 1, revision: 2 },
  ...{ base: 'one.2', turn: 1, epoch: 'one', server_now: 1, ends_at: 2, given_back_ms: 0 },
  ...{ created_at: '2026-11-27T06:00:00.000Z', updated_at: '2026-11-27T06:10:00.000Z' },
  answers: [
    { question_id: 'q1', selected_index: 1 },
    { question_id: 'q2', selected_index: -1 },
  ],
}

const aReceipt = async () => {
  const { user } = show(<Receipt code="ABCD2345" attempt="s1" title="Rivers" total={3} />)
  await user.click(screen.getByRole('button', { name: 'Receipt' }))
  return user
}
const copied = async () => {
  const user = await aReceipt()
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => written.mockRestore())
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  return String(written.mock.calls[0]?.[0])
}

describe('a receipt', () => {
  it('tells what has arrived, as the server says, to be taken along', async () => {
    answers({ data: told })
    const text = await copied()
    for (const line of ['Quiz: Rivers', 'Name: Rahul Das', 'Answered: 1 of 3 questions', 'Receipt number: K7MPQ2RTVX'])
      expect(text.split('\n')).toContain(line)
    expect(text).toContain('2026')
  })

  it.each([
    ['somebody else’s attempt', { ...told, id: 's2' }],
    ['an attempt that was not submitted', { ...told, submission_code: null, attempted: false }],
  ])('tells nothing of %s', async (_, held) => {
    answers({ data: held })
    await aReceipt()
    expect(await screen.findByText('This device does not hold this submission any more.')).toBeTruthy()
    expect(screen.queryByText('Rahul Das')).toBe(null)
  })

  it('that does not come is asked for again at a press', async () => {
    answers('no network', { data: told })
    const user = await aReceipt()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('K7MPQ2RTVX')).toBeTruthy()
  })
})
