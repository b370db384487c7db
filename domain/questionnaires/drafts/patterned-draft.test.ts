import { describe, expect, it } from 'vitest'
import { outOfAll } from '../../marking/marking.ts'
import { wholeMarks } from '../../marking/marks.ts'
import { bearsName, differencesFrom, missingIn } from '../../patterns/laid-out.ts'
import type { Pattern } from '../../patterns/pattern.ts'
import { PATTERNS } from '../../patterns/patterns.ts'
import { outOfPattern } from '../../patterns/totals.ts'
import { markedIn } from '../items/section-rules.ts'
import { usualSettings } from '../settings.ts'
import { type DraftDetails, type DraftQuestion, emptyQuestion, isEmptyDraft, rulesOf } from './draft.ts'
import { type DraftItem, isDraftPart } from './draft-item.ts'
import { isBlankDraft, laidOutDraft, paperOfDraft, sectionsOfDraft, type WrittenDraft } from './patterned-draft.ts'

const DETAILS: DraftDetails = {
  title: 'Mock 3',
  subject: 'All',
  minutes: 45,
  questionCount: null,
  marksPerQuestion: wholeMarks(1),
  hasNegativeMarking: true,
  wrongCosts: { numerator: 1, denominator: 7 },
  scheme: 'proportional',
  floor: 'none',
  settings: usualSettings(),
}

const main = PATTERNS.jee_main_2023

/** A laid out draft with all of its questions begun, each with so much of it as is compared. */
const filled = (pattern: Pattern, details = DETAILS): WrittenDraft => {
  const draft = laidOutDraft(pattern, details)
  const headings = draft.items.filter(isDraftPart)
  const items = pattern.sections.flatMap(({ kind, count }, at): DraftItem[] => [
    ...headings.slice(at, at + 1),
    ...Array.from({ length: count.value }, () => ({ ...emptyQuestion(kind.value), prompt: 'Which?' })),
  ])
  return { ...draft, items }
}

const compared = (pattern: Pattern, draft: WrittenDraft) => {
  const paper = paperOfDraft(draft)
  return { differences: differencesFrom(pattern, paper), missing: missingIn(pattern, paper) }
}

describe.each(Object.values(PATTERNS))('a draft laid out by $id', (pattern) => {
  it('is its pattern, and lacks all of its questions', () => {
    const draft = laidOutDraft(pattern, DETAILS)
    expect(compared(pattern, draft)).toEqual({
      differences: [],
      missing: pattern.sections.map(({ count }, section) => ({ section, has: 0, of: count.value })),
    })
    expect(draft.details.settings.pattern).toBe(pattern.id)
    expect(draft.details.settings.look.intro).toBe(pattern.instructions)
    expect([draft.details.title, draft.details.subject]).toEqual(['Mock 3', 'All'])
  })

  it('begins with one blank question of its first section', () => {
    const questions = laidOutDraft(pattern, DETAILS).items.filter((item) => !isDraftPart(item))
    expect(questions.map((question) => [question.kind, isEmptyDraft(question)])).toEqual([
      [pattern.sections[0]?.kind.value, true],
    ])
  })

  it('is worth what the pattern is, once all are written', () => {
    const draft = filled(pattern)
    expect(compared(pattern, draft)).toEqual({ differences: [], missing: [] })
    expect(bearsName(pattern, paperOfDraft(draft))).toBe(pattern.name !== null)
    const worth = sectionsOfDraft(draft.items).reduce((sum, { heading, from, to }) => {
      const questions = draft.items.slice(from, to).filter((item): item is DraftQuestion => !isDraftPart(item))
      const marked = questions.map((question) => markedIn(question, heading ?? {}))
      return sum + outOfAll(marked, rulesOf(draft.details), heading?.choose)
    }, 0)
    expect(worth).toBe(outOfPattern(pattern))
    expect(draft.details.questionCount).toBe(draft.items.filter((item) => !isDraftPart(item)).length)
  })
})

describe('what students read first', () => {
  const withIntro = (intro: string) => ({ ...DETAILS, settings: { ...DETAILS.settings, look: { intro } } })
  it.each([
    ['stands above the instructions', 'Bring a pen.', `Bring a pen.\n\n${main.instructions}`],
    ['stays alone where both are too long', 'x'.repeat(3900), 'x'.repeat(3900)],
  ])('%s', (_what, intro, after) => {
    expect(laidOutDraft(main, withIntro(intro)).details.settings.look.intro).toBe(after)
  })
})

describe('a draft is blank', () => {
  it.each<[string, DraftItem[], boolean]>([
    ['without anything', [], true],
    ['with a question in which nothing is written', [emptyQuestion()], true],
    ['not with a question', [{ ...emptyQuestion(), prompt: 'Why?' }], false],
    ['not with a heading', [{ kind: 'section', title: '', text: '' }, emptyQuestion()], false],
  ])('%s', (_what, items, is) => expect(isBlankDraft(items)).toBe(is))
})

it('a question above the first heading is in a section of its own', () => {
  const draft = filled(main)
  const items = [{ ...emptyQuestion(), prompt: 'First?' }, ...draft.items]
  expect(compared(main, { ...draft, items }).differences).toEqual([{ of: 'sections', section: null }])
  expect(sectionsOfDraft([emptyQuestion(), ...draft.items])).toHaveLength(6)
})

const asked = (inPassage?: boolean): DraftItem => ({
  ...emptyQuestion(),
  prompt: 'Which?',
  ...(inPassage !== undefined && { inPassage }),
})
const ALONE = Array.from({ length: 40 }, () => asked())
const PASSAGES = Array.from({ length: 15 }, (): DraftItem[] => [
  { kind: 'group', text: 'Of rivers' },
  asked(true),
  asked(true),
]).flat()
/** A passage whose second question is not begun. */
const UNFINISHED: DraftItem[] = [
  { kind: 'group', text: 'Of seas' },
  asked(true),
  { ...emptyQuestion(), inPassage: true },
]

/** Of twenty questions in the pattern's first section. */
it.each<[string, DraftItem[], number | undefined, number | null]>([
  ['all of a section that draws none', ALONE.slice(0, 18), undefined, 18],
  ['those that are drawn', ALONE, 20, null],
  ['fewer than are written', ALONE, 15, 15],
  ['the questions of passages that are drawn', PASSAGES, 10, null],
  ['those of fewer passages', PASSAGES, 9, 18],
  ['those of passages as far as they are written', [...PASSAGES, ...UNFINISHED], 9, 17],
  ['all where more are drawn than there are', ALONE.slice(0, 12), 30, 12],
])('a paper is as long as what each student meets: %s', (_what, items, draw, has) => {
  const draft = filled(main)
  const [heading, ...others] = draft.items
  const rest = others.slice(others.findIndex(isDraftPart))
  if (!heading || !isDraftPart(heading) || heading.kind !== 'section') throw new Error('no heading')
  const pooled = { ...draft, items: [{ ...heading, ...(draw && { draw }) }, ...items, ...rest] }
  const { differences, missing } = compared(main, pooled)
  expect(missing).toEqual(has === null ? [] : [{ section: 0, has, of: 20 }])
  expect(differences.filter(({ of }) => of === 'count')).toEqual([])
})
