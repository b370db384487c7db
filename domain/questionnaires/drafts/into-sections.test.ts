import { describe, expect, it } from 'vitest'
import { jeeMain2025 } from '../../patterns/jee-main-2025.ts'
import type { Pattern } from '../../patterns/pattern.ts'
import { wbjee2025Paper1 } from '../../patterns/wbjee-2025-paper-1.ts'
import { type DraftQuestion, emptyQuestion } from './draft.ts'
import { type DraftItem, isDraftPart } from './draft-item.ts'
import { intoSections, namesSections } from './into-sections.ts'
import { laidOutDraft, paperOfDraft, type WrittenDraft } from './patterned-draft.ts'

const choice = (prompt: string): DraftQuestion => ({
  kind: 'single_choice',
  format: 'prose',
  prompt,
  draft: { options: ['yes', 'no'], correct: 1 },
})
const number = (prompt: string): DraftQuestion => ({
  kind: 'numerical',
  format: 'prose',
  prompt,
  draft: { rows: [{ form: 'tolerance', first: '5', second: '' }], units: '', unit: null, decimals: null },
})
const heading = (title: string, text = ''): DraftItem => ({ kind: 'section', title, text, format: 'prose' })
const many = (count: number, question: DraftQuestion): DraftItem[] => Array(count).fill(question)

const DETAILS = {} as WrittenDraft['details']
const laidOut = (pattern: Pattern) =>
  laidOutDraft(pattern, { ...DETAILS, settings: { look: { intro: '' }, order: {} } as never })
const wantedBy = ({ sections }: Pattern) => sections.map(({ kind, count }) => ({ kind: kind.value, of: count.value }))

/** What is in which section, each question by its text. */
const told = (items: readonly DraftItem[]) =>
  items.map((item) => (item.kind === 'section' ? `# ${item.title}` : isDraftPart(item) ? item.text : item.prompt))

const countsIn = (items: readonly DraftItem[]) =>
  paperOfDraft({ ...laidOut(jeeMain2025), items }).sections.map(({ questions }) => questions.length)

const OWN = [heading('Force'), choice('f'), heading('Leaf'), choice('l')]

describe('a paper that is pasted at once', () => {
  const subject = (title: string, parts: readonly string[]) => [
    heading(title),
    ...[many(20, choice('Is it?')), many(5, number('How many?'))].flatMap((questions, at) => [
      ...(parts[at] ? [heading(parts[at])] : []),
      ...questions,
    ]),
  ]

  it.each<[string, DraftItem[]]>([
    [
      'under parts and sections',
      ['PHYSICS', 'Chemistry', 'Maths'].flatMap((each) => subject(each, ['Section A', 'SECTION B'])),
    ],
    [
      'under parts alone, by what each asks',
      ['Physics', 'Chemistry', 'Mathematics'].flatMap((each) => subject(each, [])),
    ],
  ])('fills the sections of its pattern %s', (_how, pasted) => {
    const wanted = wantedBy(jeeMain2025)
    const { items, filed } = intoSections({ items: laidOut(jeeMain2025).items, pasted, open: 0, wanted })
    expect(countsIn(items)).toEqual([20, 5, 20, 5, 20, 5])
    expect(items).toHaveLength(75 + 6)
    expect(filed[3]).toEqual({ section: 3, title: 'Chemistry Section B', count: 5 })
    expect(items.filter(isDraftPart)).toEqual(laidOut(jeeMain2025).items.filter(isDraftPart))
  })

  it('is of the part that is open, where it names none', () => {
    const pasted = [heading('Section B'), number('How many?')]
    const filing = { items: laidOut(jeeMain2025).items, pasted, open: 2 }
    expect([namesSections(filing), namesSections({ ...filing, open: null })]).toEqual([true, false])
    expect(intoSections(filing).filed).toEqual([{ section: 3, title: 'Chemistry Section B', count: 1 }])
  })

  it('tells of more than a section holds, and keeps it there', () => {
    const pasted = [heading('Physics Section B'), ...many(7, number('How many?'))]
    const { items, filed } = intoSections({ items: laidOut(jeeMain2025).items, pasted, open: 0 })
    expect(filed).toEqual([{ section: 1, title: 'Physics Section B', count: 7 }])
    expect(countsIn(items)[1]).toBe(7)
  })
})

describe('what a section asks', () => {
  const filing = (question: DraftQuestion) => {
    const pasted = [heading('Category 3'), question]
    const { items } = intoSections({
      items: laidOut(wbjee2025Paper1).items,
      pasted: [heading('Mathematics'), ...pasted],
      open: 0,
      wanted: wantedBy(wbjee2025Paper1),
    })
    return items.at(-1)
  }

  it('is asked, where nothing is lost by it', () => {
    expect(filing(choice('Which?'))).toMatchObject({ kind: 'multiple_choice', prompt: 'Which?' })
  })

  it('is not asked where something would be', () => {
    const essay = { ...emptyQuestion('open_ended'), prompt: 'Why?' }
    expect([filing(essay), filing(number('How many?'))]).toEqual([essay, number('How many?')])
  })
})

describe('other questions', () => {
  it.each<[string, DraftItem[], number | null, string[]]>([
    ['below no heading go where the list is open', [choice('a')], 0, ['# Force', 'f', 'a', '# Leaf', 'l']],
    ['go above the first heading', [choice('a')], null, ['a', '# Force', 'f', '# Leaf', 'l']],
    [
      'go under their headings, in any order',
      [heading('Leaf'), choice('a'), heading('Force'), choice('b')],
      0,
      ['# Force', 'f', 'b', '# Leaf', 'l', 'a'],
    ],
    [
      'of a section that is not there bring it',
      [heading('Leaf'), choice('a'), heading('Light'), choice('b')],
      0,
      ['# Force', 'f', '# Leaf', 'l', 'a', '# Light', 'b'],
    ],
    [
      'take their passages and texts along',
      [heading('Force'), { kind: 'group', text: 'read', format: 'prose' }, { ...choice('a'), inPassage: true }],
      1,
      ['# Force', 'f', 'read', 'a', '# Leaf', 'l'],
    ],
  ])('%s', (_what, pasted, open, after) => {
    expect(told(intoSections({ items: OWN, pasted, open }).items)).toEqual(after)
  })

  it('take the place of those in which nothing is written', () => {
    const items = [heading('Force'), emptyQuestion(), heading('Leaf'), emptyQuestion()]
    const after = intoSections({ items, pasted: [choice('a')], open: 0 }).items
    expect(told(after)).toEqual(['# Force', 'a', '# Leaf', ''])
  })
})

it('a heading says what its section leaves out, and changes nothing else', () => {
  const items: DraftItem[] = [{ ...heading('Force'), points: 4800 } as DraftItem, heading('Leaf', 'Be quick.')]
  const pasted: DraftItem[] = [
    { ...heading('Force', 'Answer both.'), points: 1200, choose: 2 } as DraftItem,
    choice('a'),
    heading('Leaf', 'Be quick.'),
    choice('b'),
  ]
  const { items: after } = intoSections({ items, pasted, open: null })
  expect(after[0]).toMatchObject({ title: 'Force', text: 'Answer both.', points: 4800, choose: 2 })
  expect(after[2]).toEqual(heading('Leaf', 'Be quick.'))
})

it.each<[string, boolean]>([
  ['FORCE', true],
  ['Light', false],
])('whether headings name a section is known: %s', (title, isKnown) => {
  expect(namesSections({ items: OWN, pasted: [heading(title), choice('a')], open: null })).toBe(isKnown)
})
