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
