import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { BlankGiven } from '#domain/questions/parts/blank.ts'
import { show } from '../../testing/show.tsx'
import { PlayFillInBlanks } from './play.tsx'

const PIECES = [
  'Water boils at ',
  { kind: 'number' as const },
  ' degrees in ',
  { kind: 'text' as const },
  '; it is ',
  { kind: 'choice' as const, options: ['hot', 'cold'] },
  '.',
]

type Given = BlankGiven[] | null
type AskedProps = { first?: Given; isReadOnly?: boolean; onGiven?: (given: Given) => void }

function Asked({ first = null, isReadOnly = false, onGiven = () => undefined }: AskedProps) {
  const [given, setGiven] = useState(first)
  return (
    <>
      <p id="problem">Fill in the blanks</p>
      <PlayFillInBlanks
        id="q1"
        asked={{ pieces: PIECES }}
        answer={given}
        isReadOnly={isReadOnly}
        labelledBy="problem"
        onAnswer={(next) => {
          setGiven(next)
          onGiven(next)
        }}
      />
      <button type="button" onClick={() => setGiven(null)}>
        Clear
      </button>
    </>
  )
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Blank 1 of 3, a number' })
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Blank 2 of 3' })
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Blank 3 of 3' })

describe('the blanks of a passage', () => {
  it('are a group named by what is asked, each by its number', () => {
    show(<Asked />)
    expect(screen.getByRole('group', { name: 'Fill in the blanks' })).toBeTruthy()
    expect([number().value, text().value, choice().value]).toEqual(['', '', ''])
    expect(screen.getByRole('group').textContent).toMatch(/^Water boils at {2}degrees in/)
  })

  it('are given as they are typed, without the spaces around', async () => {
    const onGiven = vi.fn()
    const { user } = show(<Asked onGiven={onGiven} />)
    await user.type(text(), 'New ')
    expect(text().value).toBe('New ')
    expect(onGiven).toHaveBeenLastCalledWith([null, 'New', null])
    await user.type(text(), 'Delhi')
    await user.type(number(), '১০০')
    await user.selectOptions(choice(), 'hot')
    expect(onGiven).toHaveBeenLastCalledWith(['১০০', 'New Delhi', 0])
  })

  it('are no answer once all is taken back', async () => {
    const onGiven = vi.fn()
    const { user } = show(<Asked first={[null, 'a', 1]} onGiven={onGiven} />)
    await user.selectOptions(choice(), 'Choose …')
    expect(onGiven).toHaveBeenLastCalledWith([null, 'a', null])
    await user.type(text(), '{Backspace} ')
    expect(onGiven).toHaveBeenLastCalledWith(null)
    expect(text().value).toBe(' ')
  })

  it('show what was given before, and nothing once that is cleared', async () => {
    const { user } = show(<Asked first={['100', 'Delhi', 1]} />)
    expect([number().value, text().value, choice().value]).toEqual(['100', 'Delhi', '1'])
    await user.type(text(), '!')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect([number().value, text().value, choice().value]).toEqual(['', '', ''])
  })

  it('say when a text is too long, and keep it on the screen', async () => {
    const onGiven = vi.fn()
    const { user } = show(<Asked first={['1', 'x'.repeat(200), null]} onGiven={onGiven} />)
    await user.type(text(), 'yz')
    expect(text().value).toHaveLength(202)
    expect(onGiven).not.toHaveBeenCalled()
    expect(screen.getByText(/^Blank 2 of 3: At most 200 characters, 2 too many/)).toBeTruthy()
    expect(text().getAttribute('aria-invalid')).toBe('true')
    await user.type(text(), '{Backspace}{Backspace}')
    expect(onGiven).toHaveBeenLastCalledWith(['1', 'x'.repeat(200), null])
  })

  it('follow each other by Enter', async () => {
    const { user } = show(<Asked />)
    await user.type(number(), '1{Enter}')
    expect(document.activeElement).toBe(text())
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(choice())
  })

  it('stay as they are where nothing can be changed any more', async () => {
    const onGiven = vi.fn()
    const { user } = show(<Asked first={['100', 'Delhi', 1]} isReadOnly onGiven={onGiven} />)
    await user.type(text(), 'x')
    expect([text().readOnly, number().readOnly, choice().disabled]).toEqual([true, true, true])
    expect(onGiven).not.toHaveBeenCalled()
  })
})
