import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { useReducer } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { button, press } from '../../testing/show-questions.tsx'
import { advance, draftListOf } from '../entries/draft-list.ts'
import { emptyDetails } from '../entries/stored-draft.ts'
import { PasteDialog, type Taken } from './paste-dialog.tsx'

const question = (prompt: string): DraftItem => ({ kind: 'true_false', prompt, draft: { correct: true } })

/** The dialog over a quiz of so many questions. */
const pastingInto = (written: number) => {
  const onTake = vi.fn<(taken: Taken) => void>()
  const onClose = vi.fn<(text: string) => void>()
  const items = Array.from({ length: written }, (_, at) => question(`${at}`))
  function Pasting() {
    const [list] = useReducer(advance, items, draftListOf)
    const marked = { details: emptyDetails(), onUse: () => undefined }
    return <PasteDialog text="" list={list} marked={marked} onTake={onTake} onClose={onClose} />
  }
  const router = createMemoryRouter([{ path: '*', element: <Pasting /> }])
  const shown = show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...shown, onTake, onClose }
}

const pasted = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. Which?\na) this\nb) that\nAns: a`).join('\n')
const text = () => field('Paste or type here')

it('more questions than a quiz has room for are not taken, and their text stays', async () => {
  const { user, onTake, onClose } = pastingInto(490)
  await user.click(text())
  await user.paste(pasted(12))
  expect(screen.getByText('12 questions found')).toBeTruthy()
  expect(screen.getByText(/^There can be at most 500 questions, and there is room for 10 more/)).toBeTruthy()
  expect(button('Add 12 questions').disabled).toBe(true)
  press('Cancel')
  expect(onClose).toHaveBeenCalledWith(pasted(12))
  text().select()
  await user.paste(pasted(10))
  press('Add 10 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(10)
})

it('as many as a whole quiz are found, and are shown a few at a time', async () => {
  const { user, onTake } = pastingInto(0)
  await user.click(text())
  await user.paste(pasted(510))
  expect(screen.getByText('510 questions found')).toBeTruthy()
  expect(button('Add 510 questions').disabled).toBe(true)
  expect(document.querySelectorAll('dialog ol > li article, dialog ol > li').length).toBeLessThan(500)
  text().select()
  await user.paste(pasted(500))
  press('Add 500 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(500)
})
