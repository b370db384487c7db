import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelOf } from './labels.ts'
import { linesOfTree } from './lines-of-tree.ts'
import type { Item, Run, TreeNode } from './tree.ts'

const paragraph = (...runs: (string | Run)[]): TreeNode => ({ kind: 'paragraph', runs: runsOf(runs) })
const runsOf = (runs: (string | Run)[]): Run[] => runs.map((run) => (typeof run === 'string' ? { text: run } : run))
const item = (text: string, own: Partial<Item> = {}): Item => ({
  kind: 'item',
  runs: [{ text }],
  list: 'a',
  level: 0,
  numbering: 'decimal',
  ...own,
})
const letter = (text: string, own: Partial<Item> = {}) => item(text, { level: 1, numbering: 'lower-alpha', ...own })

describe('a tree as lines', () => {
  it.each<[string, TreeNode[], string]>([
    ['paragraphs', [paragraph('One'), paragraph(''), paragraph('Two')], 'One\n\nTwo'],
    [
      'questions and options',
      [item('Which?'), letter('Mars'), letter('Venus'), item('Which now?'), letter('Earth')],
      '1. Which?\na. Mars\nb. Venus\n2. Which now?\na. Earth',
    ],
    ['a list that a paragraph stands in', [item('One'), paragraph('of it'), item('Two')], '1. One\nof it\n2. Two'],
    ['two lists', [item('One'), item('Other', { list: 'b' })], '1. One\n1. Other'],
    [
      'options in lists of their own',
      [item('Q'), letter('x', { list: 'b' }), item('R'), letter('y', { list: 'c' })],
      '1. Q\na. x\n2. R\na. y',
    ],
    ['a list from 3 on', [item('Three', { value: 3 }), item('Four')], '3. Three\n4. Four'],
    ['a label that was written', [item('Mars', { label: [{ text: '(a)\u00a0 ' }] })], '(a) Mars'],
    ['bullets', [item('Mars', { numbering: 'bullet' })], '- Mars'],
    ['nothing before items', [item('Mars', { numbering: 'none' })], 'Mars'],
    ['rows', [{ kind: 'row', cells: [[{ text: 'Which?' }], [{ text: 'a\nb' }], []] }], 'Which?\ta b\t'],
    ['small numbers', [paragraph('H', { text: '2', small: 'sub' }, 'O, x', { text: '10', small: 'sup' })], 'H₂O, x¹⁰'],
    ['small letters', [paragraph('x', { text: 'Q', small: 'sub' }, '5')], 'x$_{Q}$ 5'],
    ['small words', [paragraph('v', { text: 'শেষ', small: 'sub' })], 'v$_{\\text{শেষ}}$'],
    ['bold words', [paragraph({ text: 'Answer: ', isBold: true }, 'A')], '**Answer:** A'],
    ['bold in pieces', [paragraph({ text: 'An', isBold: true }, { text: 'swer', isBold: true })], '**Answer**'],
    ['a space that is bold', [paragraph('a', { text: ' ', isBold: true }, 'b')], 'a b'],
    ['a font of Bijoy', [paragraph({ text: 'evsjv', font: 'SutonnyMJ' }, ' = Bangla')], 'বাংলা = Bangla'],
    [
      'a word cut within a syllable',
      [paragraph({ text: 'evsjv‡', font: 'SutonnyMJ' }, { text: '`k', font: 'SutonnyMJ' })],
      'বাংলাদেশ',
    ],
    ['a label of Bijoy', [item('XvKv', { label: [{ text: 'K.', font: 'SutonnyMJ' }] })], 'ক. XvKv'],
    ['a font of Unicode', [paragraph({ text: 'বাংলা v', font: 'SutonnyOMJ' })], 'বাংলা v'],
  ])('has %s', (_, tree, lines) => expect(linesOfTree(tree)).toBe(lines))

  it('has a line for each node', () => {
    const node = fc.oneof(
      fc.string().map((text) => paragraph(text.replace(/\s/g, ' '))),
      fc.constant(item('x')),
    )
    fc.assert(
      fc.property(fc.array(node, { minLength: 1 }), (tree) => {
        expect(linesOfTree(tree).split('\n').length).toBe(tree.length)
      }),
    )
  })
})

describe('the label of an item', () => {
  it.each([
    [1, 'decimal', '1.'],
    [27, 'lower-alpha', 'aa.'],
    [3, 'upper-alpha', 'C.'],
    [4, 'lower-roman', 'iv.'],
    [1999, 'upper-roman', 'MCMXCIX.'],
    [4000, 'upper-roman', '4000.'],
    [0, 'lower-alpha', '0.'],
    [12, 'bengali', '১২.'],
  ] as const)('%s in %s is %s', (value, numbering, label) => expect(labelOf(value, numbering)).toBe(label))
})
