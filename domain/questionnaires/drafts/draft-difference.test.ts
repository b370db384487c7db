import { expect, it } from 'vitest'
import { defaultMarking } from '../../marking/marking.ts'
import { usualSettings } from '../settings.ts'
import type { DraftDetails } from './draft.ts'
import { type DraftDifference, draftDifference } from './draft-difference.ts'
import type { DraftItem } from './draft-item.ts'

const details: DraftDetails = {
  title: 'Light',
  subject: 'Physics',
  minutes: 30,
  questionCount: null,
  hasNegativeMarking: false,
  settings: usualSettings(),
  ...defaultMarking(false),
}
const question = (prompt: string, ...options: string[]): DraftItem => ({
  kind: 'single_choice',
  prompt,
  draft: { options, correct: null },
})
const passage = (text: string): DraftItem => ({ kind: 'group', text })
const [a, b, c] = [question('A?', 'x', 'y'), question('B?', 'z', 'w'), question('C?', 'u', 'v')]

const NOTHING: DraftDifference = { onlyHere: [], onlyThere: [], changed: [], details: false, order: false }

it.each<[string, DraftItem[], DraftItem[], Partial<DraftDifference>]>([
  ['the same', [a, b], [a, b], {}],
  ['one more here', [a, b, c], [a, c], { onlyHere: ['B?'] }],
  ['one more there', [a], [a, b], { onlyThere: ['B?'] }],
  ['one each', [a, b], [a, passage('C')], { onlyHere: ['B?'], onlyThere: ['C'] }],
  ['another option', [a, question('B?', 'z', 'new')], [a, b], { changed: ['B?'] }],
  ['another wording', [question('A, really?', 'x', 'y'), b], [a, b], { changed: ['A, really?'] }],
  ['all of it written anew at its place', [question('N?', 'n'), b], [a, b], { changed: ['N?'] }],
  ['a question that was begun', [a, question('', '', '')], [a], { onlyHere: [''] }],
  ['another passage', [passage('The river'), a], [passage('The sea'), a], { changed: ['The river'] }],
  ['the same twice', [a, a], [a], { onlyHere: ['A?'] }],
  ['another order', [a, b, c], [c, a, b], { order: true }],
  ['a question of a passage', [{ ...a, inPassage: true } as DraftItem], [a], { changed: ['A?'] }],
  ['no passage, said or not', [{ ...a, inPassage: false } as DraftItem], [a], {}],
])('Two drafts: %s', (_, here, there, difference) =>
  expect(draftDifference({ details, items: here }, { details, items: there })).toEqual({ ...NOTHING, ...difference }),
)

it('Two drafts differ in what is said of all questions, whatever order it is written in', () => {
  const { title, ...rest } = details
  const items = [a]
  expect(draftDifference({ details, items }, { details: { ...rest, title }, items })).toEqual(NOTHING)
  expect(draftDifference({ details, items }, { details: { ...details, minutes: 45 }, items })).toEqual({
    ...NOTHING,
    details: true,
  })
})
