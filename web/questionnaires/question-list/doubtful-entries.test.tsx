import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { emptyPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { show } from '../../testing/show.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { pastedAt } from '../drafts/pasted-place.ts'
import type { Entry } from '../entries/draft-entries.ts'
import { DoubtfulEntries } from './doubtful-entries.tsx'

const NOW = Date.UTC(2026, 10, 29, 12)

const asks = (options: string[], prompt = 'Which?'): DraftQuestion => ({
  kind: 'single_choice',
  format: 'prose',
  prompt,
  draft: { options, correct: 0 },
})

const shown = (entries: Entry[], changes: { closes_at?: number; isPublished?: boolean } = {}) => {
  const { closes_at = null, isPublished = false } = changes
  const [onOpen, go] = [vi.fn(), vi.fn()]
  const settings = {
    ...usualSettings(),
    order: { questions: false, options: true },
    opening: { ...usualSettings().opening, closes_at },
  }
  const means = { onOpen, go, isPublished, place: 'here' }
  const { user } = show(<DoubtfulEntries entries={entries} settings={settings} now={NOW} {...means} />)
  const buttons = screen.queryAllByRole('button')
  return { user, onOpen, go, buttons, said: buttons.map(({ textContent }) => textContent) }
}

const entryOf = (question: DraftQuestion, at: number): Entry => ({ key: 10 + at, question, inPassage: false })

it('says nothing where nothing is in doubt', () => {
  expect(shown([asks(['3', '4'])].map(entryOf)).said).toEqual([])
  expect(screen.queryByRole('region')).toBe(null)
})

it('names each question with what is in doubt, and leads to it', async () => {
  const questions = [
    asks(['3', '4']),
    asks(['3', '3', 'All of the above except this']),
    asks(['3', '4'], 'In the figure below, x is'),
  ]
  const { user, onOpen, buttons, said } = shown(questions.map(entryOf))
  expect(said).toEqual([
    'Question 2 Options A and B read the same. Option C speaks of the others, and is mixed with them.',
    'Question 3 It speaks of a figure, and has no picture.',
  ])
  const [, last] = buttons
  if (last) await user.click(last)
  expect(onOpen.mock.calls).toEqual([[12]])
})

it('finds a figure in the passage of a question, and in the text before it', () => {
  const picture = 'Look at this.\n![A lens](abcdef123)'
  const asked = asks(['3', '4'], 'In the figure below, x is')
  const passage: Entry = { key: 1, part: { ...emptyPart('group'), text: picture } }
  const text: Entry = { key: 2, part: { ...emptyPart('text'), text: picture } }
  expect(shown([passage, { key: 3, question: asked, inPassage: true }]).said).toEqual([])
  expect(shown([text, entryOf(asked, 0)]).said).toEqual([])
})

it('says that it closes at a time that is over, and leads to the settings', async () => {
  const { user, go, buttons, said } = shown([asks(['3', '4'])].map(entryOf), { closes_at: NOW - 60_000 })
  expect(said).toEqual([
    expect.stringMatching(/^Settings It closes at a time that is over, .*: nobody could begin it\.$/),
  ])
  if (buttons[0]) await user.click(buttons[0])
  expect(go).toHaveBeenCalledWith('set')
})

it.each([
  ['closes later', { closes_at: NOW + 60_000 }],
  ['is published', { closes_at: NOW - 60_000, isPublished: true }],
])('does not say so where it %s', (_, changes) =>
  expect(shown([asks(['3', '4'])].map(entryOf), changes).said).toEqual([]),
)

it('says how much of what was pasted is not taken, and leads there', async () => {
  const go = vi.fn()
  signedIn()
  pastedAt('here').write('1. Why?\n\n2. How?')
  const { user } = show(
    <DoubtfulEntries
      entries={[]}
      settings={usualSettings()}
      now={NOW}
      onOpen={vi.fn()}
      place="here"
      go={go}
      isPublished={false}
    />,
  )
  await user.click(screen.getByRole('button', { name: /Paste questions 2 lines that were pasted are not taken/ }))
  expect(go).toHaveBeenCalledWith('qsi')
})
