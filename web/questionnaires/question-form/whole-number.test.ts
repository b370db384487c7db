import { describe, expect, it } from 'vitest'
import { wholeNumberIn } from './whole-number.ts'

describe('a whole number', () => {
  it.each([
    ['10', 10],
    [' 10 ', 10],
    ['১০', 10],
    ['१०', 10],
    ['007', 7],
    ['1,000', 1000],
    ['', null],
    ['  ', null],
    ['1.5', 'not_whole'],
    ['1,5', 'not_whole'],
    ['-3', 'not_whole'],
    ['1e3', 1000],
    ['12,00,000', 1_200_000],
    ['5.0', 5],
    ['ten', 'not_whole'],
    ['10 questions', 'not_whole'],
    ['9'.repeat(30), 'not_whole'],
  ])('%j is %s', (text, number) => expect(wholeNumberIn(text)).toBe(number))
})
