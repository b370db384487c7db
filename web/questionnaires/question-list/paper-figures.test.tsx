import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { defaultMarking, type MarkingRules, type MarkingScheme } from '#domain/marking/marking.ts'
import { wholeMarks } from '#domain/marking/marks.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { show } from '../../testing/show.tsx'
import type { Entry } from '../entries/draft-entries.ts'
import { PaperFigures } from './paper-figures.tsx'

const four = { options: ['a', 'b', 'c', 'd'] }
const single: DraftQuestion = { kind: 'single_choice', prompt: 'Which?', draft: { ...four, correct: 1 } }
const several: DraftQuestion = {
  ...{ kind: 'multiple_choice', prompt: 'Which?' },
  draft: { ...four, correct: [0, 2], tellsHowMany: false },
}
const begun: DraftQuestion = { ...single, prompt: '' }

const JEE: MarkingRules = { ...defaultMarking(true), marksPerQuestion: wholeMarks(4) }
const by = (scheme: MarkingScheme): MarkingRules => ({ ...JEE, scheme })

const figures = (questions: DraftQuestion[], usual = JEE) => {
  const onOpen = vi.fn()
  const entries = questions.map((question, at): Entry => ({ key: 10 + at, question, inPassage: false }))
  const { user } = show(<PaperFigures entries={entries} usual={usual} onOpen={onOpen} />)
  const told = Object.fromEntries(
    [...document.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  )
  return { user, onOpen, told }
}

it.each<[of: string, DraftQuestion[], MarkingRules, perfect: string, guessed: string]>([
  ['one of four', [single, single], JEE, '8', '0.5'],
  ['one of four, free', [single, single], { ...JEE, ...{ wrongCosts: { numerator: 0, denominator: 1 } } }, '8', '2'],
  ['several', [several], JEE, '4', '−0.67'],
])('tells what a perfect, a blank and a guessed paper get: %s', (_, questions, usual, perfect, guessed) =>
  expect(figures(questions, usual).told).toEqual({
    'All right': perfect,
    'All blank': '0',
    'All guessed, on average': guessed,
  }),
)

it('says that guessing earns something where wrong answers cost nothing', () => {
  figures([single], defaultMarking(false))
  expect(screen.getByText('Wrong answers cost nothing, so that guessing earns something.')).toBeTruthy()
})

it.each([
  ['where wrong answers cost marks and there is a floor', { ...JEE, floor: 'total' as const }, true],
  ['not where there is none', JEE, false],
  ['not where nothing goes below 0', { ...defaultMarking(false), floor: 'section' as const }, false],
])('says that the average is without the floor %s', (_, usual, is) => {
  figures([single], usual)
  expect(screen.queryByText(/^The average is without the floor/) !== null).toBe(is)
})

it('counts no question in which something is missing, and says so', () => {
  expect(figures([single, begun]).told['All right']).toBe('4')
  expect(screen.getByText('1 question is not counted: something is missing in it.')).toBeTruthy()
})

it.each<[of: string, DraftQuestion[], MarkingRules]>([
  ['no question', [], JEE],
  ['none that is complete', [begun], JEE],
  ['marks that are none', [single], { ...JEE, marksPerQuestion: 0 }],
  ['a part that is none', [single], { ...JEE, wrongCosts: { numerator: -1, denominator: 0 } }],
])('tells nothing of %s', (_, questions, usual) => {
  figures(questions, usual)
  expect(screen.queryByText('What papers get')).toBe(null)
})

it('leads to questions in which it pays to tick every option', async () => {
  const { user, onOpen } = figures([single, several, several], by('proportional'))
  expect(screen.getByText('Ticking every option earns marks in 2 questions, though some are wrong:')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Question 3' }))
  expect(onOpen).toHaveBeenCalledWith(12)
})

it.each<MarkingScheme>(['all_or_nothing', 'right_minus_wrong', 'proportional_zero_if_wrong', 'jee_advanced'])(
  'says nothing of that where it does not pay: %s',
  (scheme) => {
    figures([several], by(scheme))
    expect(screen.queryByText(/Ticking every option/)).toBe(null)
  },
)
