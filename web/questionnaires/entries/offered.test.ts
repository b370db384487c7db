import { describe, expect, it } from 'vitest'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { QUESTION_KINDS } from '#domain/questionnaires/items/question.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { asksFor } from '#domain/questions/traits.ts'
import { offered, readKept, readOffered } from './offered.ts'
import { offersOf, QUIZ_OFFERS } from './offers.ts'
import { keptItem } from './stored-draft.ts'

const read = (kind: QuestionnaireKind, text: string) => readOffered(text, offersOf(kind))
const draftOf = (item: DraftItem | undefined) => (item && !isDraftPart(item) ? item.draft : null)

describe('what is pasted into a survey', () => {
  it.each([
    ['one right option', 'Which?\na) x\nb) y\nAns: b', 'opinion', { options: ['x', 'y'], most: 1 }],
    ['no right option', 'Which?\na) x\nb) y', 'opinion', { options: ['x', 'y'], most: 1 }],
    [
      'several right options',
      'Which?\na) x\nb) y\nc) z\nAns: a, c',
      'opinion',
      { options: ['x', 'y', 'z'], most: null },
    ],
    ['true or false', 'The sun is a star.\nAns: True', 'opinion', { options: ['True', 'False'], look: 'row', most: 1 }],
    ['an order', 'Which first?\nType: ordering\n1) x\n2) y', 'ranking', { items: ['x', 'y'] }],
    ['a number', 'How many?\nAns: 4', 'comment', { expects: 'number' }],
    ['words', 'Type: open ended\nWhy?', 'comment', { expects: 'text' }],
    ['an opinion', 'Which?\nType: opinion\na) x\nb) y\nChoose: -2', 'opinion', { options: ['x', 'y'], most: 2 }],
  ])('with %s is asked so', (_, text, kind, draft) => {
    const { items } = read(
      'survey',
      text.startsWith('Type') ? `1. ${text.split('\n')[1]}\n${text.split('\n')[0]}` : `1. ${text}`,
    )
    expect(items).toHaveLength(1)
    expect(items[0]?.kind).toBe(kind)
    expect(draftOf(items[0])).toMatchObject(draft)
  })

  it('asks in words what has neither options nor a key', () => {
    const { items, problems } = read('survey', '1. What did you like?\n2. What did you miss?')
    expect(items.map(({ kind }) => kind)).toEqual(['comment', 'comment'])
    expect(problems).toEqual([])
  })

  it('keeps the sides of a matching as rows and columns, and what stands around blanks', () => {
    const written = { prompt: 'Match', format: 'prose' as const }
    const pairs = [
      { left: 'a', right: 'x' },
      { left: 'b', right: 'y' },
    ]
    const items = offered(
      [
        { ...written, kind: 'matching', draft: { pairs, extras: ['z'] } },
        { ...written, kind: 'fill_in_blanks', draft: { passage: 'Water boils at [[100]] [[>K|*°C]].' } },
      ],
      offersOf('survey'),
    )
    expect(draftOf(items[0])).toEqual({ rows: ['a', 'b'], columns: ['x', 'y', 'z'], several: false })
    expect(items[1]).toMatchObject({ kind: 'comment', prompt: 'Match\n\nWater boils at ____ ____ (K / °C).' })
  })

  it('leaves out what is right, says so, and asks for none', () => {
    const keyed = read('survey', '1. Which?\na) x\nb) y\nAns: b\nExplanation: So.\nMarks: 2')
    expect(keyed.leavesKey).toBe(true)
    expect(JSON.stringify(keyed.items)).not.toMatch(/So\.|points/)
    const bare = read('survey', '1. Which?\na) x\nb) y')
    expect([bare.leavesKey, bare.problems]).toEqual([false, []])
    const told = (text: string) => read('survey', text).leavesKey
    expect(['1. Which?\na) x\nb) y\nAns: a, b', '1. How many?\nAns: 4', '1. Who?\nAns: Tagore'].map(told)).toEqual([
      true,
      true,
      true,
    ])
    expect([told('1. Which?\na) x\nb) y\nMarks: 2'), told('1. Why?\nType: comment')]).toEqual([true, false])
  })
})

describe('what is pasted into a poll', () => {
  it('is to be answered, in plain text unless it needs more', () => {
    const { items } = read('poll', '1. Which?\na) x\nb) y\n\n2. Which **one**?\na) x\nb) y')
    expect(items).toMatchObject([{ isRequired: true }, { isRequired: true, format: 'prose' }])
    expect(items[0]).not.toHaveProperty('format')
  })

  it('has a text in the place of a section', () => {
    const items: DraftItem[] = [{ kind: 'section', title: 'Tea', text: 'Or coffee?' }]
    expect(offered(items, offersOf('poll'))).toEqual([{ kind: 'text', text: 'Tea\n\nOr coffee?' }])
    expect(offered(items, offersOf('survey'))).toEqual(items)
  })
})

it.each(['poll', 'survey'] as const)('every kind of question is one that a %s offers', (kind) => {
  const offers = offersOf(kind)
  const all = QUESTION_KINDS.filter((each) => asksFor(each) === 'knowledge').map((each) => QUIZ_OFFERS.blank(each))
  for (const item of offered(all, offers)) expect(offers.kinds).toContain(item.kind)
})

describe('what was kept', () => {
  it('is the same again where it is offered, required or not', () => {
    for (const item of [offersOf('poll').blank(), { ...offersOf('survey').blank('scale'), prompt: 'How?' }])
      expect(readKept(JSON.parse(JSON.stringify(keptItem(item))), offersOf('poll'))).toEqual(item)
  })

  it('has the texts of a kind that this page does not know', () => {
    const item = readKept({ kind: 'hologram', problem: 'Which?', draft: { shown: ['x', 'y'] } }, offersOf('survey'))
    expect(item).toMatchObject({ kind: 'opinion', prompt: 'Which?', draft: { options: ['x', 'y'] } })
    expect(readKept({ nothing: 1 }, offersOf('survey'))).toEqual(offersOf('survey').blank())
  })
})

it.each([
  '1. Which?\n1) 3\n2) 4\n3) 5\n4) 6\nAns: 4',
  '1. Which?\na) x\nb) y\nAns: a\n\nKey: 1-b',
  '1. Which?\na) x ✔\nb) y\nAns: b',
  '1. Which?\na) x\nb) y\nAns: z',
])('a key in doubt is of no matter where nothing is right: %j', (text) => {
  expect(read('poll', text)).toMatchObject({ problems: [], leftover: [], leavesKey: true })
})

it('what a quiz reads stays as it is', () => {
  const { items, leavesKey } = read('quiz', '1. Which?\na) x\nb) y\nAns: b')
  expect(items).toMatchObject([{ kind: 'single_choice', draft: { correct: 1 } }])
  expect(leavesKey).toBe(false)
})
