import { screen, within } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { askedIn, loadPlayers } from '../../questions/players.tsx'
import { progressOf } from '../../testing/progress.ts'
import { show } from '../../testing/show.tsx'
import { aPaper } from '../../testing/student-server.ts'
import { advance, type PaletteState, type Progress, type Step } from '../device/progress.ts'
import { nationalScreen } from './national-screen.tsx'
import type { ScreenProps } from './screen-parts.ts'

const STATES: readonly PaletteState[] = ['unanswered', 'answered', 'unvisited', 'marked', 'marked_answered']

const at = '2026-01-01T00:00:00.000Z'
const asked = (id: string, more: object = {}) => ({
  id,
  problem: `Problem ${id}`,
  options: ['Ganga', 'Padma'],
  created_at: at,
  updated_at: at,
  ...more,
})

const SECTIONS = [
  { id: 's1', title: 'Physics', instructions: '', question_ids: ['q1', 'q2'] },
  { id: 's2', title: 'রসায়ন', instructions: '', question_ids: ['q3', 'q4', 'q5'] },
]

type Shown = {
  states?: readonly PaletteState[]
  open?: number
  sections?: typeof SECTIONS
  isReadOnly?: boolean
  hall?: ScreenProps['hall']
  movement?: string
}

/** The screen with questions in these states, whose steps are taken. */
const aScreen = async (shown: Shown = {}) => {
  const { states = STATES, open = 0, sections = SECTIONS, isReadOnly = false, hall, movement = 'free' } = shown
  const { Frame, Palette, Moves } = nationalScreen
  await loadPlayers({})
  const onWire = aPaper({
    questions: states.map((_, place) => asked(`q${place + 1}`)),
    layout: { groups: [], texts: [], ...(sections.length > 0 && { sections }) },
    settings: {
      ...{ screen: 'national', look: { intro: 'Bring a pen.' } },
      order: { questions: false, options: false, movement },
    },
  })
  const paper: ScreenProps['paper'] = { ...onWire, questions: askedIn(onWire.questions) }
  const steps: Step[] = []
  const onFinish = vi.fn()
  let now: Progress = progressOf(states, open)
  function Screen() {
    const [progress, setProgress] = useState(now)
    now = progress
    const onStep = (step: Step) => {
      steps.push(step)
      setProgress((before) => advance(before, step))
    }
    const props = {
      ...{ paper, progress, isReadOnly, hall, onStep, onFinish, person: { name: 'Rina Das', lastDigits: '2345' } },
      ...{ onGo: (place: number) => onStep({ kind: 'open', at: place }), onPalette: () => {} },
    }
    return (
      <>
        <Frame {...props}>
          <p>{paper.questions[progress.at]?.prompt}</p>
        </Frame>
        <Moves {...props} />
        <Palette {...props} />
      </>
    )
  }
  return { ...show(<Screen />), steps, onFinish, progress: () => now }
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const numbers = () =>
  screen.getAllByRole('button', { name: /^Go to question/ }).map((each) => each.getAttribute('aria-label'))

describe('the palette', () => {
  it('has the numbers of the open section, with what state each is in', async () => {
    const { user } = await aScreen()
    expect(numbers()).toEqual(['Go to question 1: Visited, not answered', 'Go to question 2: Answered'])
    await user.click(button(/^রসায়ন/))
    expect(numbers()).toEqual([
      'Go to question 3: Visited, not answered',
      'Go to question 4: Marked for review',
      'Go to question 5: Answered and marked for review',
    ])
    expect(screen.getByRole('list', { name: 'Questions of রসায়ন' })).toBeTruthy()
  })

  it('has all numbers where there are no sections', async () => {
    await aScreen({ sections: [] })
    expect(numbers()).toHaveLength(5)
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
  })

  it('counts each state of the section, and says who takes it', async () => {
    await aScreen({ open: 3 })
    const legend = within(screen.getByRole('list', { name: 'What the signs mean' })).getAllByRole('listitem')
    expect(legend.map((each) => each.querySelector(':scope > :last-child')?.textContent)).toEqual([
      '1 Not visited',
      '0 Visited, not answered',
      '0 Answered',
      '1 Marked for review',
      '1 Answered and marked for review (counts)',
    ])
    expect(screen.getByText('Rina Das').parentElement?.textContent).toBe('Who takes it: Rina Das•••• 2345')
  })

  it('is one stop of the Tab key, and arrows, Home and End move in it', async () => {
    const { user, steps } = await aScreen({ open: 3 })
    button(/question 4/).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(button(/question 5/))
    await user.keyboard('{Home}{Enter}')
    expect(steps).toEqual([{ kind: 'open', at: 2 }])
    expect(button(/question 3/).getAttribute('aria-current')).toBe('true')
  })
})

describe('the tabs', () => {
  it('come into view as their sections are opened, whatever a browser answers to that', async () => {
    const scroll = vi.fn(() => Promise.resolve())
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll as never)
    const { user } = await aScreen()
    await user.click(button(/^রসায়ন/))
    await user.click(button(/^Physics/))
    expect(scroll.mock.contexts.map((tab) => (tab as HTMLElement).textContent?.slice(0, 5))).toEqual([
      'Physi',
      'রসায়',
      'Physi',
    ])
    vi.restoreAllMocks()
  })

  it('lead to the first question of a section, and say how many of it are answered', async () => {
    const { user, steps } = await aScreen()
    const tabs = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('button')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
      ['Physics1/2: 1 of 2 answered', 'true'],
      ['রসায়ন1/3: 1 of 3 answered', null],
    ])
    await user.click(button(/^রসায়ন/))
    expect(steps).toEqual([{ kind: 'open', at: 2 }])
    expect(button(/^রসায়ন/).getAttribute('aria-current')).toBe('true')
  })

  it('begin with those above the first heading', async () => {
    await aScreen({ sections: SECTIONS.slice(1) })
    expect(button(/^First questions/).getAttribute('aria-current')).toBe('true')
  })
})

describe('the buttons', () => {
  const MARK = { kind: 'toggle_mark' }
  it.each([
    { name: 'Save & Next', open: 1, steps: [{ kind: 'open', at: 2 }] },
    {
      name: 'Save & Next',
      open: 3,
      steps: [
        { ...MARK, question: 'q4' },
        { kind: 'open', at: 4 },
      ],
    },
    {
      name: 'Mark for Review & Next',
      open: 0,
      steps: [
        { ...MARK, question: 'q1' },
        { kind: 'open', at: 1 },
      ],
    },
    {
      name: 'Save & Mark for Review',
      open: 1,
      steps: [
        { ...MARK, question: 'q2' },
        { kind: 'open', at: 2 },
      ],
    },
    { name: 'Mark for Review & Next', open: 3, steps: [{ kind: 'open', at: 4 }] },
    { name: 'Clear Response', open: 1, steps: [{ kind: 'answer', question: 'q2', value: null }] },
    { name: 'Next', open: 3, steps: [{ kind: 'open', at: 4 }] },
    { name: 'Back', open: 3, steps: [{ kind: 'open', at: 2 }] },
  ])('$name at question $open (from 0)', async ({ name, open, steps: wanted }) => {
    const { user, steps } = await aScreen({ open })
    await user.click(button(name))
    expect(steps).toEqual(wanted)
  })

  it.each([
    { press: 'Save & Mark for Review', done: ['save', 'toggle_mark', 'open'] },
    { press: 'Next', done: ['open'] },
    { press: 'Clear Response', done: ['clear'] },
  ])('as in the exam hall, $press does $done', async ({ press, done }) => {
    const does: string[] = []
    const hall = { isOn: true, save: () => void does.push('save'), clear: () => void does.push('clear'), choice: null }
    const { user, steps } = await aScreen({ open: 1, hall })
    await user.click(button(press))
    expect([...does, ...steps.map(({ kind }) => kind)]).toEqual(done)
  })

  it('ask for the end at the last question, where what was answered stays', async () => {
    const { user, onFinish, progress } = await aScreen({ open: 4 })
    await user.click(button('Save & Finish'))
    expect(onFinish).toHaveBeenCalledOnce()
    expect(progress().sheet['q5' as never]).toMatchObject({ answer: 1, isMarked: false })
    expect(button('Next').disabled).toBe(true)
  })

  it('do nothing where it can only be looked at', async () => {
    await aScreen({ open: 1, isReadOnly: true })
    for (const name of ['Save & Next', 'Clear Response', 'Save & Mark for Review'])
      expect(button(name).disabled).toBe(true)
  })

  it('clear nothing where nothing is answered', async () => {
    await aScreen()
    expect(button('Clear Response').disabled).toBe(true)
  })
})

describe('what can be read beside the question', () => {
  it('is the whole paper, in which nothing can be answered', async () => {
    const { user } = await aScreen()
    await user.click(button('Question Paper'))
    const dialog = within(screen.getByRole('dialog', { name: 'Question Paper' }))
    expect(dialog.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Question ${number}`),
    )
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Physics',
      'রসায়ন',
    ])
    expect(dialog.getAllByText('Ganga')).toHaveLength(5)
    expect(dialog.queryByRole('radio')).toBeNull()
  })

  it('is how it works, and what the teacher says', async () => {
    const { user } = await aScreen()
    await user.click(button('Instructions'))
    const dialog = within(screen.getByRole('dialog', { name: 'Instructions' }))
    expect(dialog.getByText('Bring a pen.')).toBeTruthy()
    expect(dialog.getByText(/^A right answer earns 1 mark./)).toBeTruthy()
    expect(dialog.getByText('Save & Mark for Review')).toBeTruthy()
  })
})

it('speaks of no mark for review where no way leads back to a question', async () => {
  const { user, steps } = await aScreen({ states: ['answered', 'unvisited'], movement: 'by_question' })
  await user.click(button('Instructions'))
  expect(document.body.textContent).not.toMatch(/mark(ed)? for review/i)
  expect(screen.getByText('leads to the next question.')).toBeTruthy()
  await user.click(button('Close'))
  await user.click(button('Save & Next'))
  expect(steps).toEqual([{ kind: 'open', at: 1 }])
})
