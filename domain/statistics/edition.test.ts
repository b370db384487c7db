import { expect, it } from 'vitest'
import { NOTHING } from '../marking/marking.ts'
import type { Question } from '../questionnaires/items/question.ts'
import { questionId } from '../questions/question-id.ts'
import { bytesOfEdition, type CountedQuestion, countIntoEdition, emptyEdition, keepEditionBounded } from './edition.ts'
import { toldGiven } from './question-tally.ts'

const rules = { marksPerQuestion: 1200, wrongCosts: NOTHING, scheme: 'all_or_nothing' } as const
const typed = {
  id: questionId.parse('typed'),
  prompt: 'Which city?',
  kind: 'short_answer',
  asked: {},
  key: { accepted: ['Delhi'], caseMatters: false, accentsMatter: false },
} satisfies Extract<Question, { kind: 'short_answer' }>
const question: CountedQuestion = { question: typed, rules }

const editionOf = (answers: readonly string[]) => {
  const edition = emptyEdition([question])
  for (const answer of answers) {
    const isRight = answer === 'Delhi'
    const verdict = isRight ? 'correct' : 'wrong'
    const marks = isRight ? 1200 : 0
    countIntoEdition(edition, [{ questionId: typed.id, answer, answerBy: null, timeMs: 0, verdict, marks }], 0.5)
  }
  return edition
}
const countsIn = ({ questions: [counted] }: ReturnType<typeof editionOf>) => {
  if (counted === undefined) throw new Error('nothing was counted')
  return toldGiven(typed, counted.tally as never)
}

const FEW_WROTE = Array.from({ length: 500 }, (_, at) => `town ${at}`)
const MANY_WROTE = Array<string>(300).fill('Delhi')

it('keeps its names where they fit', () => {
  const edition = editionOf([...FEW_WROTE, ...MANY_WROTE])
  const before = countsIn(edition)
  keepEditionBounded(edition, 10_000_000)
  expect(countsIn(edition)).toEqual(before)
})

it('names the rarest answers no more where they take too much, and counts every one of them', () => {
  const edition = editionOf([...FEW_WROTE, ...MANY_WROTE])
  keepEditionBounded(edition, 50_000)
  expect(bytesOfEdition(edition)).toBeLessThan(bytesOfEdition(editionOf([...FEW_WROTE, ...MANY_WROTE])))
  const { named, others } = countsIn(edition) as { named: { text: string; count: number }[]; others: number }
  expect(edition.total).toBe(800)
  expect(named[0]).toMatchObject({ count: 300 })
  expect(named.reduce((sum, { count }) => sum + count, others)).toBe(800)
})

it('names fewer where the ways in which they were written are what takes too much', () => {
  const written = FEW_WROTE.map((town) => town.toUpperCase())
  const [once, inTwoWays] = [editionOf(FEW_WROTE), editionOf(written)]
  for (const edition of [once, inTwoWays]) keepEditionBounded(edition, 150_000)
  expect(bytesOfEdition(once)).toBe(bytesOfEdition(editionOf(FEW_WROTE)))
  expect(bytesOfEdition(inTwoWays)).toBeLessThan(bytesOfEdition(editionOf(written)))
})
