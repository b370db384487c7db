import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { focused, showEditor } from '../../testing/show-editor.tsx'
import { fillInBlanksEditor } from './edit.tsx'

const { Edit, Preview } = fillInBlanksEditor

type WrittenProps = { first?: string; onTyped?: (typedIn: string | undefined) => void }

function Written({ first = '', onTyped = () => undefined }: WrittenProps) {
  const [draft, setDraft] = useState({ passage: first })
  return (
    <Edit
      id={1}
      draft={draft}
      onChange={(next, typedIn) => {
        setDraft(next)
        onTyped(typedIn)
      }}
      onFocus={() => undefined}
      onSaid={() => undefined}
    />
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Passage with blanks' })
const press = (name: string) => screen.getByRole('button', { name })
const blanks = () =>
  screen
    .queryAllByRole('listitem')
    .map(({ lastElementChild }) => [...(lastElementChild?.children ?? [])].map((it) => it.textContent))

describe('a passage', () => {
  it('keeps its words where what goes into its blanks is moved', async () => {
    const { user, now } = showEditor(fillInBlanksEditor, { passage: 'Ice is [[cold]]{2}, [[>red|*white]] & [[#0]].' })
    press('Move the answer of blank 1').focus()
    await user.keyboard('{ArrowDown}')
    expect(now.draft.passage).toBe('Ice is [[>red|*white]], [[cold]]{2} & [[#0]].')
    expect(focused()).toBe('move-blank-1')
    expect(now.said).toEqual(['Now 2 of 3'])
  })

  it('tells how each blank is read', () => {
    show(<Written first="[[100|one hundred]] [[#9.8±0.1]]{3} [[>red|*green]] [[#-1]]" />)
    expect(blanks()).toEqual([
      ['Blank 1', 'Text', '100 / one hundred'],
      ['Blank 2', 'Number', '9.7 to 9.9', 'counts 3 times'],
      ['Blank 3', 'Drop-down', 'green', 'from red / green'],
      ['Blank 4', 'Number', '−1'],
    ])
  })

  it('tells what is wrong in which blank', () => {
    show(<Written first="[[a]] [[>b|c]] [[d" />)
    expect(blanks().slice(1)).toEqual([
      ['Blank 2', 'Still needed: one option with * before it in blank 2.'],
      ['Blank 3', 'Still needed: ]] at the end of blank 3.'],
    ])
  })

  it('is written in one go, which is undone in one go', async () => {
    const onTyped = vi.fn()
    const { user } = show(<Written onTyped={onTyped} />)
    expect(screen.getByText(/^No blank yet/)).toBeTruthy()
    await user.type(field(), 'a [[[[b]]')
    expect(field().value).toBe('a [[b]]')
    expect(blanks()).toEqual([['Blank 1', 'Text', 'b']])
    expect(new Set(onTyped.mock.calls.flat())).toEqual(new Set(['passage']))
  })

  it('has a button that makes a blank of what is selected', async () => {
    const { user } = show(<Written first="In Paris now" />)
    field().setSelectionRange(3, 9)
    await user.click(press('Blank'))
    expect(field().value).toBe('In [[Paris]] now')
    expect(document.activeElement).toBe(field())
    expect([field().selectionStart, field().selectionEnd]).toEqual([5, 10])
  })

  it('has a button that makes a drop-down, and goes on where the next option is written', async () => {
    const { user } = show(<Written first="It is hot" />)
    field().setSelectionRange(6, 9)
    await user.click(press('Choice'))
    await user.keyboard('cold')
    expect(field().value).toBe('It is [[>*hot|cold]]')
    expect(blanks()).toEqual([['Blank 1', 'Drop-down', 'hot', 'from hot / cold']])
  })

  it('has a button for a number, to be written into it', async () => {
    const { user } = show(<Written first="g = " />)
    field().setSelectionRange(4, 4)
    await user.click(press('Number'))
    await user.keyboard('9.8')
    expect(field().value).toBe('g = [[#9.8]]')
  })

  it('says when it is too long', () => {
    show(<Written first={`[[a]]${'x'.repeat(9_996)}`} />)
    expect(screen.getByText('At most 10,000 characters: 1 too many')).toBeTruthy()
    expect(blanks()).toEqual([])
  })
})

it('a preview shows what is right in every blank', () => {
  show(<Preview draft={{ passage: 'In [[Paris|paree]] it is [[#1..2]] [[' }} />)
  expect(screen.getByText(/^In/).textContent).toBe('In Blank 1: Paris / paree it is Blank 2: 1 to 2 Blank 3: ?')
})

it('lines drawn as on paper become blanks by a press, and the first answer is written next', async () => {
  const onTyped = vi.fn()
  const { user } = show(<Written onTyped={onTyped} />)
  await user.type(field(), 'Ice is ____ and ___.')
  await user.click(press('Make 2 blanks'))
  expect(field().value).toBe('Ice is [[]] and [[]].')
  expect(onTyped).toHaveBeenLastCalledWith(undefined)
  await user.keyboard('cold')
  expect(field().value).toBe('Ice is [[cold]] and [[]].')
  expect(screen.queryByRole('button', { name: /^Make/ })).toBe(null)
})
