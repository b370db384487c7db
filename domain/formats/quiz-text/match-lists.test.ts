import { describe, expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

/** A match as its pairs and what belongs to none; another question as its kind. */
const matchesIn = (text: string) =>
  readQuizText(text).items.map((item) => {
    if (!('draft' in item)) return item.kind
    if (item.kind !== 'matching') return item.kind
    return [
      ...item.draft.pairs.map(({ left, right }) => `${left} = ${right}`),
      ...item.draft.extras.map((extra) => `+ ${extra}`),
    ]
  })
const told = (text: string) => readQuizText(text).problems.map(({ problem }) => problem)

const PETS = ['Dog = Bark', 'Cat = Meow']

describe('two lists to be matched', () => {
  it.each([
    ['1. Match the following:\n1. Dog\ta. Meow\n2. Cat\tb. Bark\nAns: 1-b, 2-a', PETS],
    ['Match the columns\n(i) Dog    (a) Meow\n(ii) Cat    (b) Bark\nAnswer: (i)-(b), (ii)-(a)', PETS],
    ['Q4. Match Column A with Column B.\nColumn A   Column B\nA. Dog   1. Meow\nB. Cat   2. Bark\nA-2, B-1', PETS],
    ['2. Match:\n1. Dog - a. Meow\n2. Cat - b. Bark\nAns: 1 → b; 2 → a', PETS],
    ['2. Match:\nA) Dog — i) Meow\nB) Cat — ii) Bark\nAns:\nA - ii\nB - i', PETS],
    [
      '3. Match the lists.\nList I\n(a) Dog\n(b) Cat\nList II\n(i) Meow\n(ii) Bark\n(iii) Moo\nAns. a-ii, b-i',
      [...PETS, '+ Moo'],
    ],
    ['3. Match the lists.\nList I\n1. Dog\n2. Cat\nList II\na. Meow\nb. Bark\nAns. 1-b, 2-a', PETS],
    ['1. Match:\n1. Dog\ta. Meow\n2. Cat\tb. Bark\n\tc. Moo\nAns: 1-b 2-a', [...PETS, '+ Moo']],
    [
      '৩। স্তম্ভ মেলাও:\nক স্তম্ভ\tখ স্তম্ভ\n(ক) সূর্য\t(১) উপগ্রহ\n(খ) চাঁদ\t(২) নক্ষত্র\nউত্তর: ক-২, খ-১',
      ['সূর্য = নক্ষত্র', 'চাঁদ = উপগ্রহ'],
    ],
    ['२. सही जोड़ी मिलाइए:\n1. गाय — क. भौं\n2. कुत्ता — ख. रंभाना\nउत्तर: 1-ख, 2-क', ['गाय = रंभाना', 'कुत्ता = भौं']],
  ])('with a key: %j', (text, pairs) => {
    expect(matchesIn(text)).toEqual([pairs])
    expect(told(text)).toEqual([])
  })

  it.each([
    '1. Match the following:\n1. Dog\ta. Meow\n2. Cat\tb. Bark',
    '5. मिलान कीजिए:\nसूची I\n(क) Dog\n(ख) Cat\nसूची II\n(1) Meow\n(2) Bark',
  ])('without one it is told: %j', (text) => {
    expect(matchesIn(text)).toEqual([['Dog = ', 'Cat = ', '+ Meow', '+ Bark']])
    expect(told(text)).toEqual(['no_answer'])
  })

  it.each(['Ans: 1-b', 'Ans: 1-b, 2-z', 'Ans: b', 'Ans: 1-b, 1-a'])('a key that is not whole is told: %j', (key) => {
    const text = `1. Match:\n1. Dog\ta. Meow\n2. Cat\tb. Bark\n${key}`
    expect(matchesIn(text)).toEqual([['Dog = ', 'Cat = ', '+ Meow', '+ Bark']])
    expect(told(text)).toContain('no_answer')
    expect(told(text).length).toBeGreaterThan(1)
  })

  it('the questions around it stay', () =>
    expect(
      matchesIn(
        '1. What is a cell?\nAns: a unit\n2. Match:\n1. Dog\ta. Meow\n2. Cat\tb. Bark\nAns: 1-b, 2-a\n3. What is a leaf?\nAns: a part\nMatch the following:\n(i) Dog\t(a) Meow\n(ii) Cat\t(b) Bark\ni-b, ii-a\n4. What is a root?\nAns: a part',
      ),
    ).toEqual(['short_answer', PETS, 'short_answer', PETS, 'short_answer']))
})

describe('what looks alike', () => {
  it.each([
    '1. Match the lists:\nA. Dog\t1. Meow\nB. Cat\t2. Bark\n(a) A-1, B-2\n(b) A-2, B-1\nAns: b',
    '1. Match the lists:\nA. Dog\t1. Meow\nB. Cat\t2. Bark\nCodes:\n   A B\n(a) 1 2\n(b) 2 1\nAns: b',
    '1. সুমেলিত করো ও মেলাও:\nA. Dog\t1. Meow\nB. Cat\t2. Bark\nবিকল্প:\nক) A-1, B-2\nখ) A-2, B-1\nউত্তর: খ',
    '1. Who won the match?\n(a) India\t(b) Nepal\n(c) Iran\t(d) Oman\nAns: b',
    '1. Which pairs match?\na. Dog\nb. Cat\nc. Cow\nd. Ant\nAns: c',
  ])('options stay options: %j', (text) => expect(matchesIn(text)).toEqual(['single_choice']))
})

it('a key behind all questions is that of no other question', () => {
  const { items, problems } = readQuizText(
    '1. Match:\n1. Dog\ta. Meow\n2. Cat\tb. Bark\n2. What is a cell?\n\nAnswers:\n1. 1-b, 2-a\n2. a unit\n',
  )
  expect(items).toMatchObject([{ kind: 'matching' }, { draft: { accepted: ['a unit'] } }])
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [1, 'no_answer'],
    [7, 'unknown_value'],
  ])
})

it('numbers behind a match are those of questions', () =>
  expect(
    matchesIn(
      '*Match the following:*\n**1.** Dog — **a.** Meow\n**2.** Cat — **b.** Bark\n**Answer:** 1-b, 2-a\n\n1. What is a root?\n2. What is a leaf?',
    ),
  ).toEqual([PETS, 'single_choice', 'single_choice']))
