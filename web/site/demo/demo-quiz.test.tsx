import { screen, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import content from '../../content/en.json'
import { errorOf, field } from '../../testing/field.ts'
import { pass } from '../../testing/passing-time.ts'
import { show } from '../../testing/show.tsx'
import { DemoQuiz } from './demo-quiz.tsx'
import { DEMO_KEY } from './kept-demo.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', vi.fn())
  localStorage.clear()
})
afterEach(() => {
  expect(fetch).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const heading = (name: string | RegExp) => screen.getByRole('heading', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const score = () => screen.getByText(/^Your score/).parentElement?.textContent

const aDemo = () => {
  const page = <DemoQuiz {...content.demo} />
  const { user, show: showNow } = show(page)
  const press = async (name: string) => {
    await user.click(button(name))
    await pass(0)
  }
  return {
    press,
    choose: (name: RegExp) => user.click(option(name)),
    type: async (label: string, text: string) => {
      await user.click(field(label))
      await user.paste(text)
    },
    fillIn: async () => {
      await user.click(field('Phone'))
      await user.paste('9876543210')
      await user.selectOptions(field('District'), 'Kolkata')
      await press('Continue')
    },
    /** Away for so long, and back. */
    reload: async ({ after = 0 } = {}) => {
      showNow(null)
      await pass(after)
      showNow(page)
      await pass(0)
    },
  }
}

const aRun = async () => {
  const demo = aDemo()
  await demo.press('Take this quiz')
  await demo.type('Name', 'Rahul')
  await demo.fillIn()
  await demo.press('Start')
  return demo
}

describe('a reload of the demo', () => {
  it('keeps the place, the answers, the marks and the time', async () => {
    const { press, choose, reload } = await aRun()
    await choose(/^C 630/)
    await press('Mark for review')
    await press('Next')
    await choose(/^C 4.5 s/)
    await reload({ after: 10 * MINUTE })
    expect(heading('Question 2 of 5')).toBeTruthy()
    expect(option(/^C 4.5 s/).checked).toBe(true)
    expect(screen.getByRole('timer').textContent).toMatch(/^(20:00|19:5\d)$/)
    await press('Previous')
    expect(option(/^C 630/).checked).toBe(true)
    expect(button('Marked for review').getAttribute('aria-pressed')).toBe('true')
  })

  it('keeps what was typed, which is checked as in a real quiz', async () => {
    const { press, type, reload, fillIn } = aDemo()
    await press('Take this quiz')
    await type('Name', 'রাহুল')
    await reload()
    expect(field('Name').value).toBe('রাহুল')
    await press('Continue')
    expect(errorOf('Phone')).toBe('Mobile number is required')
    await fillIn()
    await reload()
    expect(heading('Welcome, রাহুল')).toBeTruthy()
  })

  it('keeps the wait for the result, and the result', async () => {
    const { press, choose, reload } = await aRun()
    await choose(/^C 630/)
    await press('Submit')
    await press('Yes, submit')
    expect(heading('Submitted')).toBeTruthy()
    await reload({ after: 100 * SECOND })
    expect(screen.getByText(/^You can see your result in (80|79) seconds$/)).toBeTruthy()
    await pass(79 * SECOND)
    expect(button('See Result').disabled).toBe(true)
    await pass(2 * SECOND)
    await press('See Result')
    await reload()
    expect(score()).toBe('Your score 1 out of 5')
    await press('Try again')
    expect(heading('Before you begin')).toBe(document.activeElement)
    await reload()
    expect(button('Take this quiz')).toBeTruthy()
  })
})

describe('when the time of the demo is over', () => {
  it('it submits by itself', async () => {
    const { choose, press } = await aRun()
    await choose(/^C 630/)
    // The device sleeps for most of it.
    vi.setSystemTime(Date.now() + 30 * MINUTE - 5 * SECOND)
    await pass(2 * SECOND)
    expect(heading('Question 1 of 5')).toBeTruthy()
    await pass(4 * SECOND)
    expect(heading('The time is over')).toBeTruthy()
    expect(button('See Result').disabled).toBe(true)
    await pass(181 * SECOND)
    await press('See Result')
    expect(score()).toBe('Your score 1 out of 5')
  })

  it('and nobody was there, it ends with what was answered, and the wait is over too', async () => {
    const { choose, press, reload } = await aRun()
    await choose(/^B 600/)
    await reload({ after: 40 * MINUTE })
    await pass(SECOND)
    expect(heading('The time is over')).toBeTruthy()
    await press('See Result')
    expect(score()).toBe('Your score −0.25 out of 5')
  })
})

it('what was kept and is broken starts the demo anew', async () => {
  localStorage.setItem(DEMO_KEY, '{"stage":7}')
  const { press } = aDemo()
  await press('Take this quiz')
  expect(field('Name').value).toBe('')
})

it('the result says of each question what was answered and what is right, and leads to the sign-up', async () => {
  const { press, choose } = await aRun()
  for (const chosen of [/^C 630/, /^B 3 s/, /^A 3/, /^A AB only/]) {
    await choose(chosen)
    await press('Next')
  }
  await press('Submit')
  await press('Yes, submit')
  expect(screen.getByText(/In a real quiz it opens after 30/)).toBeTruthy()
  await pass(181 * SECOND)
  await press('See Result')
  expect(score()).toBe('Your score 2.75 out of 5')
  const said = screen.getAllByRole('article').map(({ textContent }) => textContent)
  for (const [at, verdict] of ['right', 'right', 'right', 'wrong', 'left blank'].entries())
    expect(said[at]).toContain(`Question ${at + 1}: ${verdict}`)
  expect(said[3]).toContain('A child is therefore Ai')
  const options = within(screen.getAllByRole('article')[0] ?? document.body).getAllByRole('listitem')
  expect(options.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['A570', 'B600', 'C630', 'D660'])
  expect(screen.getByRole('link', { name: 'Create your own quiz' }).getAttribute('href')).toBe('/signup')
})
