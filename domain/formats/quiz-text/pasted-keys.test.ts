import { expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

const TWO = '1. One?\n(a) p (b) q (c) r\n2. Two?\n(a) p (b) q (c) r\n'
const BENGALI = '১। এক?\n(ক) p (খ) q (গ) r\n২। দুই?\n(ক) p (খ) q (গ) r\n'
const HINDI = '१. एक?\n(अ) p (ब) q (स) r\n२. दो?\n(अ) p (ब) q (स) r\n'
const OPEN = '1. Capital?\n2. River?\n'

const keysIn = (text: string) => {
  const { items, problems } = readQuizText(text)
  expect(problems).toEqual([])
  return items.map((item) => {
    if (!('draft' in item)) return null
    return 'correct' in item.draft ? item.draft.correct : 'accepted' in item.draft ? item.draft.accepted : null
  })
}

it.each<[string, string, unknown[]]>([
  [TWO, 'Ans: 1. b 2. c', [1, 2]],
  [TWO, '\nAnswer: 1. b 2. c', [1, 2]],
  [TWO, 'Ans: 1-b, 2-a', [1, 0]],
  [TWO, 'Ans. Key: 1) b, 2) a', [1, 0]],
  [BENGALI, 'উত্তর: ১. খ ২. গ', [1, 2]],
  [BENGALI, '\nউত্তর\n১-খ, ২-ক', [1, 0]],
  [BENGALI, 'সঠিক উত্তরমালা: ১। খ ২। গ', [1, 2]],
  [HINDI, 'उत्तर: 1-अ, 2-ब', [0, 1]],
  [HINDI, '\nउत्तर:\n१. ब\n२. अ', [1, 0]],
  [TWO, '\nAnswer:\n1. b\n2. a', [1, 0]],
  [TWO, '\nAnswer\n1. b\n2. a', [1, 0]],
  [TWO, 'Ans:\n1-b, 2-a', [1, 0]],
  [TWO, 'Correct Answers:\n1. B\n2. C', [1, 2]],
  [TWO, 'Answers: 1. b,c 2. a', [[1, 2], 0]],
  [TWO, 'Answers: 1. (a), (c)  2. (b)', [[0, 2], 1]],
  [TWO, 'Answers: 1-a,c; 2-b', [[0, 2], 1]],
  [TWO, 'Answers: 1. a & c 2. b', [[0, 2], 1]],
  [TWO, 'Answers: 1. (a)(c) 2. b', [[0, 2], 1]],
  [TWO, 'Answer key\n1. b, c\n2. a', [[1, 2], 0]],
  [TWO, '\nAnswers: 1b, 2a', [1, 0]],
  [TWO, '\nKey: 1(b), 2(a)', [1, 0]],
  [TWO, '\n1 (a)  2 (b)', [0, 1]],
  [TWO, '\n### Answer Key\n1. b\n2. a', [1, 0]],
  [TWO, '\n**Answer Key**\n\n1. b\n2. a', [1, 0]],
  [TWO, '\nAnswer key\n1\tb\n2\ta', [1, 0]],
  [TWO, '\nAnswer key\nQ.No\tAns\n1\tb\n2\ta', [1, 0]],
  [TWO, '\nAnswer key\n1 | b | 2 | a', [1, 0]],
  ['Q. One?\n(a) p (b) q\n\nQ. Two?\n(a) p (b) q\n', '\nAnswers: 1. b 2. a', [1, 0]],
  [OPEN, 'Answers: 1. New Delhi 2. Ganga', [['New Delhi'], ['Ganga']]],
])('keys: %j%s', (asked, keys, correct) => expect(keysIn(asked + keys)).toEqual(correct))

it('after each section, under its name', () => {
  const text =
    'Section A\n1. One?\n(a) p (b) q\nSection B\n1. Two?\n(a) p (b) q\nAnswers\nSection A\n1-a\nSection B\n1-b'
  const { items, problems } = readQuizText(text)
  expect(items).toMatchObject([
    { kind: 'section', title: 'Section A' },
    { draft: { correct: 0 } },
    { kind: 'section', title: 'Section B' },
    { draft: { correct: 1 } },
  ])
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([8, 10].map((line) => [line, 'outside']))
})

it('what answers one question only is no line of keys', () => {
  const { items, problems } = readQuizText('1. One?\n(a) p (b) q\nAns: a\n2. Match\n(a) p (b) q\nAns: 1-b, 2-a')
  expect(items).toMatchObject([{ draft: { correct: 0 } }, { draft: { correct: null } }])
  expect(problems).toMatchObject([{ line: 6, problem: 'unknown_answer', text: '1-b, 2-a' }])
})

const asked = (title: string, count: number) =>
  `${title}\n${Array.from({ length: count }, (_, at) => `${at + 1}. What?\n(a) p (b) q (c) r\n`).join('')}`
const SECTIONS = asked('Section A', 3) + asked('Section B', 2)
const keyed = (text: string) => keysIn(text).filter((key) => key !== null)

it.each([
  ['in lines', '\nAnswer key\n1. a 2. b 3. c\n1. b 2. a'],
  ['in lines, with an empty one between them', '\nAnswer key\n1-a 2-b 3-c\n\n1-b 2-a'],
  ['one below the other', '\nAnswer key\n1. a\n2. b\n3. c\n1. b\n2. a'],
  ['one below the other, in brackets', '\nAnswers\n1. (a)\n2. (b)\n3. (c)\n1. (b)\n2. (a)'],
])('that begin anew for each section, as its questions do: %s', (_, keys) =>
  expect(keyed(SECTIONS + keys)).toEqual([0, 1, 2, 1, 0]),
)

it('that begin anew where there are not as many as questions are for no other section', () => {
  const { items } = readQuizText(`${SECTIONS}\nAnswer key\n1. a 2. b\n1. b 2. a`)
  const drafts = items.flatMap((item) => ('draft' in item && 'correct' in item.draft ? [item.draft.correct] : []))
  expect(drafts.slice(0, 5)).toEqual([0, 1, null, null, null])
})
