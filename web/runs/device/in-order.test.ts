import { describe, expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const questions = IDS.map((id) => ({ id }))
const mixing = { settings: { order: { questions: true, options: false } }, questions }
const idsOf = (paper: { questions: readonly { id: string }[] }) => paper.questions.map(({ id }) => id)

describe('the paper of one attempt', () => {
  it('is as it is written where nothing is mixed', () => {
    expect(inOrder({ questions }, 'one')).toEqual({ questions })
    const options = { settings: { order: { questions: false, options: true } }, questions }
    expect(inOrder(options, 'one')).toBe(options)
  })

  it('has all questions, in the same order each time it is opened', () => {
    const own = inOrder(mixing, 'one')
    expect(idsOf(own).sort()).toEqual(IDS)
    expect(inOrder(own, 'one')).toEqual(own)
    expect(idsOf(inOrder(mixing, 'two'))).not.toEqual(idsOf(own))
  })

  it('keeps together, and in their order, what is about one passage', () => {
    const layout = { groups: [{ id: 'p', stimulus: 'Of rivers', question_ids: ['c', 'd', 'e'] }], texts: [] }
    const orders = Array.from({ length: 30 }, (_, at) => idsOf(inOrder({ ...mixing, layout }, `attempt${at}`)))
    for (const order of orders) {
      expect([...order].sort()).toEqual(IDS)
      expect(order.join('')).toContain('cde')
    }
    expect(new Set(orders.map((order) => order.indexOf('c'))).size).toBeGreaterThan(2)
    const own = inOrder({ ...mixing, layout }, 'one')
    expect(inOrder(own, 'one')).toEqual(own)
  })

  it('mixes each section in itself, and what stands above the first', () => {
    const section = (id: string, question_ids: string[]) => ({ id, title: id, instructions: '', question_ids })
    const layout = {
      groups: [{ id: 'p', stimulus: 'Of rivers', question_ids: ['f', 'g'] }],
      texts: [],
      sections: [section('A', ['c', 'd']), section('B', ['e', 'f', 'g', 'h'])],
    }
    const orders = Array.from({ length: 40 }, (_, at) => idsOf(inOrder({ ...mixing, layout }, `attempt${at}`)))
    const partsOf = (order: string[]) => [order.slice(0, 2), order.slice(2, 4), order.slice(4)]
    for (const order of orders) {
      expect(partsOf(order).map((part) => part.sort().join(''))).toEqual(['ab', 'cd', 'efgh'])
      expect(order.join('')).toContain('fg')
    }
    expect(new Set(orders.map((order) => order.join(''))).size).toBeGreaterThan(8)
    const own = inOrder({ ...mixing, layout }, 'one')
    expect(inOrder(own, 'one')).toEqual(own)
  })

  describe('with its sections mixed', () => {
    const section = (id: string, question_ids: string[]) => ({ id, title: id, instructions: '', question_ids })
    const text = (id: string, before: string | null) => ({ id, text: id, before })
    const layout = {
      groups: [],
      texts: [
        text('above', 'b'),
        text('ends what is above', 'C'),
        text('in C', 'd'),
        text('ends C', 'E'),
        text('ends G', null),
      ],
      sections: [section('C', ['c', 'd']), section('E', ['e', 'f']), section('G', ['g', 'h'])],
    }
    const settings = { order: { questions: false, options: false, sections: true } }
    const orders = Array.from({ length: 40 }, (_, at) => inOrder({ settings, questions, layout }, `attempt${at}`))

    it('keeps them whole, and first what stands above', () => {
      for (const own of orders) {
        const headings = own.layout.sections.map(({ id }) => id)
        expect(headings.toSorted()).toEqual(['C', 'E', 'G'])
        const each: Record<string, string> = { C: 'cd', E: 'ef', G: 'gh' }
        expect(idsOf(own).join('')).toBe(`ab${headings.map((id) => each[id]).join('')}`)
      }
      expect(new Set(orders.map((own) => idsOf(own).join(''))).size).toBe(6)
    })

    it('has each text in the section in which it is written', () => {
      for (const { layout: own } of orders) {
        const headings = own.sections.map(({ id }) => id)
        const following = (id: string) => headings[headings.indexOf(id) + 1] ?? null
        expect(own.texts.map(({ before }) => before)).toEqual(['b', headings[0], 'd', following('C'), following('G')])
      }
    })

    it('is the same each time it is opened', () => {
      for (const [at, own] of orders.entries()) expect(inOrder(own, `attempt${at}`)).toEqual(own)
    })
  })
})
