import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { SingleChoiceDraft } from '#domain/questions/single-choice.ts'
import { show } from '../../testing/show.tsx'
import { singleChoiceEditor } from './edit.tsx'

const { Edit, Preview } = singleChoiceEditor
const CAPITALS: SingleChoiceDraft = { options: ['Delhi', 'Patna', ''], correct: 0 }

const written = (first: SingleChoiceDraft = CAPITALS) => {
  const onChange = vi.fn<(draft: SingleChoiceDraft, typedIn?: string) => void>()
  function Written() {
    const [draft, setDraft] = useState(first)
    const change = (changed: SingleChoiceDraft, typedIn?: string) => {
      setDraft(changed)
      onChange(changed, typedIn)
    }
    return <Edit id={1} draft={draft} onChange={change} onFocus={() => undefined} onSaid={() => undefined} />
  }
  return { ...show(<Written />), onChange, last: () => onChange.mock.lastCall }
}

const mark = (number: number) => screen.getByRole<HTMLInputElement>('radio', { name: `Correct answer: ${number}` })

it('one option is right: marking another unmarks the first', async () => {
  const { user, last } = written()
  await user.click(mark(2))
  expect(last()?.[0].correct).toBe(1)
  expect([mark(1).checked, mark(2).checked, mark(3).disabled]).toEqual([false, true, true])
})

it('an option is marked by a key while it is written', async () => {
  const { user, last } = written()
  await user.click(screen.getByRole('textbox', { name: 'Option 2' }))
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(last()?.[0].correct).toBe(1)
})

it('what is typed is undone in one go, and an emptied option is right again with its next text', async () => {
  const { user, last } = written()
  const first = screen.getByRole('textbox', { name: 'Option 1' })
  await user.clear(first)
  expect(last()).toEqual([{ options: ['', 'Patna', ''], correct: 0 }, 'option-0'])
  expect(mark(1).checked).toBe(false)
  screen.getByText('Correct answer again once it has a text')
  await user.type(first, 'New Delhi')
  expect(mark(1).checked).toBe(true)
})

it('an emptied option is not right again once another one was chosen', async () => {
  const { user } = written()
  const first = screen.getByRole('textbox', { name: 'Option 1' })
  await user.clear(first)
  await user.click(mark(2))
  await user.type(first, 'New Delhi')
  expect([mark(1).checked, mark(2).checked]).toEqual([false, true])
})

it('says beside an option that it is like another, or left out', () => {
  written({ options: ['Delhi', '', ' Delhi', ''], correct: 0 })
  const told = (number: number) =>
    screen.getByRole('textbox', { name: `Option ${number}` }).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(told(3))?.textContent).toBe('Reads the same as option A.')
  expect(document.getElementById(told(2))?.textContent).toBe('Empty: left out, and the letters below move up.')
  expect([told(1), told(4)]).toEqual(['', ''])
})

it('a moved option stays right', async () => {
  const { user, last } = written()
  await user.click(screen.getByRole('textbox', { name: 'Option 1' }))
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
  expect(last()?.[0]).toEqual({ options: ['Patna', 'Delhi', ''], correct: 1 })
})

it.each<[SingleChoiceDraft, string[]]>([
  [CAPITALS, ['ADelhiCorrect answer', 'BPatna']],
  [{ options: ['Delhi', '', 'Patna'], correct: 2 }, ['ADelhi', 'BPatnaCorrect answer']],
])('the preview of %j shows what is right, under the letters that it will have', (draft, shown) => {
  show(<Preview draft={draft} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(shown)
})

const pastedLines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n')

it('more pasted lines than a question has options are kept as one text, and told', async () => {
  const { user, last } = written({ options: ['', ''], correct: null })
  const first = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Option 1' })
  await user.click(first)
  await user.paste(pastedLines(210))
  expect(last()?.[0].options).toEqual([pastedLines(210), ''])
  const told = document.getElementById(first.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(told?.textContent).toMatch(/^210 lines were pasted, and a question has at most 200 options/)
})

it('pasted lines are options: what stands before them stays with the first, what stands behind with the last', async () => {
  const { user, last } = written({ options: ['[]', ''], correct: null })
  const first = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Option 1' })
  await user.click(first)
  first.setSelectionRange(1, 1)
  await user.paste(pastedLines(3))
  expect(last()?.[0].options.slice(0, 3)).toEqual(['[line 1', 'line 2', 'line 3]'])
})
