import { fireEvent, screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { act, show } from '../../testing/show.tsx'
import { PlayOrdering } from './play.tsx'

const RIVERS = ['Ganga', 'Teesta', 'Damodar']

type AskedProps = { isReadOnly?: boolean; onAnswer?: (answer: readonly number[] | null) => void }

function Asked({ isReadOnly = false, onAnswer = () => undefined }: AskedProps) {
  const [answer, setAnswer] = useState<readonly number[] | null>(null)
  const take = (next: readonly number[] | null) => {
    setAnswer(next)
    onAnswer(next)
  }
  return (
    <>
      <p id="problem">From the longest</p>
      <PlayOrdering
        id="q1"
        asked={{ items: RIVERS }}
        answer={answer}
        isReadOnly={isReadOnly}
        labelledBy="problem"
        onAnswer={take}
      />
      <button type="button" onClick={() => take(null)}>
        Clear
      </button>
    </>
  )
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const shown = () =>
  screen.getAllByRole('listitem').map((row) => RIVERS.find((river) => row.textContent.includes(river)))
const said = () => document.querySelector('[aria-live]')?.textContent

describe('items to put in order', () => {
  it('are a list named by what is asked, and no answer as they come', () => {
    const onAnswer = vi.fn()
    show(<Asked onAnswer={onAnswer} />)
    expect(screen.getByRole('list', { name: 'From the longest' })).toBeTruthy()
    expect(shown()).toEqual(RIVERS)
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('move by buttons, which keep the focus and say where they are', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked onAnswer={onAnswer} />)
    await user.click(button('Move down A Ganga'))
    expect(shown()).toEqual(['Teesta', 'Ganga', 'Damodar'])
    expect(document.activeElement).toBe(button('Move down A Ganga'))
    expect(said()).toBe('Moved to place 2 of 3')
    await user.keyboard('{Enter}')
    await user.click(button('Move up C Damodar'))
    expect(onAnswer.mock.calls).toEqual([[[1, 0, 2]], [[1, 2, 0]], [[2, 1, 0]]])
  })

  it('move by arrow keys on the handle', async () => {
    const { user } = show(<Asked />)
    act(() => button(/move C Damodar/).focus())
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(shown()).toEqual(['Damodar', 'Ganga', 'Teesta'])
    expect(document.activeElement).toBe(button(/move C Damodar/))
    expect(said()).toBe('Moved to place 1 of 3')
    await user.keyboard('{ArrowDown}')
    expect(shown()).toEqual(['Ganga', 'Damodar', 'Teesta'])
  })

  it('go no further than the ends, where a button keeps the focus', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked onAnswer={onAnswer} />)
    await user.click(button('Move up A Ganga'))
    expect(document.activeElement).toBe(button('Move up A Ganga'))
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('can be right as they come', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked onAnswer={onAnswer} />)
    await user.click(button('This order is right'))
    await user.click(button('This order is your answer'))
    expect(onAnswer.mock.calls).toEqual([[[0, 1, 2]]])
  })

  it('are as they came, and no answer, once that is cleared', async () => {
    const { user } = show(<Asked />)
    await user.click(button('Move down A Ganga'))
    await user.click(button('Clear'))
    expect(shown()).toEqual(RIVERS)
    expect(button('This order is right')).toBeTruthy()
  })

  it('stay as they are where nothing can be changed any more', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked isReadOnly onAnswer={onAnswer} />)
    await user.click(button('Move down A Ganga'))
    await user.click(button('This order is right'))
    drag(/move A Ganga/, 130)
    expect(onAnswer).not.toHaveBeenCalled()
  })
})

/** Rows of 50 pixels with 10 between them. */
const drag = (name: string | RegExp, by: number) => {
  for (const [at, row] of screen.getAllByRole('listitem').entries())
    row.getBoundingClientRect = () => new DOMRect(0, at * 60, 300, 50)
  const handle = button(name)
  handle.setPointerCapture = () => undefined
  const at = (clientY: number) => ({ clientY, button: 0, isPrimary: true, pointerId: 1 })
  fireEvent.pointerDown(handle, at(300))
  fireEvent.pointerMove(handle, at(300 + by / 2))
  fireEvent.pointerMove(handle, at(300 + by))
  return { drop: () => fireEvent.pointerUp(handle, at(300 + by)), leave: () => fireEvent.pointerCancel(handle, at(0)) }
}

describe('a dragged item', () => {
  it('comes down where it was let go', () => {
    const onAnswer = vi.fn()
    show(<Asked onAnswer={onAnswer} />)
    const { drop } = drag(/move A Ganga/, 130)
    expect(onAnswer).not.toHaveBeenCalled()
    expect(screen.getAllByRole('listitem').map(({ style }) => style.transform)).toEqual([
      'translateY(130px)',
      'translateY(-60px)',
      'translateY(-60px)',
    ])
    drop()
    expect(onAnswer.mock.calls).toEqual([[[1, 2, 0]]])
    expect(said()).toBe('Moved to place 3 of 3')
    expect(screen.getAllByRole('listitem').map(({ style }) => style.transform)).toEqual(['', '', ''])
  })

  it('stays where it was when it is hardly moved, or the drag is broken off', () => {
    const onAnswer = vi.fn()
    show(<Asked onAnswer={onAnswer} />)
    drag(/move B Teesta/, 10).drop()
    drag(/move B Teesta/, 60).leave()
    expect(onAnswer).not.toHaveBeenCalled()
    expect(shown()).toEqual(RIVERS)
  })
})
