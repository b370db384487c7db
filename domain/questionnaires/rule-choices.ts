import type { Question } from './items/question.ts'
import type { Condition, Taking, When } from './taking.ts'

/** From the first to the last number that an answer may be looked at by; null: it is none of several. */
type Choices = { from: number; to: number } | null

const upTo = (count: number): Choices => ({ from: 0, to: count - 1 })

/** What can be chosen in a question. */
const choicesOf = (question: Question): Choices => {
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
    case 'opinion':
      return upTo(question.asked.options.length)
    case 'ranking':
      return upTo(question.asked.items.length)
    case 'scale':
      return question.asked
    case 'true_false':
      return upTo(2)
    case 'consent':
      return upTo(1)
    default:
      return null
  }
}

const isAmong = (choices: Choices, value: number): boolean =>
  choices !== null && value >= choices.from && value <= choices.to

/** What a test asks for that nobody can choose, with where in the test it stands. */
const goneIn = (test: Condition['test'], question: Question): { path: string; value: number }[] => {
  const choices = choicesOf(question)
  if ('values' in test)
    return test.values.flatMap((value, at) => (isAmong(choices, value) ? [] : [{ path: `values.${at}`, value }]))
  if (!('number' in test) || question.kind !== 'scale' || choices === null) return []
  const isReached = test.is === 'at_least' ? test.number <= choices.to : test.number >= choices.from
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
