import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { readQuizText } from './read-quiz-text.ts'

const LEFT = ['senders', 'titles', 'comments'] as const

const leftIn = (text: string) => {
  const { problems, leftover } = readQuizText(text)
  const told = problems.filter(({ problem }) => LEFT.some((code) => code === problem))
  return { told: told.map(({ line, problem, text: said, count }) => [line, problem, said, count]), leftover }
}

describe('who sent messages, and when, is left out and told once', () => {
  it.each([
    ['one sender', '[12:03, 5/6/2025] Sir: 1. Ice is?\na) cold\nb) hot\nAns: a', 1, '[12:03, 5/6/2025] Sir:', 1],
    [
      'several messages',
      '[12/03/24, 9:15:02 PM] Mita Sen: Q1) Ice is?\nA) cold ✅\nB) hot\n[12/03/24, 9:17:40 PM] Mita Sen: Q2) Fire is?\nA) cold\nB) hot ✅',
      1,
      '[12/03/24, 9:15:02 PM] Mita Sen:',
      2,
    ],
    [
      'each line its own',
      '5/6/25, 12:03 - স্যার: ১. বরফ কেমন?\n5/6/25, 12:04 - স্যার: (ক) ঠান্ডা\n5/6/25, 12:04 - স্যার: (খ) গরম\n5/6/25, 12:05 - স্যার: উত্তর: ক',
      1,
      '5/6/25, 12:03 - স্যার:',
      4,
    ],
    [
      'in Hindi',
      'सामान्य ज्ञान\n\n[05/06/25, 12:03 pm] गुरु जी: 1. बर्फ कैसी है?\n(क) ठंडी\n(ख) गर्म\nउत्तर: क',
      3,
      '[05/06/25, 12:03 pm] गुरु जी:',
      1,
    ],
  ])('%s', (_, text, line, said, count) => {
    const { told, leftover } = leftIn(text)
    expect(told).toEqual([[line, 'senders', said, count]])
    expect(leftover.filter(({ text: lost }) => lost.startsWith(said))).toHaveLength(1)
    expect(readQuizText(text).items[0]).toMatchObject({ kind: 'single_choice', draft: { correct: 0 } })
  })

  it.each([
    ['a time in words', '1. At [12:03, 5/6/2025] Sir: what was said?\na) yes\nb) no\nAns: a'],
    ['a name alone', '1. Sir: which is cold?\na) ice\nb) fire\nAns: a'],
    ['a ratio', '1. 12:03 - 5: which is it?\na) 7\nb) 8\nAns: a'],
  ])('no sender: %s', (_, text) => expect(leftIn(text).told).toEqual([]))

  it('their lines are not kept as they stand', () => {
    const text = '[12:03, 5/6/2025] Sir: 1. Ice is?\na) cold\nb) hot\n[12:04, 5/6/2025] Sir: Ans: a'
    expect(accountOf(text, readQuizText(text))).toMatchObject({ kept: [2, 3], changed: [1, 4], left: [] })
  })
})

describe('what only a question bank needs is left out and told once', () => {
  it.each([
    ['a name', '::Rivers of India::Which is longest? {=Ganga ~Yamuna}', [[1, 'titles', 'Rivers of India', 1]]],
    [
      'several names',
      '::নদী এক::Longest? {=Ganga ~Yamuna}\n\n::Q2::Cold? {=ice ~fire}\n\n::पर्वत::Highest? {=K2 ~Abu}',
      [[1, 'titles', 'নদী এক', 2]],
    ],
    ['a name of its own line', '\n::Rivers\\: two::\nLongest? {=Ganga ~Yamuna}', [[2, 'titles', 'Rivers: two', 1]]],
    [
      'comments',
      '// Unit 3, Rivers\nLongest? {=Ganga ~Yamuna}\n\n// question: 12  name: Cold\nCold? {=ice ~fire}',
      [[1, 'comments', '// Unit 3, Rivers', 2]],
    ],
    [
      'marks in a comment',
      '// Each question carries 4 marks\nCold? {=ice ~fire}',
      [[1, 'comments', '// Each question carries 4 marks', 1]],
    ],
  ])('%s', (_, text, told) => {
    const read = leftIn(text)
    expect(read.told).toEqual(told)
    expect(readQuizText(text).marking).toBe(null)
    for (const [, , said] of told) expect(read.leftover.map(({ text: lost }) => lost).join('\n')).toContain(said)
  })

  it.each([
    ['numbers', '::Q1::Cold? {=ice ~fire}\n\n::Question 2::Hot? {=fire ~ice}\n\n::প্রশ্ন ৩::Wet? {=sea ~sun}'],
    ['the beginning of the question', '::Which is longest?::Which is longest, of these? {=Ganga ~Yamuna}'],
    ['what the question says', '::Which is cold::Which is cold? {=ice ~fire}'],
    ['rules', '// ----\nCold? {=ice ~fire}\n// 12'],
  ])('nothing is told of %s', (_, text) => expect(leftIn(text)).toEqual({ told: [], leftover: [] }))
})
