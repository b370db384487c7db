import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import type { TextProblem } from '#domain/formats/lines/block.ts'
import { show } from '../../testing/show.tsx'
import { TextProblems } from './text-problems.tsx'

const problemAt = (line: number): TextProblem => ({ line, problem: 'outside', text: `words of ${line}` })

it('each of many problems can be shown, and leads to its line', async () => {
  const onGo = vi.fn()
  const problems = Array.from({ length: 120 }, (_, at) => problemAt(at + 1))
  const { user } = show(<TextProblems most={500} problems={problems} onGo={onGo} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(50)

  await user.click(screen.getByRole('button', { name: 'Show 50 more' }))
  await user.click(screen.getByRole('button', { name: 'Show 20 more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(120)
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: /words of 120/ }))
  expect(onGo).toHaveBeenCalledWith(120)
})

it('a column of a sheet is told once, with how many of its cells are left', () => {
  const column = (count: number): TextProblem => ({ line: 1, problem: 'column', text: 'Time limit', count })
  show(<TextProblems most={500} problems={[column(1), column(40)]} onGo={vi.fn()} />)
  expect(screen.getAllByText(/“Time limit”: 1 cell of it stays in the text/)).toHaveLength(1)
  expect(screen.getAllByText(/“Time limit”: 40 cells of it stay in the text/)).toHaveLength(1)
})

it('what it may mean can be chosen beside it, where its text can be changed', async () => {
  const choices = [
    { says: '(4) 6', edits: [{ line: 3, from: '4', to: '(4)' }] },
    { says: `(2) ${'long '.repeat(40)}`, edits: [] },
  ]
  const problem: TextProblem = { line: 3, problem: 'two_ways', text: '4', choices }
  const onEdit = vi.fn()
  const { user, show: showNow } = show(<TextProblems most={500} problems={[problem]} onGo={vi.fn()} onEdit={onEdit} />)
  await user.click(screen.getByRole('button', { name: '(4) 6' }))
  expect(onEdit).toHaveBeenCalledWith(choices[0]?.edits)
  expect(screen.getByRole('button', { name: /^\(2\) long/ }).textContent?.length).toBeLessThan(90)
  showNow(<TextProblems most={500} problems={[problem]} onGo={vi.fn()} />)
  expect(screen.queryByRole('button', { name: '(4) 6' })).toBeNull()
})
