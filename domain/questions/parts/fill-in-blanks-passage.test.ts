import { describe, expect, it } from 'vitest'
import { type Blank, type PassagePiece, readPassage, withBlankMoved, writePassage } from './fill-in-blanks-passage.ts'

const text = (...accepted: string[]) => ({ kind: 'text', accepted, weight: 1 })
const number = (from: string, to = from) => ({ kind: 'number', from, to, weight: 1 })
const choice = (correct: number, ...options: string[]) => ({ kind: 'choice', options, correct, weight: 1 })
const fault = (what: string) => ({ kind: 'fault', fault: what })

describe('a passage is read', () => {
  it.each<[string, unknown[]]>([
    ['', []],
    ['no blank', ['no blank']],
    ['Water boils at [[100|one hundred]] degrees', ['Water boils at ', text('100', 'one hundred'), ' degrees']],
    ['[[a]][[b]]', [text('a'), text('b')]],
    [' [[ a | b ]] \n', [text('a', 'b')]],
    ['a\r\n[[b]]', ['a\n', text('b')]],
    ['[[a||b|]]', [text('a', 'b')]],
    ['[[#9.8]]', [number('9.8')]],
    ['[[#9.8±0.1]]', [number('9.7', '9.9')]],
    ['[[# 9.8 +- 0,1 ]]', [number('9.7', '9.9')]],
    ['[[#10+/-1]]', [number('9', '11')]],
    ['[[#9.7..9.9]]', [number('9.7', '9.9')]],
    ['[[#-5...-3]]', [number('-5', '-3')]],
    ['[[#৯.৮±০.১]]', [number('9.7', '9.9')]],
    ['[[>red|*green|blue]]', [choice(1, 'red', 'green', 'blue')]],
    ['[[> * red | green]]', [choice(0, 'red', 'green')]],
    ['[[Paris]]{2}!', [{ ...text('Paris'), weight: 2 }, '!']],
    ['[[Paris]]{২০}', [{ ...text('Paris'), weight: 20 }]],
    ['[[Paris]] {2}', [text('Paris'), ' {2}']],
    ['[[Paris]]{2', [text('Paris'), '{2']],
    ['a \\[[b]] c', ['a [[b]] c']],
    ['[[a[1]]] b', [text('a[1]'), ' b']],
    ['([see [[2]]])', ['([see ', text('2'), '])']],
    ['[[a\\|b]]', [text('a|b')]],
    ['[[\\#include]]', [text('#include')]],
    ['[[\\>]]', [text('>')]],
    ['[[>\\*|*\\*\\*]]', [choice(1, '*', '**')]],
    ['[[a\\]\\]b]]', [text('a]]b')]],
    ['[[C:\\\\|\\alpha]]', [text('C:\\', '\\alpha')]],
    ['e\u0301 [[e\u0301]]', ['é ', text('é')]],
  ])('%j', (passage, pieces) => expect(readPassage(passage)).toEqual(pieces))
})

describe('a blank that cannot be read is told', () => {
  it.each<[string, unknown[]]>([
    ['[[Paris', [fault('blank_end'), 'Paris']],
    ['[[Paris and [[London]]', [fault('blank_end'), 'Paris and ', text('London')]],
    ['[[a\nb]]', [fault('blank_end'), 'a\nb]]']],
    ['[[a\\]]', [fault('blank_end'), 'a\\]]']],
    ['[[]]', [fault('blank_answer')]],
    ['[[ | ]]', [fault('blank_answer')]],
    ['[[\u200b]]', [fault('blank_answer')]],
    ['[[#]]', [fault('blank_number')]],
    ['[[#ten]]', [fault('blank_number')]],
    ['[[#9..8]]', [fault('blank_number')]],
    ['[[#9±-1]]', [fault('blank_number')]],
    ['[[#1..2..3]]', [fault('blank_number')]],
    ['[[#1|2]]', [fault('blank_number')]],
    ['[[>*red]]', [fault('blank_options')]],
    ['[[>*|red]]', [fault('blank_options')]],
    ['[[>red|green]]', [fault('blank_correct')]],
    ['[[>*red|*green]]', [fault('blank_correct')]],
    ['[[>red|*red]]', [fault('blank_same')]],
    ['[[a]]{0} b', [fault('blank_weight'), ' b']],
    ['[[a]]{21}', [fault('blank_weight')]],
    ['[[a]]{1.5}', [fault('blank_weight')]],
    ['[[a]]{}', [fault('blank_weight')]],
    [`[[${'x'.repeat(201)}]]`, [fault('blank_shorter')]],
    [`[[#${'9'.repeat(201)}]]`, [fault('blank_shorter')]],
    [
      `[[#${'9'.repeat(120)}±0.${'1'.repeat(70)}]]`,
      [number(`${'9'.repeat(119)}8.${'8'.repeat(69)}9`, `${'9'.repeat(120)}.${'1'.repeat(70)}`)],
    ],
    [`[[${'x|'.repeat(101)}]]`, [fault('blank_fewer')]],
  ])('%j', (passage, pieces) => expect(readPassage(passage)).toEqual(pieces))
})

describe('a passage is written again, and reads the same:', () => {
  it.each([
    'Water boils at [[100|one hundred]] degrees',
    '[[a]][[b]]{3}[[c]]',
    '[[#9.8±0.1]] and [[#5]] and [[#-5...-3]]',
    '[[>red|*green|blue]]',
    '[[>\\*|*\\*\\*]]',
    'a \\[[b]] c [[d]]',
    '\\[[[[x]]',
    '\\\\[[ [[x]]',
    '[[a[1]]] b',
    '[[a\\[]]{1}] b',
    '[[a]]{1}{2} b',
    '[[a\\|b]]',
    '[[\\#include]] [[\\>]] [[x#>*]]',
    '[[a\\]\\]b]]',
    '[[C:\\\\|\\alpha]]',
  ])('%j', (passage) => {
    const pieces = readPassage(passage)
    const isWhole = (piece: PassagePiece): piece is string | Blank =>
      typeof piece === 'string' || piece.kind !== 'fault'
    const whole = pieces.filter(isWhole)
    expect(whole).toHaveLength(pieces.length)
    expect(readPassage(writePassage(whole))).toEqual(pieces)
  })

  it('as it was typed, where nothing has to be told apart', () => {
    const typed = 'Ice is [[>hot|*cold]]{2}, [[solid|hard]] & [[#0]].'
    expect(writePassage(readPassage(typed) as (string | Blank)[])).toBe(typed)
  })
})

it.each([
  ['down', 'A [[1]] b [[2]]{2} c [[>3|*4]]', 0, 2, 'A [[2]]{2} b [[>3|*4]] c [[1]]'],
  ['up, with what is escaped around them', '\\[[x]] [[a\\|b]]-[[#9±1]]', 1, 0, '\\[[x]] [[#9±1]]-[[a\\|b]]'],
  ['not where it would take the words behind it for its weight', '[[a]]{2} [[b]] {3}', 0, 5, '[[a]]{2} [[b]] {3}'],
  ['not where it would be read as another', '[[a]]{1}{2} b [[c]]', 1, 0, '[[a]]{1}{2} b [[c]]'],
  ['with a blank that is not read yet', '[[]] and [[a]]', 0, 1, '[[a]] and [[]]'],
])('a blank moves %s', (_, passage, from, to, after) => {
  expect(withBlankMoved(passage, from, to)).toBe(after)
})

it('reads whatever is pasted without delay', () => {
  const hostile = ['[[', ']', '\\', '\\[[', '[[a|', '[[>*', '{', '[[]]{'].map((part) => part.repeat(5_000))
  const read: PassagePiece[][] = hostile.map(readPassage)
  expect(read.every((pieces) => pieces.length > 0)).toBe(true)
}, 2_000)
