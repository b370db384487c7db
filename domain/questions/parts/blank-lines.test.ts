import { describe, expect, it } from 'vitest'
import { blankLinesIn, withBlanksForLines } from './blank-lines.ts'

describe('lines to write on become blanks', () => {
  it.each([
    ['Water boils at ____ degrees.', 'Water boils at [[]] degrees.', 1, 17],
    ['___', '[[]]', 1, 2],
    ['A ___ b ________, c.', 'A [[]] b [[]], c.', 2, 4],
    ['[[a_____b]] and ___', '[[a_____b]] and [[]]', 1, 18],
    ['[[never closed ___', '[[never closed [[]]', 1, 17],
    ['snake__case and __init__', 'snake__case and __init__', 0, 24],
    ['', '', 0, 0],
  ])('in %j', (passage, text, count, from) => {
    expect(blankLinesIn(passage)).toBe(count)
    expect(withBlanksForLines(passage)).toEqual({ text, from })
  })
})
