import { describe, expect, it } from 'vitest'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, emptyPart, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { advance, begunList, type DraftList, itemsOf } from './draft-list.ts'
import { likenessIn, readListed } from './listed-text.ts'
import { offersOf } from './offers.ts'
import { leftIn, saysSame, textOfQuiz } from './text-of-quiz.ts'

const KINDS = ['poll', 'survey'] as const
const OFFERS = { poll: offersOf('poll'), survey: offersOf('survey') }

const filled: Partial<Record<Kind, object>> = {
  opinion: { options: ['Tea', 'Coffee'] },
  scale: { look: 'numbers', from: 0, to: 10, low: 'Never', high: 'Always' },
  comment: { expects: 'number', from: '5' },
  ranking: { items: ['Tea', 'Coffee'], top: 1 },
  matrix: { rows: ['Bus'], columns: ['Good', 'Bad'] },
  consent: { statement: 'I agree.' },
  file: { most: 2 },
}

const asked = (kind: Kind, prompt: string, more: object = {}): DraftQuestion => {
  const { blank } = OFFERS.survey
  const question = { ...blank(kind), prompt }
  return { ...question, ...more, draft: { ...question.draft, ...filled[kind] } } as DraftQuestion
}

const listOf = (kind: 'poll' | 'survey', items: readonly DraftItem[]): DraftList =>
  begunList({ items: kind === 'survey' ? [emptyPart('section'), ...items] : items, offers: OFFERS[kind] })

const likenessesOf = (items: readonly DraftItem[], { offers }: DraftList) =>
  items.map((item) => likenessIn(item, offers))

const EVERY_QUESTION = KINDS.flatMap((kind) =>
  OFFERS[kind].kinds.flatMap((each) =>
    (['prose', 'plain'] as const).flatMap((format) =>
      ([true, undefined] as const).flatMap((isRequired) =>
        (['What now?', '**What** now?\na) this', ''] as const).map(
          (prompt) => [kind, each, prompt, { format: format === 'prose' ? format : undefined, isRequired }] as const,
        ),
      ),
    ),
  ),
)

describe('the text of a questionnaire without right answers is read as the same', () => {
  it.each(EVERY_QUESTION)('%s: %s %j %j', (kind, each, prompt, own) => {
    for (const question of [asked(each, prompt, own), { ...OFFERS[kind].blank(each), ...own, prompt }]) {
      const list = listOf(kind, [question, asked('opinion', 'And?')])
      const text = textOfQuiz(list, null)
      const read = readListed(text, list.offers)
      expect(likenessesOf(read.items, list), text).toEqual(likenessesOf(itemsOf(list), list))
      expect([saysSame(list, read), read.leftover, read.problems.length]).toEqual([true, [], 0])
      expect(text).not.toMatch(/As kept/)
    }
  })

  it('with pages, passages and texts', () => {
    const items: DraftItem[] = [
      { kind: 'text', text: 'Hello.', format: 'prose' },
      { kind: 'group', text: 'Read this.', format: 'prose' },
      { ...asked('opinion', 'Is it so?'), inPassage: true },
      asked('comment', 'Why?'),
      emptyPart('section'),
      asked('scale', 'How much?'),
      { kind: 'section', title: 'You', text: 'Nearly there.', format: 'prose' },
      asked('opinion', 'Where?'),
    ]
    const list = listOf('survey', items)
    const text = textOfQuiz(list, null)
    expect(text).toMatch(/^Text: Hello\./)
    expect(text).toMatch(/\n\nSection:\n\n3\. How much/)
    const read = readListed(text, list.offers)
    expect(likenessesOf(read.items, list)).toEqual(likenessesOf(itemsOf(list), list))
    expect(read.places).toHaveLength(list.entries.length)
  })

  it.each([
    ['an empty first page', [emptyPart('section'), asked('opinion', 'A?')]],
    [
      'a titled one',
      [{ ...emptyPart('text'), text: 'x' }, { kind: 'section', title: 'B', text: '' }, asked('opinion', 'A?')],
    ],
  ] satisfies [string, DraftItem[]][])('with %s', (_, items) => {
    const list = listOf('survey', items)
    const read = readListed(textOfQuiz(list, null), list.offers)
    expect(saysSame(list, read)).toBe(true)
  })
})

describe('it says no more than it has to', () => {
  it.each([
    ['poll', [asked('opinion', 'Tea?', { format: undefined, isRequired: true })], '1. Tea?\na) Tea\nb) Coffee\n'],
    ['poll', [asked('opinion', 'Tea?', { format: undefined })], '1. Tea?\na) Tea\nb) Coffee\nRequired: no\n'],
    ['survey', [asked('opinion', 'Tea?')], '1. Tea?\na) Tea\nb) Coffee\n'],
    ['survey', [asked('opinion', 'Tea?', { isRequired: true })], '1. Tea?\na) Tea\nb) Coffee\nRequired: yes\n'],
    ['survey', [asked('matrix', 'Rate')], '1. Rate\nType: table\nRow: Bus\nColumn: Good\nColumn: Bad\n'],
  ] satisfies ['poll' | 'survey', DraftItem[], string][])('%s %#', (kind, items, text) => {
    expect(textOfQuiz(listOf(kind, items), null)).toBe(text)
  })

  it.each(KINDS)('of an empty %s, nothing', (kind) => {
    expect(textOfQuiz(listOf(kind, []), null)).toBe('')
  })
})

describe('what is typed', () => {
  const typed = (list: DraftList, text: string) =>
    advance(list, { type: 'typedText', text, items: readListed(text, list.offers).items, at: 1 })

  it('keeps keys, ids and rules', () => {
    const list = listOf('survey', [
      asked('opinion', 'A?'),
      asked('opinion', 'B?'),
      emptyPart('section'),
      asked('opinion', 'C?'),
    ])
    const next = typed(list, textOfQuiz(list, null).replace('B?', 'Bee?'))
    expect(next.entries.map(({ key }) => key)).toEqual(list.entries.map(({ key }) => key))
    expect(itemsOf(next)[2]).toMatchObject({ prompt: 'Bee?' })
  })

  it.each(KINDS)('and taken out again leaves a blank question of a %s', (kind) => {
    const list = typed(listOf(kind, [asked('opinion', 'A?')]), '')
    expect(itemsOf(list).filter((item) => !isDraftPart(item))).toEqual([OFFERS[kind].blank()])
    expect(textOfQuiz(list, '')).toBe('')
  })

  it('is kept where it is in no question, but not for what would be right', () => {
    const list = listOf('poll', [asked('opinion', 'Tea?', { format: undefined, isRequired: true })])
    expect(leftIn(list, 'Ask them today\n\n1. Tea?\na) Tea\nb) Coffee')).toBe(1)
    expect(leftIn(list, '1. Tea?\na) Tea\nb) Coffee\nAns: z')).toBe(0)
  })

  it('is no more than there is room for', () => {
    const text = Array.from({ length: 31 }, (_, at) => `${at + 1}. Which ${at}?\na) x\nb) y`).join('\n\n')
    const read = readListed(text, OFFERS.poll)
    expect([read.items.length, read.beyond, read.leftover.length]).toEqual([30, 1, 1])
  })
})
