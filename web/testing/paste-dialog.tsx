import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { useReducer } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { advance, begunList } from '../questionnaires/entries/draft-list.ts'
import { offersOf } from '../questionnaires/entries/offers.ts'
import { emptyDetails } from '../questionnaires/entries/stored-draft.ts'
import { PasteDialog, type Taken } from '../questionnaires/text-view/paste-dialog.tsx'
import { field } from './field.ts'
import { show } from './show.tsx'

const question = (prompt: string): DraftItem => ({ kind: 'true_false', prompt, draft: { correct: true } })

/** The dialog over a quiz of so many questions. */
export const pastingInto = (written: number, kind: 'quiz' | 'survey' = 'quiz') => {
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

export const pasted = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. Which?\na) this\nb) that\nAns: a`).join('\n')
export const text = () => field('Paste or type here')
export const choice = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Add question ${number}` })

export const DOUBTFUL = [
  ...['St. Mary', '', '1. Sum of 2 and 2?', '1) 3', '2) 4', '3) 5', '4) 6', 'Ans: 4', ''],
  ...['2. Who?', 'a) p', 'b) q', 'Ans: a', '', '3. Why?', 'a) p', 'b) q'],
].join('\n')
