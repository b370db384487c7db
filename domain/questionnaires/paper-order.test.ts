import { describe, expect, it } from 'vitest'
import { type Section, unheaded } from './items/heading.ts'
import type { Item } from './items/item.ts'
import { question } from './items/question-schema.ts'
import { orderMet, orderOf, type PaperIds } from './paper-order.ts'
import { usualSettings } from './settings.ts'

const IDS = [...'abcdefgh']
const PLAIN = { questions: IDS, passages: [], sections: [] }
const ARRANGED = {
  questions: IDS,
  passages: [['f', 'g']],
  sections: [
    { id: 'C', questions: [...'cd'] },
    { id: 'E', questions: [...'efgh'] },
  ],
}
const questionsOf = (ids: PaperIds, attempt: string) =>
  orderOf(ids, { questions: true, options: false }, attempt).questions.join('')

describe('the order of an attempt', () => {
  // Attempts that have begun go on in the order that they began with.
  it.each([
    ['one', 'beafhcdg', 'bacdefgh'],
    ['two', 'hdgbfcae', 'badchfge'],
    ['three', 'dfchebag', 'badcfghe'],
    ['7f3c', 'fcgehabd', 'abcdfgeh'],
  ])('of %s is %s, and %s in sections', (attempt, plain, arranged) => {
    expect(questionsOf(PLAIN, attempt)).toBe(plain)
    expect(questionsOf(ARRANGED, attempt)).toBe(arranged)
  })
})

const asked = (id: string) =>
  question.parse({
    kind: 'single_choice',
    id,
    prompt: id,
    asked: { options: ['right', 'wrong'] },
    key: { correct: 0 },
  })
const headed = (id: string, items: Item[]): Section => ({ ...unheaded(items), id, title: id, isHeaded: true })
const passage = (...ids: string[]): Item => ({
  kind: 'group',
  id: 'p',
  stimulus: 'Of rivers',
  questions: ids.map(asked),
})
const sections = [
  unheaded([asked('a'), { kind: 'text', id: 't', text: 'Read' }, asked('b')]),
  headed('C', [asked('c'), asked('d')]),
  headed('E', [asked('e'), passage('f', 'g'), asked('h')]),
]

describe('the order of a version', () => {
  it.each([
    ['as it is written', {}, 'abcdefgh', 'C E'],
    ['mixed in its sections', { questions: true }, 'badchfge', 'C E'],
    ['with its sections mixed', { sections: true }, 'abefghcd', 'E C'],
    ['with all of it mixed', { questions: true, sections: true }, 'bahfgedc', 'E C'],
  ])('is met %s', (_, mixing, order, headings) => {
    const settings = { order: { ...usualSettings().order, ...mixing } }
    const met = orderMet({ sections, settings }, 'two')
    expect([met.questions.join(''), met.sections.join(' ')]).toEqual([order, headings])
  })

  it('has each section in each place as often, what stands above the first one before all', () => {
    const four = { ...PLAIN, sections: [...'cdef'].map((id) => ({ id, questions: [id] })) }
    const mixing = { questions: false, options: false, sections: true }
    const met = Array.from({ length: 2400 }, (_, attempt) => orderOf(four, mixing, `attempt${attempt}`))
    for (const { questions, sections: order } of met.slice(0, 50))
      expect(questions.join('')).toBe(`abgh${order.join('')}`)
    const orders = Map.groupBy(met, ({ sections: order }) => order.join(''))
    expect(orders.size).toBe(24)
    for (const same of orders.values()) expect(Math.abs(same.length - 100)).toBeLessThan(40)
  })
})
