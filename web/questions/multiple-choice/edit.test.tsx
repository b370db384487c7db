import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { MultipleChoiceDraft } from '#domain/questions/multiple-choice.ts'
import { show } from '../../testing/show.tsx'
import { multipleChoiceEditor } from './edit.tsx'

const { Edit, Preview } = multipleChoiceEditor
const PRIMES: MultipleChoiceDraft = { options: ['2', '3', '4', ''], correct: [0], tellsHowMany: false }

const written = (first: MultipleChoiceDraft = PRIMES) => {
  const onChange = vi.fn<(draft: MultipleChoiceDraft, typedIn?: string) => void>()
  function Written() {
    const [draft, setDraft] = useState(first)
    const change = (changed: MultipleChoiceDraft, typedIn?: string) => {
      setDraft(changed)
      onChange(changed, typedIn)
    }
    return <Edit id={1} draft={draft} onChange={change} onFocus={() => undefined} onSaid={() => undefined} />
  }
  return { ...show(<Written />), onChange, last: () => onChange.mock.lastCall }
}

const mark = (number: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Correct answer: ${number}` })

it('any number of options are marked as right, and unmarked', async () => {
  const { user, last } = written()
  await user.click(mark(3))
  expect(last()?.[0].correct).toEqual([0, 2])
  await user.click(mark(1))
  expect(last()?.[0].correct).toEqual([2])
  expect(mark(4).disabled).toBe(true)
})

it('an option is marked by a key while it is written', async () => {
  const { user, last } = written()
  await user.click(screen.getByRole('textbox', { name: 'Option 2' }))
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(last()?.[0].correct).toEqual([0, 1])
})

it('what is typed is undone in one go, and an emptied option is right again with its next text', async () => {
  const { user, last } = written()
  const first = screen.getByRole('textbox', { name: 'Option 1' })
  await user.clear(first)
  expect(last()).toEqual([{ ...PRIMES, options: ['', '3', '4', ''] }, 'option-0'])
  expect(mark(1).checked).toBe(false)
  await user.click(mark(2))
  await user.type(first, '5')
  expect([mark(1).checked, mark(2).checked]).toEqual([true, true])
})

it('pasted lines are options, and the right ones stay right', async () => {
  const { user, last } = written({ ...PRIMES, correct: [2] })
  await user.click(screen.getByRole('textbox', { name: 'Option 1' }))
  await user.clear(screen.getByRole('textbox', { name: 'Option 1' }))
  await user.paste('5\n6\n7')
  expect(last()?.[0]).toMatchObject({ options: ['5', '6', '7', '3', '4', ''], correct: [4] })
})

it('students are told how many are right where their teacher wants it', async () => {
  const { user, last } = written()
  await user.click(screen.getByRole('checkbox', { name: /^Tell students how many are right/ }))
  expect(last()).toEqual([{ ...PRIMES, tellsHowMany: true }, undefined])
})

it('the preview shows what is right, and what students are told', () => {
  const { show: showNow } = show(<Preview draft={{ ...PRIMES, correct: [0, 1] }} />)
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows()).toEqual(['A2Correct answer', 'B3Correct answer', 'C4'])
  expect(screen.getByText('Students choose as many as they like.')).toBeTruthy()
  showNow(<Preview draft={{ ...PRIMES, tellsHowMany: true }} />)
  expect(screen.getByText('Students are told to choose exactly 1 answer.')).toBeTruthy()
})

it('an option is moved from its field and by its handle, with what is right', async () => {
  const { user, last } = written()
  await user.click(screen.getByRole('textbox', { name: 'Option 1' }))
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
  expect(last()?.[0]).toMatchObject({ options: ['3', '2', '4', ''], correct: [1] })
  screen.getByRole('button', { name: 'Move option C' }).focus()
  await user.keyboard('{ArrowUp}')
  expect(last()?.[0]).toMatchObject({ options: ['3', '4', '2', ''], correct: [2] })
})

it('Enter in an empty last option drops it, and goes on', async () => {
  const { user, last } = written()
  await user.click(screen.getByRole('textbox', { name: 'Option 4' }))
  await user.keyboard('{Enter}')
  expect(last()?.[0].options).toEqual(['2', '3', '4'])
})
