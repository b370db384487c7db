import { numberedIn, numbersIn } from './items/facets.ts'
import type { Question } from './items/question.ts'
import type { Condition, Taking, When } from './taking.ts'

/** What a test asks for that nobody can choose, with where in the test it stands. */
const goneIn = (test: Condition['test'], question: Question): { path: string; value: number }[] => {
  if ('values' in test) {
    const choices = numberedIn(question).map(({ value }) => value)
    return test.values.flatMap((value, at) => (choices.includes(value) ? [] : [{ path: `values.${at}`, value }]))
  }
  const numbers = numbersIn(question)
  if (!('number' in test) || !numbers) return []
  const isReached = test.is === 'at_least' ? test.number <= numbers.to : test.number >= numbers.from
  return isReached ? [] : [{ path: 'number', value: test.number }]
}

/** A condition on an answer that nobody can give. `path` leads to it in the rules; `value` is what its question does not have. */
type ChoiceFault = { path: string; question: number; value: number }

/** All conditions on what nobody can choose. Those on questions that are not there are told elsewhere. */
export const choiceFaults = (questions: readonly Question[], { shown, jumps }: Taking): ChoiceFault[] => {
  const among = (when: When | null, path: string): ChoiceFault[] =>
    (when?.conditions ?? []).flatMap(({ question: at, test }, place) => {
      const question = questions[at]
      const gone = question ? goneIn(test, question) : []
      return gone.map(({ path: below, value }) => ({
        path: `${path}.when.conditions.${place}.test.${below}`,
        question: at,
        value,
      }))
    })
  return [
    ...shown.flatMap(({ when }, at) => among(when, `shown.${at}`)),
    ...jumps.flatMap(({ when }, at) => among(when, `jumps.${at}`)),
  ]
}
