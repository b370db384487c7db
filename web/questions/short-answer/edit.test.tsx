import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { MAX_ACCEPTED } from '#domain/questions/parts/accepted.ts'
import { type ShortAnswerDraft, shortAnswer } from '#domain/questions/short-answer.ts'
import { show } from '../../testing/show.tsx'
import { showEditor } from '../../testing/show-editor.tsx'
import { shortAnswerEditor } from './edit.tsx'

const { Edit, Preview } = shortAnswerEditor

type WrittenProps = { first?: ShortAnswerDraft; onFocus?: (field: string) => void; onChange?: (field?: string) => void }

function Written({ first = shortAnswer.draft.empty(), onFocus = () => undefined, onChange }: WrittenProps) {
  const [draft, setDraft] = useState(first)
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
      <Preview draft={draft} />
      <output>{JSON.stringify(draft)}</output>
    </>
  )
}

const draftOf = (...accepted: string[]): ShortAnswerDraft => ({ accepted, caseMatters: false, accentsMatter: false })
const draft = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const field = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', {
    name: number === 1 ? 'Correct answer' : `Accepted answer ${number}`,
  })

it('answers are written one after the other, with Enter', async () => {
  const [onFocus, onChange] = [vi.fn(), vi.fn()]
  const { user } = show(<Written onFocus={onFocus} onChange={onChange} />)
  await user.type(field(1), 'NY')
  expect(onChange.mock.calls).toEqual([['accepted-0'], ['accepted-0']])
  await user.keyboard('{Enter}')
  expect(onFocus.mock.calls).toEqual([['accepted-1']])
  await user.type(field(2), 'New York')
  expect(draft()).toEqual(draftOf('NY', 'New York'))
  await user.type(field(1), '{Enter}')
  expect(draft().accepted.length).toBe(2)
  expect(screen.getByRole('group', { name: 'Accepted answers' })).toBeTruthy()
})

it('an answer is removed by its button, and an empty one by Backspace', async () => {
  const onFocus = vi.fn()
  const { user } = show(<Written first={draftOf('a', 'b', '')} onFocus={onFocus} />)
  await user.type(field(3), '{Backspace}')
  expect(draft()).toEqual(draftOf('a', 'b'))
  await user.click(screen.getByRole('button', { name: 'Remove answer 1' }))
  expect(draft()).toEqual(draftOf('b'))
  expect(onFocus.mock.calls).toEqual([['accepted-1'], ['accepted-0']])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove answer 1' }).disabled).toBe(true)
})

it('there are no more answers than may be', async () => {
  const { user } = show(<Written first={draftOf(...Array<string>(MAX_ACCEPTED).fill('a'))} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add another answer' }).disabled).toBe(true)
  await user.type(field(MAX_ACCEPTED), '{Enter}')
  expect(draft().accepted.length).toBe(MAX_ACCEPTED)
})

it('capitals and accents matter where that is wanted', async () => {
  const { user } = show(<Written first={draftOf('a')} />)
  await user.click(screen.getByRole('checkbox', { name: /Capital letters matter/ }))
  expect(draft()).toEqual({ ...draftOf('a'), caseMatters: true })
  await user.click(screen.getByRole('checkbox', { name: /Accents matter/ }))
  expect(draft()).toEqual({ ...draftOf('a'), caseMatters: true, accentsMatter: true })
})

it('the preview says which answers are right', () => {
  show(<Written first={draftOf('', 'New York', 'NY')} />)
  const shown = screen.getAllByRole('listitem').filter(({ lastElementChild }) => lastElementChild?.tagName !== 'BUTTON')
  expect(shown.map(({ textContent }) => textContent)).toEqual(['New YorkCorrect answer', 'NYAlso accepted'])
})

it('answers are moved by their handles and from their fields', async () => {
  const { user, now } = showEditor(shortAnswerEditor, draftOf('NY', 'New York', 'NYC'))
  screen.getByRole('button', { name: 'Move answer 1' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(now.draft.accepted).toEqual(['New York', 'NY', 'NYC'])
  await user.type(field(3), '{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
  expect(now.draft.accepted).toEqual(['New York', 'NYC', 'NY'])
  expect(now.said).toEqual(['Now 2 of 3', 'Now 2 of 3'])
})
