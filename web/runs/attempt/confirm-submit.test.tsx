import { fireEvent, screen, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { progressOf } from '../../testing/progress.ts'
import { show } from '../../testing/show.tsx'
import type { PaletteState } from '../device/progress.ts'
import { ConfirmSubmit } from './confirm-submit.tsx'

const STATES: readonly PaletteState[] = ['answered', 'unanswered', 'answered', 'unvisited', 'marked', 'unvisited']

const asked = ({
  open = true,
  states = STATES,
  tooLong = [] as string[],
  left = [] as string[],
  hasCopy = false,
  movement = 'free',
} = {}) => {
  const on = { onClose: vi.fn(), onGo: vi.fn(), onSubmit: vi.fn() }
  const progress = progressOf(states)
  const wanted = progress.questions.filter((id) => !left.includes(id))
  const dialog = (isOpen: boolean) => (
    <ConfirmSubmit
      open={isOpen}
      {...{ progress, wanted, tooLong, hasCopy }}
      paper={{ settings: { order: { movement } } }}
      {...on}
    />
  )
  const { user, show: showNow } = show(dialog(open))
  return { user, ...on, showOpen: (isOpen: boolean) => showNow(dialog(isOpen)) }
}

const dialog = () => screen.queryByRole('dialog', { name: 'Submit your answers?' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const rows = () => within(screen.getByRole('dialog')).getAllByRole('listitem')

describe('the question before submitting', () => {
  it('is there only when it is asked', () => {
    const { showOpen } = asked({ open: false })
    expect(dialog()).toBe(null)
    showOpen(true)
    expect(dialog()).not.toBe(null)
    showOpen(false)
    expect(dialog()).toBe(null)
  })

  it.each([
    ['2 Answered'],
    ['1 Visited, not answered'],
    ['2 Not visited'],
    ['1 Marked for review'],
    ['0 Answered and marked for review'],
  ])('says: %s', (says) => {
    asked()
    expect(rows().some(({ textContent }) => textContent?.includes(says))).toBe(true)
  })

  it.each([
    ['by_section', STATES, 5],
    ['by_question', ['answered', 'unvisited'], 3],
    ['by_question', STATES, 4],
  ] as const)('counts marks, %s, where there can be any or are some: %j', (movement, states, count) => {
    asked({ movement, states })
    expect(rows()).toHaveLength(count)
  })

  it.each([
    { state: 'Visited, not answered', at: 1 },
    { state: 'Not visited', at: 3 },
    { state: 'Marked for review', at: 4 },
  ])('leads to the first that is: $state', async ({ state, at }) => {
    const { user, onGo } = asked()
    await user.click(button(`Go to question ${at + 1}: the first of “${state}”`))
    expect(onGo.mock.calls).toEqual([[at]])
  })

  it('counts none that nobody has to answer any more, and leads past them', async () => {
    const { user, onGo } = asked({ left: ['q2', 'q4'] })
    expect(rows().map(({ textContent }) => textContent?.match(/\d /)?.[0])).toEqual(['2 ', '0 ', '1 ', '1 ', '0 '])
    await user.click(button('Go to question 6: the first of “Not visited”'))
    expect(onGo.mock.calls).toEqual([[5]])
  })

  it('names what is too long to be saved, and leads to each', async () => {
    const { user, onGo } = asked({ tooLong: ['q2', 'q5'] })
    expect(screen.getByText(/^Too long to be saved/)).toBeTruthy()
    await user.click(button('Question 5'))
    expect(onGo.mock.calls).toEqual([[4]])
  })

  it('leads nowhere when all is answered', () => {
    asked({ states: ['answered', 'answered'] })
    expect(screen.queryByRole('button', { name: /^Go to/ })).toBe(null)
  })

  it.each([
    { press: 'Yes, submit', submits: 1, closes: 0 },
    { press: 'Keep working', submits: 0, closes: 1 },
    { press: 'Close', submits: 0, closes: 1 },
  ])('ends with “$press”', async ({ press, submits, closes }) => {
    const { user, onSubmit, onClose, onGo } = asked()
    await user.click(button(press))
    expect([onSubmit.mock.calls.length, onClose.mock.calls.length, onGo.mock.calls.length]).toEqual([
      submits,
      closes,
      0,
    ])
  })

  it.each([
    [false, "You're offline. They are sent as soon as the network is back."],
    [true, 'Your answers are kept on this device. They are sent as soon as the network is back.'],
  ])('says while there is no network what becomes of the answers, with a copy here: %s', (hasCopy, said) => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    asked({ hasCopy })
    expect(screen.getByRole('status').textContent).toContain(said)
    network.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(screen.queryByRole('status')).toBe(null)
    network.mockRestore()
  })
})
