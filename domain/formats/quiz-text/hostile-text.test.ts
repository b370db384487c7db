import { describe, expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

/** As long as a text may be, and nothing but what is looked at most. */
describe('of a hostile text no part is looked at again and again', () => {
  const MOST = 990_000
  it.each([
    'a',
    ' ',
    '(a) x (b) y ',
    'Ans: ',
    '1-c, ',
    '[4 ',
    '\\',
    '[[',
    '± ',
    'a) ',
    '\u0316\u0301',
    '"\t',
    '",',
    ', ',
    '☐ ',
    '+4 ',
    '(True/',
    '(a), ',
    'b. ',
    '1. (a), (c) ',
    'x (b) ',
    'Solution: ',
  ])('%j', (part) => {
    const { items, problems } = readQuizText(`1. q\nAns: ${part.repeat(MOST / part.length)}`)
    expect(items.length + problems.length).toBeGreaterThan(0)
  })
  it.each([
    'y',
    'a) x',
    'Ans: b',
    '1-c, 2-b',
    '1.',
    '\\',
    'a\u00ad',
    'Passage: x',
    'a\tb\tc\td',
    'a,b,c,d,a',
    '☐ x',
    'Q. x',
    '- x',
    'Solution 1: x',
    'Solutions',
    '(i) x',
    '12',
    'Section A',
    '1) p',
    'x (c) y',
    'Answer',
    '**b**',
  ])('lines of %j', (line) => {
    const { items, problems } = readQuizText(`1. q\n${`${line}\n`.repeat(19_000)}`)
    expect(items.length + problems.length).toBeGreaterThan(0)
  })

  it.each([
    'Which?\n🔘 50% a\n🔘 50% b\n',
    'Directions: choose\n(a) x\n(b) y\n(c) z\n',
    'x *\n1 point\n',
    'Match the following\n1. a  p. b\n2. c  q. d\n',
    'Question ID : 630680123\nAns 1. x\n2. y\n',
  ])('blocks of %j', (block) => {
    const { items, problems } = readQuizText(block.repeat(3_000))
    expect(items.length + problems.length).toBeGreaterThan(0)
  })
  it('formulas that never end', () => expect(readQuizText('\\('.repeat(100_000)).items).toEqual([]))
})
