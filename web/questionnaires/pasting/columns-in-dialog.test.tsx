import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/dom'
import { useReducer } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { field, fillIn } from '../../testing/field.ts'
import { act, show } from '../../testing/show.tsx'
import { press } from '../../testing/show-questions.tsx'
import { advance, draftListOf } from '../entries/draft-list.ts'
import { PasteDialog, type Taken } from '../text-view/paste-dialog.tsx'

const pasting = (text: string) => {
  const onTake = vi.fn<(taken: Taken) => void>()
  const first: DraftItem = { kind: 'true_false', prompt: 'First', draft: { correct: true } }
  function Pasting() {
    const [list] = useReducer(advance, [first], draftListOf)
    return <PasteDialog text={text} list={list} onTake={onTake} onClose={() => undefined} />
  }
  const router = createMemoryRouter([{ path: '*', element: <Pasting /> }])
  show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { taken: () => onTake.mock.lastCall?.[0].items ?? [] }
}

const table = (...rows: string[]) => rows.map((row) => row.replaceAll('|', '\t')).join('\n')
const UNKNOWN = table(
  'Chapter|Asked|This|That|Other|Best|Level',
  'Heat|What is hot?|sun|ice|snow|A|easy',
  'Heat|What is cold?|sun|ice|fire|B|hard',
)

const column = (label: RegExp) => screen.getByLabelText<HTMLSelectElement>(label)
const say = (label: RegExp, value: string) => act(() => void fireEvent.change(column(label), { target: { value } }))
const columnsSaid = () => [...document.querySelectorAll<HTMLSelectElement>('thead select')].map(({ value }) => value)

it('a sheet whose headings say nothing is read by what its columns are said to be', () => {
  const { taken } = pasting(UNKNOWN)
  expect(screen.getByText('Please say what the columns are')).toBeTruthy()
  expect(columnsSaid()).toEqual(['section', 'prompt', 'option', 'option', 'option', 'answer', ''])
  say(/Column 7.*Level/, 'explanation')
  say(/Column 5.*Other/, '')
  press('Add 2 questions')
  expect(taken()).toMatchObject([
    { kind: 'section', title: 'Heat' },
    { prompt: 'What is hot?', explanation: 'easy', draft: { options: ['sun', 'ice'], correct: 0 } },
    { prompt: 'What is cold?', explanation: 'hard', draft: { options: ['sun', 'ice'], correct: 1 } },
  ])
})

it('the first row may be a question', () => {
  pasting(UNKNOWN)
  act(() => field('The first row is a heading').click())
  expect(screen.getByText('3 questions found')).toBeTruthy()
  expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
})

it('a sheet whose headings say it has its columns folded away, which may still be changed', () => {
  const { taken } = pasting(table('Question|A|B|Answer|Explanation', 'Why?|p|q|B|so'))
  expect(screen.queryByText('Please say what the columns are')).toBeNull()
  expect(columnsSaid()).toEqual(['prompt', 'option', 'option', 'answer', 'explanation'])
  say(/Column 5.*Explanation/, 'option')
  press('Add 1 question')
  expect(taken()).toMatchObject([{ prompt: 'Why?', draft: { options: ['p', 'q', 'so'], correct: 1 } }])
})

it('what was said is forgotten with another sheet, and a paper has no columns', () => {
  pasting(UNKNOWN)
  say(/Column 5.*Other/, '')
  fillIn('Paste or type here', table('Frage hier|x|y|z|Stimmt', 'Was?|p|q|r|B', 'Wer?|p|q|r|C'))
  expect(columnsSaid()).toEqual(['prompt', 'option', 'option', 'option', 'answer'])
  fillIn('Paste or type here', '1. One?\na) p\tb) q\nAns: a\n2. Two?\na) p\tb) q\nAns: b')
  expect(columnsSaid()).toEqual([])
  expect(screen.getByText('2 questions found')).toBeTruthy()
})
