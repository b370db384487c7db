import { expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

const numerical = { unit: null, decimals: null }
const exact = (first: string, second = '') => ({ form: 'tolerance', first, second })
const range = (first: string, second: string) => ({ form: 'range', first, second })

const PASTED = `1. Speed of light in m/s?
Ans: 3 × 10^8
2. Charge of electron?
Ans: −1.6 × 10⁻¹⁹ C
3. pi?
Ans: 3.14 to 3.15
4. Value?
Ans: 0.49-0.51
5. Value in euro?
Ans: 1.234,56
6. How many?
Ans: 12 cm
7. Temperature?
Ans: −40
8. Half?
Ans: 1/2
9. Range?
Ans: [2.20, 2.30]
10. Range?
Ans: 2.20–2.30
11. Percent?
Ans: 50%`

it('numbers are answers as papers write them', () => {
  const { items, problems, leftover } = readQuizText(PASTED)
  expect([problems, leftover]).toEqual([[], []])
  expect(items.map(({ kind }) => kind)).toEqual(items.map(() => 'numerical'))
  expect(items.map((item) => 'draft' in item && item.draft)).toEqual([
    { ...numerical, rows: [exact('3 × 10^8')], units: '' },
    { ...numerical, rows: [exact('−1.6 × 10⁻¹⁹')], units: 'C' },
    { ...numerical, rows: [range('3.14', '3.15')], units: '' },
    { ...numerical, rows: [range('0.49', '0.51')], units: '' },
    { ...numerical, rows: [exact('1.234,56')], units: '' },
    { ...numerical, rows: [exact('12')], units: 'cm' },
    { ...numerical, rows: [exact('−40')], units: '' },
    { ...numerical, rows: [exact('1/2')], units: '' },
    { ...numerical, rows: [range('2.20', '2.30')], units: '' },
    { ...numerical, rows: [range('2.20', '2.30')], units: '' },
    { ...numerical, rows: [exact('50')], units: '%' },
  ])
})

it.each(['3 idiots', '4th July', '2-3', '2024-25', '12 and 13'])('%s is a short answer', (answer) => {
  const { items, problems } = readQuizText(`1. Which?\nAns: ${answer}`)
  expect(problems).toEqual([])
  expect(items).toMatchObject([{ kind: 'short_answer', draft: { accepted: [answer] } }])
})

it('answers in several units are words, each as it is written', () => {
  const { items } = readQuizText('1. How long?\nAns: 12 cm\nOr: 0.12 m')
  expect(items).toMatchObject([{ kind: 'short_answer', draft: { accepted: ['12 cm', '0.12 m'] } }])
})

it.each([
  ['Units: cm', { rows: [exact('12')], units: 'cm', unit: null }],
  ['Units: m, cm, km', { rows: [exact('12')], units: 'm, cm, km', unit: 1 }],
  ['Units: m, cm\nRight unit: 1', { rows: [exact('12')], units: 'm, cm', unit: 0 }],
])('the unit of an answer is one of those that are offered: %j', (lines, draft) => {
  const { items, problems, leftover } = readQuizText(`1. How long?\nType: number\nAns: 12 cm\n${lines}`)
  expect([problems, leftover]).toEqual([[], []])
  expect(items).toMatchObject([{ kind: 'numerical', draft }])
})

it.each([
  ['1/3 (± 2%)', '', exact('1/3', '2%')],
  ['12 kg', 'Units: m, cm', exact('12 kg')],
  ['about 12', '', exact('about 12')],
])('what gives no number stays in its question, and is told: %j', (answer, lines, row) => {
  const { items, problems, leftover } = readQuizText(`1. How long?\nType: number\nAns: ${answer}\n${lines}`)
  expect(problems).toEqual([{ line: 3, problem: 'no_number', text: answer }])
  expect(leftover).toEqual([])
  expect(items).toMatchObject([{ kind: 'numerical', draft: { rows: [row] } }])
})
