import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PlayShortAnswer } from './play.tsx'

type AskedProps = { first?: string | null; isReadOnly?: boolean; onSaid?: (answer: string | null) => void }

function Asked({ first = null, isReadOnly = false, onSaid = () => undefined }: AskedProps) {
  const [answer, setAnswer] = useState(first)
  const say = (given: string | null) => {
    setAnswer(given)
    onSaid(given)
  }
  return (
    <>
      <p id="problem">What is the capital of France?</p>
      <PlayShortAnswer id="q1" asked={{}} answer={answer} isReadOnly={isReadOnly} labelledBy="problem" onAnswer={say} />
      <button type="button" onClick={() => setAnswer(null)}>
        Clear
      </button>
      <button type="button" onClick={() => setAnswer('Rome')}>
        Elsewhere
      </button>
    </>
  )
}

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer What is the capital of France?' })

describe('the field for an answer', () => {
  it('is saved as it is typed, without what stands around it', async () => {
    const onSaid = vi.fn()
    const { user } = show(<Asked onSaid={onSaid} />)
    await user.type(field(), ' a b ')
    expect(onSaid.mock.calls).toEqual([[null], ['a'], ['a'], ['a b'], ['a b']])
    expect(field().value).toBe(' a b ')
  })

  it('is a blank again once it is emptied', async () => {
    const onSaid = vi.fn()
    const { user } = show(<Asked first="ab" onSaid={onSaid} />)
    await user.type(field(), '{Backspace}{Backspace}')
    expect(onSaid.mock.calls).toEqual([['a'], [null]])
    expect(field().value).toBe('')
  })

  it('shows what was answered before, and what comes from elsewhere', async () => {
    const { user } = show(<Asked first="Paris" />)
    expect(field().value).toBe('Paris')
    await user.type(field(), ' !')
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(field().value).toBe('Rome')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field().value).toBe('')
  })

  it('says when a text is too long to be saved, and keeps all of it', async () => {
    const onSaid = vi.fn()
    const { user } = show(<Asked onSaid={onSaid} />)
    await user.click(field())
    await user.paste('x'.repeat(501))
    expect(onSaid).not.toHaveBeenCalled()
    expect(field().value.length).toBe(501)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/1 too many/)).toBeTruthy()
    await user.type(field(), '{Backspace}')
    expect(onSaid.mock.calls).toEqual([['x'.repeat(500)]])
    expect(field().hasAttribute('aria-invalid')).toBe(false)
  })

  it('is left as it is typed by the keyboard of a phone', () => {
    show(<Asked />)
    expect(['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => field().getAttribute(name))).toEqual([
      'off',
      'off',
      'false',
    ])
  })

  it('stays as it is where nothing can be changed any more', async () => {
    const onSaid = vi.fn()
    const { user } = show(<Asked first="Paris" isReadOnly onSaid={onSaid} />)
    await user.type(field(), 'x')
    expect(field().value).toBe('Paris')
    expect(onSaid).not.toHaveBeenCalled()
  })
})
