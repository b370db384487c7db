import { screen, within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { DOUBTFUL, pasted, pastingInto, text } from '../../testing/paste-dialog.tsx'
import { act } from '../../testing/show.tsx'
import { button, press } from '../../testing/show-questions.tsx'

it('each line is accounted for, and shown by a press', async () => {
  const { user, paste } = pastingInto(0)
  await paste(DOUBTFUL)
  expect(screen.getByText('14 lines:')).toBeTruthy()
  const left = button('1 left out')
  expect(left.getAttribute('aria-expanded')).toBe('false')
  await user.click(left)
  expect(left.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Line 1: St. Mary' }))
  expect(document.activeElement).toBe(text())
  expect(text().value.slice(text().selectionStart ?? 0, text().selectionEnd ?? 0)).toBe('St. Mary')
  expect(button('11 kept')).toBeTruthy()
  expect(button('2 changed')).toBeTruthy()
})

it('which of two answers is meant is said by a press, and can be taken back', async () => {
  const { user, onTake, paste } = pastingInto(0)
  await paste(DOUBTFUL)
  const [above, beside] = screen.getAllByRole('group', { name: /Line 8: the answer “4” can mean two things/ })
  expect(within(beside as HTMLElement).getAllByRole('button')).toHaveLength(2)
  await user.click(within(above as HTMLElement).getByRole('button', { name: '(2) 4' }))
  expect(text().value).toContain('Ans: (2)')
  expect(screen.queryByText(/can mean two things/)).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
  press('Undo')
  expect(text().value).toBe(DOUBTFUL)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  const again = screen.getAllByRole('group', { name: /Line 8/ })[1] as HTMLElement
  await user.click(within(again).getByRole('button', { name: '(4) 6' }))
  press('Add 3 questions')
  expect(onTake.mock.lastCall?.[0].items[0]).toMatchObject({ draft: { correct: 3 } })
})

it('Ctrl and Enter take what is chosen, and do nothing else', async () => {
  const { user, onTake, paste } = pastingInto(0)
  const elsewhere = vi.fn()
  document.addEventListener('keydown', elsewhere)
  await paste('no question')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onTake).not.toHaveBeenCalled()
  await paste(pasted(2))
  elsewhere.mockClear()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(2)
  onTake.mockClear()
  button('Cancel').focus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onTake).toHaveBeenCalledTimes(1)
  expect(elsewhere.mock.calls.map(([event]) => event.key)).not.toContain('Enter')
  document.removeEventListener('keydown', elsewhere)
})

it('how many were found is said once nobody types any more', async () => {
  vi.useFakeTimers()
  const { paste } = pastingInto(0)
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  await paste(DOUBTFUL)
  expect(said()).toBe('')
  act(() => vi.advanceTimersByTime(1000))
  expect(said()).toBe('Found: 3 questions. Please look at 3 lines')
  vi.useRealTimers()
})

it('nothing, no question, and a text that is too long are told', async () => {
  const { paste } = pastingInto(0)
  expect(screen.getByText('No question found yet.')).toBeTruthy()
  expect(screen.getByText(/^From Word, a spreadsheet/)).toBeTruthy()
  expect(screen.queryByText(/lines?:/)).toBeNull()
  await paste('x\n'.repeat(20_001))
  expect(screen.getByText(/the text is longer than it can be/)).toBeTruthy()
  expect(button('20,001 left out')).toBeTruthy()
  expect(button('Add 0 questions').disabled).toBe(true)
})

it('where nothing is right or wrong, lines that say so are not told to be kept', async () => {
  const { paste } = pastingInto(1, 'survey')
  await paste('1. Which?\na) this\nb) that\nAns: a')
  expect(button('3 kept')).toBeTruthy()
  expect(button('1 changed')).toBeTruthy()
})

it.each([
  ['quiz', 'At the end of the quiz'],
  ['survey', 'At the end'],
] as const)('the end of a %s is called “%s”', async (kind, words) => {
  const { paste } = pastingInto(3, kind)
  await paste('1. Which?\na) this\nb) that')
  expect([...document.querySelectorAll('[name=place] option')].map(({ textContent }) => textContent)).toContain(words)
})
