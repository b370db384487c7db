import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { progressOf } from '../../testing/progress.ts'
import { show } from '../../testing/show.tsx'
import type { PaletteState } from '../device/progress.ts'
import { Palette } from './palette.tsx'

const STATES: readonly PaletteState[] = ['answered', 'unanswered', 'unvisited', 'marked', 'marked_answered']

const aPalette = ({ at = 0, isReadOnly = false, states = STATES } = {}) => {
  const onGo = vi.fn()
  const shown = show(<Palette paper={{}} progress={progressOf(states, at)} isReadOnly={isReadOnly} onGo={onGo} />)
  return { ...shown, onGo }
}

const item = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const items = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /question \d/ })

describe('the palette', () => {
  it.each([
    { number: 1, says: 'Answered' },
    { number: 2, says: 'Visited, not answered' },
    { number: 3, says: 'Not visited' },
    { number: 4, says: 'Marked for review' },
    { number: 5, says: 'Answered and marked for review' },
  ])('says in words that question $number is: $says', ({ number, says }) => {
    aPalette()
    expect(item(`Go to question ${number}: ${says}`).textContent).toContain(String(number))
  })

  it('says which question is open', () => {
    aPalette({ at: 3 })
    expect(items().map((each) => each.getAttribute('aria-current'))).toEqual([null, null, null, 'true', null])
  })

  it('tells its sections, each above its questions', () => {
    const [one, other] = ['Physics', 'Chemistry'].map((title) => ({ label: title, look: '', title }))
    const marks = [one ?? null, null, other ?? null, null, null]
    show(
      <Palette paper={{}} progress={progressOf(STATES, 0)} isReadOnly={false} marks={marks} onGo={() => undefined} />,
    )
    const list = items()[0]?.closest('ol')
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Physics', '1', '2'],
      ...['Chemistry', '3', '4', '5'],
    ])
  })

  it('leads to a question by a press or by the keyboard', async () => {
    const { user, onGo } = aPalette()
    await user.click(item(/question 4/))
    item(/question 1/).focus()
    await user.keyboard('{Enter}')
    expect(onGo.mock.calls).toEqual([[3], [0]])
  })

  it('is one stop of the Tab key, and arrows, Home and End move in it', async () => {
    const { user, onGo } = aPalette({ at: 1 })
    await user.tab()
    expect(document.activeElement).toBe(item(/question 2/))
    for (const [key, number] of [
      ['ArrowRight', 3],
      ['End', 5],
      ['ArrowRight', 5],
      ['ArrowLeft', 4],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await user.keyboard(`{${key}}`)
      expect([key, document.activeElement]).toEqual([key, item(new RegExp(`question ${number}`))])
    }
    expect(onGo).not.toHaveBeenCalled()
    await user.tab()
    expect(items()).not.toContain(document.activeElement)
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(item(/question 2/))
  })

  it('leads nowhere where the quiz can only be looked at', async () => {
    const { user, onGo } = aPalette({ isReadOnly: true })
    expect(items().every(({ disabled }) => disabled)).toBe(true)
    await user.click(item(/question 4/))
    expect(onGo).not.toHaveBeenCalled()
  })

  it('counts every state', () => {
    aPalette({ states: ['answered', 'answered', 'unvisited', 'marked'] })
    const legend = screen.getAllByRole('listitem').filter((each) => each.querySelector('button') === null)
    expect(legend.map(({ textContent }) => textContent)).toEqual([
      'Answered2',
      'Visited, not answered0',
      'Not visited1',
      'Marked for review1',
      'Answered and marked for review0',
    ])
  })
})
