import { describe, expect, it } from 'vitest'
import { NOTHING } from '../../marking/marking.ts'
import { wholeMarks } from '../../marking/marks.ts'
import { type Difference, differencesFrom } from '../../patterns/laid-out.ts'
import type { Pattern } from '../../patterns/pattern.ts'
import { PATTERNS } from '../../patterns/patterns.ts'
import { usualSettings } from '../settings.ts'
import { type DraftDetails, emptyQuestion } from './draft.ts'
import { type DraftItem, isDraftPart } from './draft-item.ts'
import { laidOutDraft, paperOfDraft, type WrittenDraft } from './patterned-draft.ts'
import { putBack } from './put-back.ts'

const DETAILS: DraftDetails = {
  ...{ title: '', subject: '', minutes: null, questionCount: null },
  marksPerQuestion: wholeMarks(1),
  hasNegativeMarking: false,
  wrongCosts: { numerator: 1, denominator: 4 },
  scheme: 'all_or_nothing',
  floor: 'none',
  settings: usualSettings(),
}

const main = PATTERNS.jee_main_2023
const LAST = 5

/** A laid out draft with as many questions begun in each section as it has at most. */
const filled = (pattern: Pattern): WrittenDraft => {
  const draft = laidOutDraft(pattern, DETAILS)
  const headings = draft.items.filter(isDraftPart)
  const items = pattern.sections.flatMap(({ kind, count }, at): DraftItem[] => [
    ...headings.slice(at, at + 1),
    ...Array.from({ length: count.value }, () => ({ ...emptyQuestion(kind.value), prompt: 'Which?' })),
  ])
  return { ...draft, items }
}

const differences = (pattern: Pattern, draft: WrittenDraft) => differencesFrom(pattern, paperOfDraft(draft))

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
    expect(differences(main, draft)).toContainEqual(difference)
    const after = putBack(main, draft, difference)
    expect(after && differences(main, after)).toEqual([])
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
    expect(differences(main, draft)).toContainEqual(difference)
    expect(putBack(main, draft, difference)).toBe(null)
  })

  it('in a paper of one section, in what its quiz says', () => {
    const { cuet_2025: cuet } = PATTERNS
    const draft = filled(cuet)
    const changed = { ...draft, details: { ...draft.details, hasNegativeMarking: false, marksPerQuestion: 300 } }
    expect(differences(cuet, changed).map(({ of }) => of)).toEqual(['marks', 'wrongCosts'])
    const after = differences(cuet, changed).reduce<WrittenDraft>(
      (before, difference) => putBack(cuet, before, difference) ?? before,
      changed,
    )
    expect(differences(cuet, after)).toEqual([])
  })

  it('leaves what a question says besides', () => {
    const draft = last({ points: 300, marking: { wrongCosts: NOTHING, scheme: 'all_or_nothing' } })(filled(main))
    const after = putBack(main, draft, { of: 'wrongCosts', section: LAST })
    expect(after?.items.at(-1)).toMatchObject({ points: 300, marking: { scheme: 'all_or_nothing' } })
  })
})
