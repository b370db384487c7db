import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { SingleChoiceDraft } from '#domain/questions/single-choice.ts'
import { show } from '../../testing/show.tsx'
import { singleChoiceEditor } from '../single-choice/edit.tsx'
import { MixesOptions } from './mixes-options-context.tsx'

const { Edit } = singleChoiceEditor

const writing = (draft: SingleChoiceDraft, mixes = true) => {
  const onChange = vi.fn<(draft: SingleChoiceDraft) => void>()
  function Writing() {
    const [written, setWritten] = useState(draft)
    const change = (changed: SingleChoiceDraft) => {
      setWritten(changed)
      onChange(changed)
    }
    return (
      <MixesOptions value={mixes}>
        <Edit id={1} draft={written} onChange={change} onFocus={() => undefined} onSaid={() => undefined} />
      </MixesOptions>
    )
  }
  return { ...show(<Writing />), fixed: () => onChange.mock.lastCall?.[0].fixed }
}

const pinned = () =>
  screen.getAllByRole('button', { name: /in its place$/, pressed: true }).map((pin) => pin.getAttribute('aria-label'))
const options = (...last: string[]) => ({ options: ['Ganga', 'Teesta', ...last], correct: 0 })

it('what stays by its words is said, with why, and can be mixed all the same', async () => {
  const { user, fixed } = writing(options('None of these'))
  screen.getByText('Option C stays in its place when options are mixed: it speaks of the others.')
  expect(pinned()).toEqual(['Keep option 3 in its place'])
  await user.click(screen.getByRole('button', { name: 'Mix all the same' }))
  expect(fixed()).toEqual([])
  screen.getByText('All options are mixed, also where one speaks of the others.')
  expect(screen.queryByRole('button', { name: /in its place$/, pressed: true })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Keep in place' }))
  expect(fixed()).toBeUndefined()
  expect(pinned()).toHaveLength(1)
})

it('a pin of its own says the same', async () => {
  const { user, fixed } = writing(options('None of these'))
  await user.click(screen.getByRole('button', { name: 'Keep option 3 in its place' }))
  expect(fixed()).toEqual([])
  screen.getByRole('button', { name: 'Keep in place' })
  await user.click(screen.getByRole('button', { name: 'Keep option 1 in its place' }))
  await user.click(screen.getByRole('button', { name: 'Keep in place' }))
  expect(fixed()).toEqual([0, 2])
  expect(screen.queryByText(/speaks? of the others/)).toBeNull()
})

it.each([
  ['both letters', ['Both A and B'], 'All options stay in their places: option C names others by their letters.', 3],
  [
    'two of the others',
    ['All of these', 'None of these'],
    'Options C, D stay in their places when options are mixed: they speak of the others.',
    2,
  ],
])('%s', (_, last, said, count) => {
  writing(options(...last))
  screen.getByText(said)
  expect(pinned()).toHaveLength(count)
})

it('nothing is said where nothing is mixed, or nothing stays', () => {
  writing(options('None of these'), false)
  writing(options('Damodar'))
  expect(screen.queryByText(/speaks of the others/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Mix all the same' })).toBeNull()
})
