import { describe, expect, it } from 'vitest'
import { NOTHING, outOfAll } from '../../marking/marking.ts'
import { wholeMarks } from '../../marking/marks.ts'
import { bearsName, type Difference, differencesFrom, missingIn } from '../../patterns/laid-out.ts'
import type { Pattern } from '../../patterns/pattern.ts'
import { PATTERNS } from '../../patterns/patterns.ts'
import { outOfPattern } from '../../patterns/totals.ts'
import { markedIn } from '../items/section-rules.ts'
import { usualSettings } from '../settings.ts'
import { type DraftDetails, type DraftQuestion, emptyQuestion, isEmptyDraft, rulesOf } from './draft.ts'
import { type DraftItem, isDraftPart } from './draft-item.ts'
import { isBlankDraft, laidOutDraft, paperOfDraft, sectionsOfDraft, type WrittenDraft } from './patterned-draft.ts'
import { putBack } from './put-back.ts'

const DETAILS: DraftDetails = {
  title: 'Mock 3',
  subject: 'All',
  minutes: 45,
  questionCount: null,
  marksPerQuestion: wholeMarks(1),
  hasNegativeMarking: true,
  wrongCosts: { numerator: 1, denominator: 7 },
  scheme: 'proportional',
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

type Change = (draft: WrittenDraft) => WrittenDraft

/** Another heading in the place of the last one, which is of numbers. */
const heading =
  (change: (item: DraftItem) => object): Change =>
  ({ details, items }) => {
    const at = items.findLastIndex(({ kind }) => kind === 'section')
    return {
      details,
      items: items.map((item, place) => (place === at ? ({ ...item, ...change(item) } as DraftItem) : item)),
    }
  }
const last =
  (change: object): Change =>
  ({ details, items }) => ({
    details,
    items: items.map((item, at) => (at === items.length - 1 ? ({ ...item, ...change } as DraftItem) : item)),
  })
const LAST = 5

describe('put back', () => {
  it.each<[string, Change, Difference]>([
    [
      'the time',
      ({ details, items }) => ({ details: { ...details, minutes: 60 }, items }),
      { of: 'minutes', section: null },
    ],
    ['the marks of a section', heading(() => ({ points: 300 })), { of: 'marks', section: LAST }],
    ['the marks of a question', last({ points: 300 }), { of: 'marks', section: LAST }],
    [
      'the costs of a section',
      heading(() => ({ marking: { wrongCosts: NOTHING } })),
      { of: 'wrongCosts', section: LAST },
    ],
    [
      'the costs of a question',
      last({ marking: { wrongCosts: NOTHING, scheme: 'all_or_nothing' } }),
      { of: 'wrongCosts', section: LAST },
    ],
    [
      'the scheme of a section',
      heading(({ ...item }) => ({ marking: { ...('marking' in item && item.marking), scheme: 'jee_advanced' } })),
      { of: 'scheme', section: LAST },
    ],
    ['the scheme of a question', last({ marking: { scheme: 'jee_advanced' } }), { of: 'scheme', section: LAST }],
    ['how many count', heading(() => ({ choose: 3 })), { of: 'choose', section: LAST }],
    ['that some count', heading(() => ({ choose: undefined })), { of: 'choose', section: LAST }],
    [
      'a heading that is missing',
      ({ details, items }) => ({
        details,
        items: items.filter((item) => item.kind !== 'section' || item.title !== 'Physics Section B').slice(0, 21),
      }),
      { of: 'sections', section: null },
    ],
  ])('%s', (_what, change, difference) => {
    const draft = change(filled(main))
    const { differences } = compared(main, draft)
    expect(differences).toContainEqual(difference)
    const after = putBack(main, draft, difference)
    expect(after && compared(main, after).differences).toEqual([])
  })

  it.each<[string, Change, Difference]>([
    [
      'questions that are too many',
      ({ details, items }) => ({ details, items: [...items, { ...emptyQuestion('numerical'), prompt: '1?' }] }),
      { of: 'count', section: LAST },
    ],
    [
      'a question of another kind',
      last({ ...emptyQuestion('open_ended'), prompt: 'Why?' }),
      { of: 'kind', section: LAST },
    ],
    [
      'a section that is too many',
      ({ details, items }) => ({ details, items: [...items, { kind: 'section', title: 'Extra', text: '' }] }),
      { of: 'sections', section: null },
    ],
  ])('never takes away %s', (_what, change, difference) => {
    const draft = change(filled(main))
    expect(compared(main, draft).differences).toContainEqual(difference)
    expect(putBack(main, draft, difference)).toBe(null)
  })

  it('in a paper of one section, in what its quiz says', () => {
    const { cuet_2025: cuet } = PATTERNS
    const draft = filled(cuet)
    const changed = { ...draft, details: { ...draft.details, hasNegativeMarking: false, marksPerQuestion: 300 } }
    expect(compared(cuet, changed).differences.map(({ of }) => of)).toEqual(['marks', 'wrongCosts'])
    const after = compared(cuet, changed).differences.reduce<WrittenDraft>(
      (before, difference) => putBack(cuet, before, difference) ?? before,
      changed,
    )
    expect(compared(cuet, after).differences).toEqual([])
  })

  it('leaves what a question says besides', () => {
    const draft = last({ points: 300, marking: { wrongCosts: NOTHING, scheme: 'all_or_nothing' } })(filled(main))
    const after = putBack(main, draft, { of: 'wrongCosts', section: LAST })
    expect(after?.items.at(-1)).toMatchObject({ points: 300, marking: { scheme: 'all_or_nothing' } })
  })
})

it('a question above the first heading is in a section of its own', () => {
  const draft = filled(main)
  const items = [{ ...emptyQuestion(), prompt: 'First?' }, ...draft.items]
  expect(compared(main, { ...draft, items }).differences).toEqual([{ of: 'sections', section: null }])
  expect(sectionsOfDraft([emptyQuestion(), ...draft.items])).toHaveLength(6)
})
