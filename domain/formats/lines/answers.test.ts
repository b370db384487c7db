import { describe, expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const LETTERS = '1. Which?\n(a) Delhi\n(b) Mumbai\n(c) Pune\n'
const BENGALI = '১। কোনটি?\n(ক) ঢাকা\n(খ) দিল্লি\n(গ) পুনে\n'
const NUMBERS = '1. Which?\n(1) Delhi\n(2) Mumbai\n(3) Pune\n'

describe('an answer names its options', () => {
  it.each<[string, string, number | number[]]>([
    [LETTERS, 'Ans: (a), (c)', [0, 2]],
    [LETTERS, 'Ans: (a) and (c)', [0, 2]],
    [LETTERS, 'Ans: (a) & (c)', [0, 2]],
    [LETTERS, 'Ans: (A) & (C) both', [0, 2]],
    [LETTERS, 'Ans: Both a and c', [0, 2]],
    [LETTERS, 'Ans: a) and c)', [0, 2]],
    [LETTERS, 'Ans: (a,c)', [0, 2]],
    [LETTERS, 'Ans: (a)(c)', [0, 2]],
    [LETTERS, 'Ans: a. c.', [0, 2]],
    [LETTERS, 'Ans: AC', [0, 2]],
    [LETTERS, 'Ans: (a) Delhi, (c) Pune', [0, 2]],
    [LETTERS, 'Ans: Delhi, Pune', [0, 2]],
    [LETTERS, 'Ans: Options A and C', [0, 2]],
    [BENGALI, 'উত্তর: (ক), (গ)', [0, 2]],
    [BENGALI, 'উত্তর: ক ও গ', [0, 2]],
    [NUMBERS, 'Ans: (1), (3)', [0, 2]],
    [LETTERS, 'Ans: (b) Mumbai', 1],
    [LETTERS, 'Ans: b. Mumbai.', 1],
    [LETTERS, 'Ans: B: mumbai', 1],
    [LETTERS, 'Ans: Option2', 1],
    [NUMBERS, 'Ans: 2. Mumbai', 1],
    ['1. Which?\na) iron\nb) gold\nc) Both a and b\n', 'Ans: Both a and b', 2],
    ['1. Which?\na) big\nb) a good city\n', 'Ans: a good city', 1],
  ])('%j %s', (asked, answer, correct) => {
    const { items, problems } = readQuizText(asked + answer)
    expect(problems).toEqual([])
    expect(items).toMatchObject([{ draft: { correct } }])
  })

  it.each([
    [LETTERS, '(a) or (b)'],
    [LETTERS, '(a) Mumbai'],
    [LETTERS, 'a. Mumbai [2019]'],
    [LETTERS, 'a nice place'],
    [LETTERS, '1. b'],
    [LETTERS, 'a-i, b-ii'],
    [LETTERS, 'e'],
  ])('%j: %s is in doubt, and stays', (asked, answer) => {
    const { items, problems, leftover } = readQuizText(`${asked}Ans: ${answer}`)
    expect(items).toMatchObject([{ draft: { correct: null } }])
    expect(problems).toMatchObject([{ line: 5, problem: 'unknown_answer', text: answer }])
    expect(leftover).toEqual([{ after: 1, text: `Ans: ${answer}` }])
  })

  it.each([
    ['(b) Mumbai [WBJEE 2019]', '[WBJEE 2019]'],
    ['b. because it is large', 'because it is large'],
    ['b (because it is large)', '(because it is large)'],
    ['(a), (c) only', 'only'],
  ])('what stands behind it is named, and stays: %s', (answer, behind) => {
    const { items, problems, leftover } = readQuizText(`${LETTERS}Ans: ${answer}`)
    expect(items).not.toMatchObject([{ draft: { correct: null } }])
    expect(problems).toEqual([{ line: 5, problem: 'unknown_value', text: behind }])
    expect(leftover).toEqual([{ after: 1, text: behind }])
  })
})
