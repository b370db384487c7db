import { expect, it } from 'vitest'
import { questionId } from '#domain/questions/question-id.ts'
import { type Step, stepToGoOn } from './survey-steps.ts'

const STEPS: Step[] = [['a'], ['b', 'c'], ['d'], ['e']].map((questions, page) => ({
  ...{ page, isBegin: true },
  questions: questions.map((id) => questionId.parse(id)),
}))
const answered = (...ids: string[]) => Object.fromEntries(ids.map((id) => [questionId.parse(id), [0]]))

it.each([
  ['at the first page where nothing was said', [], 0],
  ['behind what is answered', ['a'], 1],
  ['on a page that is answered in part', ['a', 'b'], 1],
  ['behind it once it is whole', ['a', 'b', 'c'], 2],
  ['not at what was passed by', ['d'], 3],
  ['on a page in part behind one that was passed by', ['c'], 1],
  ['at the last page where all is answered', ['a', 'b', 'c', 'd', 'e'], 3],
])('whoever comes back goes on %s', (_, ids, step) => {
  expect(stepToGoOn(STEPS, answered(...ids))).toBe(step)
})

it('takes what was taken back for no answer', () => {
  expect(stepToGoOn(STEPS, { ...answered('a', 'b'), [questionId.parse('b')]: null })).toBe(1)
})
