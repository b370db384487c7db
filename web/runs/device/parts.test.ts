import { expect, it } from 'vitest'
import { inParts, isHeavy, uploadMs } from './parts.ts'

const answer = (question_id: string, length: number) => ({
  question_id,
  selected_index: -1,
  value: 'ক'.repeat(length),
  seq: 1,
})
const sizes = (lengths: number[]) =>
  inParts(lengths.map((length, at) => answer(`q${at}`, length))).map((part) =>
    part.map(({ question_id }) => question_id),
  )

it.each([
  { lengths: [], parts: [[]] },
  { lengths: [10, 10], parts: [['q0', 'q1']] },
  { lengths: [10_000, 10_000, 10_000], parts: [['q0', 'q1'], ['q2']] },
  { lengths: [20_478, 5, 20_478], parts: [['q0', 'q1'], ['q2']] },
])('answers of $lengths letters go in the parts $parts, all in order', ({ lengths, parts }) =>
  expect(sizes(lengths)).toEqual(parts),
)

it('no part is more than a browser sends while its page is left', () => {
  for (const [many, length] of [
    [9, 20_478],
    [90, 950],
  ] as const)
    for (const part of inParts(Array.from({ length: many }, (_, at) => answer(`q${at}`, length))))
      expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThanOrEqual(63 * 1024 + 1)
})

it.each([
  {
    about: 'many choices',
    answers: Array.from({ length: 500 }, (_, at) => ({ ...answer(`q${at}`, 0), value: 'A'.repeat(99) })),
    heavy: false,
  },
  { about: 'one short essay', answers: [answer('q', 1500)], heavy: false },
  { about: 'many texts', answers: Array.from({ length: 90 }, (_, at) => answer(`q${at}`, 950)), heavy: true },
  {
    about: 'very many short ones',
    answers: Array.from({ length: 500 }, (_, at) => answer(`q${at}`, 300)),
    heavy: true,
  },
  { about: 'lists of texts', answers: [{ ...answer('q', 0), value: Array(20).fill('ক'.repeat(400)) }], heavy: true },
  { about: 'a long one', answers: [answer('q', 6000)], heavy: true },
])('is heavy: $about, $heavy', ({ answers, heavy }) => expect(isHeavy(answers)).toBe(heavy))

it.each([
  { letters: 10, ms: 0 },
  { letters: 6_000, ms: 2_000 },
  { letters: 20_478, ms: 7_000 },
])('an answer of $letters letters may be $ms ms longer on its way', ({ letters, ms }) =>
  expect(uploadMs([answer('q', letters)])).toBe(ms),
)
