import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '#domain/time/time-limit.ts'
import content from '../../content/en.json'
import { act, show, showAfter } from '../../testing/show.tsx'
import { LiveQuiz } from './live-quiz.tsx'

const page = <LiveQuiz {...content.home.live} />

beforeEach(() => {
  vi.useFakeTimers()
  // As the style sheet has it, which no test loads: panels that wait are not to be seen.
  document.head.innerHTML = '<style>body { visibility: visible } .invisible { visibility: hidden }</style>'
})
afterEach(() => {
  document.head.replaceChildren()
  vi.useRealTimers()
})

const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
const answered = () => screen.getByText(/^\d of 3 answered$/).textContent
const focused = () => document.activeElement?.textContent

describe('the quiz in the hero', () => {
  it('can be taken to its end by keyboard, the focus always on what has come into view', async () => {
    const { user } = show(page)
    expect(answered()).toBe('0 of 3 answered')
    for (const number of [1, 2, 3]) {
      expect(radios()).toHaveLength(4)
      radios()[0]?.focus()
      await user.keyboard(' ')
      expect(answered()).toBe(`${number} of 3 answered`)
      screen.getByRole('button', { name: number < 3 ? 'Next' : 'Finish' }).focus()
      await user.keyboard('{Enter}')
      expect(focused()).toMatch(number < 3 ? new RegExp(`^Question ${number + 1} of 3`) : /^0 of 3 right$/)
    }
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('0 of 3 right')
    expect(screen.getByRole('link', { name: /demo quiz/ }).getAttribute('href')).toBe('/quizreal')
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect([answered(), radios().some(({ checked }) => checked)]).toEqual(['0 of 3 answered', false])
  })

  it('counts what was chosen before its script had come', () => {
    showAfter(() => {
      const [first] = radios()
      if (first) first.checked = true
    }, page)
    expect([answered(), radios()[0]?.checked]).toEqual(['1 of 3 answered', true])
  })

  it('ends by itself ten minutes after the first answer', async () => {
    const { user } = show(page)
    act(() => vi.advanceTimersByTime(20 * MINUTE))
    await user.click(radios()[1] ?? document.body)
    act(() => vi.advanceTimersByTime(10 * MINUTE))
    expect(focused()).toBe('1 of 3 right')
  })
})
