import { describe, expect, it } from 'vitest'
import { formsOf, swapsOf, typedWordsOf, wordsOf } from './words.ts'

describe('a text is its words', () => {
  it.each([
    ['Share a QUIZ', ['share', 'a', 'quiz']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['a student’s phone', ['a', 'students', 'phone']],
    ["a student's phone", ['a', 'students', 'phone']],
    ['/privacy_policy#how-long', ['privacy', 'policy', 'how', 'long']],
    ['প্রশ্ন ও উত্তর', ['প্রশ্ন', 'ও', 'উত্তর']],
    ['নিয়ম', wordsOf('নিয়ম')],
    ['?!', []],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))

  it('typed, one letter is none, but one digit is', () =>
    expect(typedWordsOf('a quiz in 7 days')).toEqual(['quiz', 'in', '7', 'days']))
})

it.each([
  ['quizzes', ['quizzes', 'quizze', 'quizz', 'quiz']],
  ['refunds', ['refunds', 'refund', 'refun', 'refu']],
  ['ends', ['ends']],
  ['end', ['end']],
])('what %s may be a form of', (typed, forms) => expect(formsOf(typed)).toEqual(forms))

it.each([
  ['abc', ['bac', 'acb']],
  ['a', []],
])('%s with two letters swapped is one of %j', (typed, swaps) => expect(swapsOf(typed)).toEqual(swaps))
