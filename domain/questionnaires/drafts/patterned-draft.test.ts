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
