import { describe, expect, it } from 'vitest'
import { type Section, unheaded } from './items/heading.ts'
import type { Item } from './items/item.ts'
import { question } from './items/question-schema.ts'
import { mixedOrder, orderMet } from './paper-order.ts'
import { usualSettings } from './settings.ts'

const IDS = [...'abcdefgh']
const PLAIN = { questions: IDS, passages: [], sections: [] }
const ARRANGED = { questions: IDS, passages: [['f', 'g']], sections: [[...'cd'], [...'efgh']] }

describe('the order of an attempt', () => {
  // Attempts that have begun go on in the order that they began with.
  it.each([
    ['one', 'beafhcdg', 'bacdefgh'],
    ['two', 'hdgbfcae', 'badchfge'],
    ['three', 'dfchebag', 'badcfghe'],
    ['7f3c', 'fcgehabd', 'abcdfgeh'],
  ])('of %s is %s, and %s in sections', (attempt, plain, arranged) => {
    expect(mixedOrder(PLAIN, attempt).join('')).toBe(plain)
    expect(mixedOrder(ARRANGED, attempt).join('')).toBe(arranged)
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
    ['as it is written', false, 'abcdefgh'],
    ['mixed in its sections', true, 'badchfge'],
  ])('is met %s', (_, questions, order) => {
    const { order: usual } = usualSettings()
    expect(orderMet({ sections, settings: { order: { ...usual, questions } } }, 'two').join('')).toBe(order)
  })
})
