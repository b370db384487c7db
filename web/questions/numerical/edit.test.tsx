import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { numerical } from '#domain/questions/numerical.ts'
import type { NumberRow, NumericalDraft } from '#domain/questions/parts/numerical-draft.ts'
import { show } from '../../testing/show.tsx'
import { showEditor } from '../../testing/show-editor.tsx'
import { numericalEditor } from './edit.tsx'

const { Edit, Preview } = numericalEditor

type WrittenProps = { onFocus?: (field: string) => void; onChange?: (field?: string) => void }

function Written({ onFocus = () => undefined, onChange }: WrittenProps) {
  const [draft, setDraft] = useState<NumericalDraft>(numerical.draft.empty())
  return (
    <>
      <Edit
        id={1}
        draft={draft}
        onChange={(changed, typedIn) => {
          setDraft(changed)
          onChange?.(typedIn)
        }}
        onFocus={onFocus}
        onSaid={() => undefined}
      />
      <div data-testid="preview">
        <Preview draft={draft} />
      </div>
      <output>{JSON.stringify(draft)}</output>
    </>
  )
}

const draft = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const list = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name })

it('a value and its tolerance are written, and what counts is said', async () => {
  const onChange = vi.fn()
  const { user } = show(<Written onChange={onChange} />)
  await user.type(field('Value, number 1'), '9.8')
  expect(screen.getByText('Counts as right: 9.8')).toBeTruthy()
  await user.type(field('Tolerance, number 1'), '.1')
  expect(screen.getByText('Counts as right: 9.7 to 9.9')).toBeTruthy()
  expect(onChange.mock.calls.flat()).toEqual(['first-0', 'first-0', 'first-0', 'second-0', 'second-0'])
  expect(screen.getByTestId('preview').textContent).toBe('9.7 to 9.9Correct answer')
})

it('a row may be a range instead, and there may be more rows', async () => {
  const onFocus = vi.fn()
  const { user } = show(<Written onFocus={onFocus} />)
  await user.selectOptions(list('How number 1 is given'), 'From … to …')
  await user.type(field('From, number 1'), '1{Enter}')
  await user.type(field('Value, number 2'), '-5')
  await user.type(field('To, number 1'), '2{Enter}')
  expect(draft().rows).toEqual([
    { form: 'range', first: '1', second: '2' },
    { form: 'tolerance', first: '-5', second: '' },
  ])
  await user.click(screen.getByRole('button', { name: 'Remove answer 1' }))
  expect(draft().rows).toEqual([{ form: 'tolerance', first: '-5', second: '' }])
  expect(onFocus.mock.calls).toEqual([['first-1'], ['first-1'], ['first-0']])
})

it('what is no number is told beside its field', async () => {
  const { user } = show(<Written />)
  await user.type(field('Value, number 1'), 'five')
  expect(field('Value, number 1').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Not a number that can be used here')).toBeTruthy()
})

it('of several units the right one is chosen', async () => {
  const { user } = show(<Written />)
  await user.type(field('Value, number 1'), '5')
  await user.type(field('Units'), 'm')
  expect(screen.getByTestId('preview').textContent).toBe('5 mCorrect answer')
  expect(screen.queryByRole('combobox', { name: 'Right unit' })).toBe(null)
  await user.type(field('Units'), ', km')
  await user.selectOptions(list('Right unit'), 'km')
  expect(draft().unit).toBe(1)
  expect(screen.getByTestId('preview').textContent).toBe('5 kmCorrect answer')
})

it('the places that are asked for are chosen', async () => {
  const { user } = show(<Written />)
  await user.selectOptions(list('Decimal places'), '2')
  expect(draft().decimals).toBe(2)
  await user.selectOptions(list('Decimal places'), 'As many as they like')
  expect(draft().decimals).toBe(null)
})

it('numbers are moved by their handles', async () => {
  const rows: NumberRow[] = ['1', '2', '3'].map((first) => ({ form: 'tolerance', first, second: '' }))
  const { user, now } = showEditor(numericalEditor, { ...numerical.draft.empty(), rows })
  screen.getByRole('button', { name: 'Move answer 3' }).focus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(now.draft.rows.map(({ first }) => first)).toEqual(['3', '1', '2'])
  expect(now.said).toEqual(['Now 2 of 3', 'Now 1 of 3'])
})
