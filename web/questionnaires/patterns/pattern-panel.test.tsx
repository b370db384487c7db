import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { PATTERNS } from '#domain/patterns/patterns.ts'
import { type DraftQuestion, emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { laidOutDraft } from '#domain/questionnaires/drafts/patterned-draft.ts'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { field } from '../../testing/field.ts'
import { keepQuiz, keptQuiz } from '../../testing/kept-drafts.ts'
import { soon, stopTime } from '../../testing/passing-time.ts'
import { phoneAtHand } from '../../testing/phone-at-hand.ts'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { button, press, rows } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { emptyDetails } from '../entries/stored-draft.ts'
// Loaded with the test: what comes later comes at once.
import './pattern-chooser.tsx'
import './pattern-panel.tsx'

const CREATE = '/dashboard/quizzes/create'
const DETAILS = { ...emptyDetails(), title: 'Mock 3', subject: 'All' }

phoneAtHand()
beforeEach(() => {
  stopTime()
  signedIn()
})

const main = PATTERNS.jee_main_2025
const laidOut = laidOutDraft(main, DETAILS)

const asked = (prompt: string): DraftQuestion => ({
  kind: 'single_choice',
  format: 'prose',
  prompt,
  draft: { options: ['3', '4'], correct: 1 },
})

/** A laid out paper with these questions behind its first heading. */
const withFirst = (questions: readonly DraftItem[]): DraftItem[] => {
  const [heading, ...others] = laidOut.items.filter(isDraftPart)
  return [...(heading ? [heading] : []), ...questions, ...others]
}

const writing = (items: readonly DraftItem[], section: string, details = laidOut.details) => {
  aDraftsServer()
  keepQuiz({ details, items: [...items] })
  return showDashboard(`${CREATE}?section=${section}`)
}

describe('questions are counted', () => {
  const told = () => rows().map((row) => row.querySelector('[title]:not(button)')?.parentElement?.textContent ?? '')

  it('beside each heading, which a press leads to', async () => {
    writing(withFirst([asked('2 + 2?'), asked('3 + 1?'), emptyQuestion()]), 'qsi')
    await soon(() => expect(told().join('\n')).toMatch(/Physics Section A.*2 of 20/))
    expect(told().join('\n')).toMatch(/Chemistry Section B.*0 of 5/)
    await soon(() => expect(screen.getByText('2 of 75 questions')).toBeTruthy())
    press('Chemistry Section B 0 of 5 questions. Go there')
    await soon(() => expect(field('Title').value).toBe('Chemistry Section B'))
    expect(screen.getByText('0 of 5 questions of the pattern.')).toBeTruthy()
  })

  it('and the next one is written at the end of its section, of its type', async () => {
    writing(withFirst([asked('2 + 2?')]), 'qsi')
    await soon(() => expect(button('Physics Section B 0 of 5 questions. Go there')).toBeTruthy())
    press('Physics Section B 0 of 5 questions. Go there')
    await soon(() => expect(button('Write the next one here')).toBeTruthy())
    press('Write the next one here')
    await soon(() => expect(keptQuiz()?.items[3]).toMatchObject({ kind: 'numerical', prompt: '' }))
    expect(
      keptQuiz()
        ?.items.slice(0, 5)
        .map(({ kind }) => kind),
    ).toEqual(['section', 'single_choice', 'section', 'numerical', 'section'])
  })

  it('once more before it is published', async () => {
    writing(withFirst([asked('2 + 2?')]), 'prvw')
    await soon(() => expect(button('Physics Section A 1 of 20 questions. Go there')).toBeTruthy())
    const fold = button('Physics Section A 1 of 20 questions. Go there').closest('details')
    expect(fold?.open).toBe(true)
    expect(screen.getByText(/it is listed as JEE Main 2025\/26/)).toBeTruthy()
  })
})

describe('a paste', () => {
  const choices = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at + 1}. Is it?\na) yes\nb) no\nAns: a`).join('\n\n')
  const pasting = async (text: string) => {
    const { user } = writing(laidOut.items, 'qsi')
    await soon(() => expect(button('Chemistry Section A 0 of 20 questions. Go there')).toBeTruthy())
    press('Chemistry Section A 0 of 20 questions. Go there')
    press('Paste questions')
    await user.click(field('Paste or type here'))
    await user.paste(text)
    return user
  }

  it('goes into the sections that it names, each of its type', async () => {
    await pasting(`PHYSICS\nSection A\n\n${choices(2)}\n\nSECTION B\n\n3. How many?\nAns: 5\n\nMaths\n\n${choices(1)}`)
    expect(field('Where they go').value).toBe('section')
    for (const line of [
      'Physics Section A: 2 questions',
      'Physics Section B: 1 question',
      'Mathematics Section A: 1 question',
    ])
      expect(screen.getByText(line)).toBeTruthy()
    press('Add 4 questions')
    await soon(() => expect(button('Physics Section A 2 of 20 questions. Go there')).toBeTruthy())
    expect(button('Mathematics Section A 1 of 20 questions. Go there')).toBeTruthy()
    expect(screen.queryByText(/This is no longer/)).toBe(null)
    press('Undo')
    await soon(() => expect(button('Physics Section A 0 of 20 questions. Go there')).toBeTruthy())
  })

  it('goes into the section that is open, and what is too much is told', async () => {
    const user = await pasting(choices(21))
    expect(
      screen.getByText('Chemistry Section A: 21 questions. That is 1 more than the 20 of its pattern.'),
    ).toBeTruthy()
    field('Paste or type here').select()
    await user.paste(choices(20))
    press('Add 20 questions')
    await soon(() => expect(button('Chemistry Section A 20 of 20 questions. Go there')).toBeTruthy())
  })
})

describe('what is no longer its pattern', () => {
  it('is said at once, and put back', async () => {
    const { user } = writing(laidOut.items, 'dts')
    await soon(() => expect(screen.getByText('Pattern: JEE Main 2025/26')).toBeTruthy())
    expect(screen.queryByText(/This is no longer/)).toBe(null)
    await user.selectOptions(field('Duration'), '45')
    expect(screen.getByText(/This is no longer JEE Main 2025\/26/)).toBeTruthy()
    press('Put back, the time: in the pattern 180 minutes')
    expect(field('Duration').value).toBe('180')
    expect(screen.queryByText(/This is no longer/)).toBe(null)
  })

  it('is shown where its teacher alone can mend it', async () => {
    const essay: DraftItem = { ...emptyQuestion('open_ended'), prompt: 'Why?' }
    writing(withFirst([asked('2 + 2?'), essay]), 'qsi')
    const line = 'Show, Physics Section A: the type of a question: in the pattern “One right option”'
    await soon(() => expect(button(line)).toBeTruthy())
    press(line)
    await soon(() => expect(field('Title').value).toBe('Physics Section A'))
  })

  it('need not be compared', async () => {
    writing(laidOut.items, 'dts')
    await soon(() => expect(button('Compare it with no pattern')).toBeTruthy())
    press('Compare it with no pattern')
    expect(screen.queryByText('Pattern: JEE Main 2025/26')).toBe(null)
    await soon(() => expect(keptQuiz()?.details.settings).not.toHaveProperty('pattern'))
    expect(keptQuiz()?.items).toHaveLength(laidOut.items.length)
  })
})

it('a draft with a pattern that this page does not know keeps all its other settings', () => {
  const { settings } = laidOut.details
  const order = { questions: true, options: true }
  const newer = { ...settings, order, pattern: 'gate_2031' as never }
  writing(laidOut.items, 'dts', { ...laidOut.details, settings: newer })
  expect(keptQuiz()?.details.settings.look).toEqual(settings.look)
  expect(keptQuiz()?.details.settings.order).toEqual(order)
})
