import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { PATTERNS } from '#domain/patterns/patterns.ts'
import { type DraftQuestion, emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { laidOutDraft } from '#domain/questionnaires/drafts/patterned-draft.ts'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { field } from '../../testing/field.ts'
import { keepQuiz } from '../../testing/kept-drafts.ts'
import { soon, stopTime } from '../../testing/passing-time.ts'
import { phoneAtHand } from '../../testing/phone-at-hand.ts'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { button, press } from '../../testing/show-questions.tsx'
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

const writing = (items: readonly DraftItem[], section: string, details = laidOut.details) => {
  aDraftsServer()
  keepQuiz({ details, items: [...items] })
  return showDashboard(`${CREATE}?section=${section}`)
}

const choosing = async () => {
  aDraftsServer()
  const shown = showDashboard(CREATE)
  press('Choose a pattern')
  const dialog = await screen.findByRole('dialog')
  return { ...shown, dialog: within(dialog), boxes: () => within(dialog).queryAllByRole<HTMLInputElement>('checkbox') }
}
const layOut = () => button('Lay it out')

describe('a pattern is chosen', () => {
  it('with what it lays out, and by whose word', async () => {
    const { dialog, user } = await choosing()
    expect(within(dialog.getByRole('list', { name: 'Patterns' })).getAllByRole('button')).toHaveLength(
      Object.keys(PATTERNS).length,
    )
    const line = dialog.getByRole('button', { name: /JEE Main 2025\/26/ })
    expect(line.textContent).toBe(
      'JEE Main 2025/26Physics, Chemistry, Mathematics75 questions · 300 marks · 180 minutesAs the press reported; check the bulletin.',
    )
    await user.click(line)
    expect(document.activeElement?.textContent).toBe('JEE Main 2025/26')
    expect(layOut().disabled).toBe(true)
    expect(dialog.getByText(/5 questions, type “Number”/)).toBeTruthy()
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain(main.minutes.source)
  })

  it('once all is confirmed that is believed alone', async () => {
    const { dialog, boxes, user } = await choosing()
    await user.click(dialog.getByRole('button', { name: /JEE Main 2025\/26/ }))
    expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual([
      'Candidates may go from any question to any other.',
      'Its parts are, in this order: Physics, Chemistry, Mathematics.',
    ])
    for (const box of boxes()) {
      expect(layOut().disabled).toBe(true)
      await user.click(box)
    }
    expect(layOut().disabled).toBe(false)
    press('Other patterns')
    await user.click(dialog.getByRole('button', { name: /JEE Advanced 2025 Paper 1/ }))
    expect(boxes().map(({ checked }) => checked)).toEqual(Array(6).fill(false))
    press('Other patterns')
    await user.click(dialog.getByRole('button', { name: /Class test/ }))
    expect([boxes(), layOut().disabled]).toEqual([[], false])
  })

  it('and lays out the draft, which can be undone', async () => {
    const { dialog, boxes, user } = await choosing()
    await user.click(dialog.getByRole('button', { name: /NEET 2025\/26/ }))
    for (const box of boxes()) await user.click(box)
    await user.click(layOut())
    expect([field('Number of questions').value, field('Duration').value]).toEqual(['180', '180'])
    expect(field('Marks per question').value).toBe('4')
    await soon(() => expect(button('Physics 0 of 45 questions. Go there')).toBeTruthy())
    expect(screen.queryByText('Choose a pattern')).toBe(null)
    press('Undo')
    expect(field('Number of questions').value).toBe('')
    expect(button('Choose a pattern')).toBeTruthy()
  })

  it('or not: the draft is as it was', async () => {
    const { dialog, user } = await choosing()
    await user.click(dialog.getByRole('button', { name: /Class test/ }))
    press('Start without a pattern')
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(field('Number of questions').value).toBe('')
  })

  it.each<[string, DraftItem[]]>([
    ['a question', [asked('2 + 2?')]],
    ['a heading', [{ kind: 'section', title: 'A', text: '' }, emptyQuestion()]],
  ])('never over %s that is written', (_what, items) => {
    writing(items, 'dts', DETAILS)
    expect(screen.queryByText('Choose a pattern')).toBe(null)
  })
})
