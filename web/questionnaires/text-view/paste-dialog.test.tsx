import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/dom'
import { useReducer } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { field } from '../../testing/field.ts'
import { act, show } from '../../testing/show.tsx'
import { button, press } from '../../testing/show-questions.tsx'
import { advance, begunList } from '../entries/draft-list.ts'
import { offersOf } from '../entries/offers.ts'
import { emptyDetails } from '../entries/stored-draft.ts'
import { PasteDialog, type Taken } from './paste-dialog.tsx'

const question = (prompt: string): DraftItem => ({ kind: 'true_false', prompt, draft: { correct: true } })

/** The dialog over a quiz of so many questions. */
const pastingInto = (written: number, kind: 'quiz' | 'survey' = 'quiz') => {
  const onTake = vi.fn<(taken: Taken) => void>()
  const onClose = vi.fn<(text: string) => void>()
  const items = Array.from({ length: written }, (_, at) => question(`${at}`))
  function Pasting() {
    const [list] = useReducer(advance, { items, offers: offersOf(kind) }, begunList)
    const marked = { details: emptyDetails(), onUse: () => undefined }
    return <PasteDialog text="" list={list} marked={marked} onTake={onTake} onClose={onClose} />
  }
  const router = createMemoryRouter([{ path: '*', element: <Pasting /> }])
  const shown = show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const paste = async (pasted: string) => {
    await shown.user.click(text())
    text().select()
    await shown.user.paste(pasted)
  }
  return { ...shown, onTake, onClose, paste }
}

const pasted = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. Which?\na) this\nb) that\nAns: a`).join('\n')
const text = () => field('Paste or type here')
const choice = (number: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Add question ${number}` })
const promptsOf = (taken: Taken | undefined) => taken?.items.map((item) => 'prompt' in item && item.prompt)

const DOUBTFUL = [
  ...['St. Mary', '', '1. Sum of 2 and 2?', '1) 3', '2) 4', '3) 5', '4) 6', 'Ans: 4', ''],
  ...['2. Who?', 'a) p', 'b) q', 'Ans: a', '', '3. Why?', 'a) p', 'b) q'],
].join('\n')

it('more questions than a quiz has room for are not taken, and their text stays', async () => {
  const { onTake, onClose, paste } = pastingInto(490)
  await paste(pasted(12))
  expect(screen.getByText('12 questions found')).toBeTruthy()
  expect(screen.getByText(/^There can be at most 500 questions, and there is room for 10 more/)).toBeTruthy()
  expect(button('Add 12 questions').disabled).toBe(true)
  press('Cancel')
  expect(onClose).toHaveBeenCalledWith(pasted(12))
  press('Choose the first 10')
  press('Add 10 of 12 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(10)
  expect(onTake.mock.lastCall?.[0].rest).toContain('12. Which?')
  await paste(pasted(10))
  press('Add 10 questions')
  expect(onTake.mock.lastCall?.[0]).toMatchObject({ rest: '', text: pasted(10) })
})

it('as many as a whole quiz are found, shown a few at a time, and chosen by number', async () => {
  const { user, onTake, paste } = pastingInto(0)
  await paste(pasted(510))
  expect(screen.getByText('510 questions found')).toBeTruthy()
  expect(button('Add 510 questions').disabled).toBe(true)
  expect(document.querySelectorAll('dialog ol > li article, dialog ol > li').length).toBeLessThan(500)
  await paste(pasted(500))
  press('Add 500 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(500)
  await user.type(field('Choose by number'), '1-3, 500')
  press('Add 4 of 500 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(4)
  await user.type(field('Choose by number'), 'x')
  expect(screen.getByText('Write numbers only, such as 1-20, 35')).toBeTruthy()
})

it('all, none or those without problems are taken, and the others stay as text', async () => {
  const { onTake, paste } = pastingInto(0)
  await paste(DOUBTFUL)
  expect(screen.getByText('3 of 3 chosen')).toBeTruthy()
  press('None')
  expect(button('Add 0 of 3 questions').disabled).toBe(true)
  press('Only without problems')
  expect([1, 2, 3].map((number) => choice(number).checked)).toEqual([false, true, false])
  press('Add 1 of 3 questions')
  expect(promptsOf(onTake.mock.lastCall?.[0])).toEqual(['Who?'])
  expect(onTake.mock.lastCall?.[0].rest).toBe(DOUBTFUL.replace('2. Who?\na) p\nb) q\nAns: a\n\n', ''))
  press('All')
  press('Add 3 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(3)
})

it('what is not chosen stays so while the text changes', async () => {
  const { user, paste } = pastingInto(0)
  await paste(DOUBTFUL)
  await user.click(choice(3))
  await user.click(text())
  text().setSelectionRange(0, 0)
  await user.paste('9. First?\na) p\nb) q\nAns: a\n\n')
  expect([1, 2, 3, 4].map((number) => choice(number).checked)).toEqual([true, true, true, false])
})

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
