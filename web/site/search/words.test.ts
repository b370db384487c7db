import { describe, expect, it } from 'vitest'
import { likeness, likenessDespiteSlip, typedWordsOf, wordsOf } from './words.ts'

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
  ['share', 'share', 1],
  ['sha', 'share', 0.75],
  ['refunds', 'refund', 0.6],
  ['quizzes', 'quiz', 0.6],
  ['share', 'sharp', 0],
  ['information', 'info', 0],
  ['ends', 'end', 0],
])('%s is like %s by %d', (typed, word, strength) => expect(likeness(typed, word)).toBe(strength))

describe('one slip of the finger', () => {
  it.each([
    ['privcy', 'privacy', 'a letter missing'],
    ['pasword', 'password', 'one of two missing'],
    ['passsword', 'password', 'a letter too many'],
    ['pessword', 'password', 'a wrong letter'],
    ['passowrd', 'password', 'two that changed places'],
    ['neagt', 'negative', 'in the beginning of a word'],
    ['passwordx', 'password', 'one more at the end'],
  ])('%s is %s: %s', (typed, word) => expect(likenessDespiteSlip(typed, word)).toBeGreaterThan(0))

  it.each([
    ['pst', 'past', 'too short to tell'],
    ['assword', 'password', 'the first letter is hardly ever wrong'],
    ['pesswird', 'password', 'two slips'],
    ['survey', 'support', 'another word'],
  ])('%s is not %s: %s', (typed, word) => expect(likenessDespiteSlip(typed, word)).toBe(0))
})
