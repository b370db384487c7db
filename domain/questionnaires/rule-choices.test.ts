import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Kind } from '../questions/rules.ts'
import type { Question } from './items/question.ts'
import { question as anyQuestion } from './items/question-schema.ts'
import { choiceFaults } from './rule-choices.ts'
import { type Condition, STRAIGHT_ON } from './taking.ts'

const asked = (kind: Kind, how: object, key: object = {}): Question =>
  z.parse(anyQuestion, { ...common, kind, asked: how, key })
const common = { id: 'q', prompt: 'What?', required: false }
const FREE = { least: null, most: null, only: null, from: null, to: null, decimals: null }

const QUESTIONS: Record<string, Question> = {
  opinion: asked('opinion', { options: ['a', 'b', 'c'], look: 'list', least: null, most: null, other: true }),
  single: asked('single_choice', { options: ['a', 'b'] }, { correct: 0 }),
  scale: asked('scale', { look: 'numbers', from: 1, to: 5, low: null, middle: null, high: null }),
  ranking: asked('ranking', { items: ['a', 'b'], top: null }),
  trueFalse: asked('true_false', {}, { correct: true }),
  consent: asked('consent', { statement: 'I agree' }),
  number: asked('comment', { ...FREE, expects: 'number' }),
  matrix: asked('matrix', { rows: ['a'], columns: ['x', 'y'], several: false }),
}

it.each<[keyof typeof QUESTIONS, Condition['test'], number[]]>([
  ['opinion', { is: 'any_of', values: [0, 2] }, []],
  ['opinion', { is: 'any_of', values: [0, 3] }, [3]],
  ['opinion', { is: 'none_of', values: [-1, 4] }, [-1, 4]],
  ['opinion', { is: 'answered' }, []],
  ['opinion', { is: 'unanswered' }, []],
  ['single', { is: 'any_of', values: [1] }, []],
  ['single', { is: 'any_of', values: [2] }, [2]],
  ['scale', { is: 'any_of', values: [1, 5] }, []],
  ['scale', { is: 'any_of', values: [0] }, [0]],
  ['scale', { is: 'at_least', number: 5 }, []],
  ['scale', { is: 'at_least', number: 5.5 }, [5.5]],
  ['scale', { is: 'at_most', number: 1 }, []],
  ['scale', { is: 'at_most', number: 0 }, [0]],
  ['ranking', { is: 'any_of', values: [1, 2] }, [2]],
  ['trueFalse', { is: 'any_of', values: [1] }, []],
  ['trueFalse', { is: 'any_of', values: [2] }, [2]],
  ['consent', { is: 'any_of', values: [0] }, []],
  ['consent', { is: 'any_of', values: [1] }, [1]],
  ['number', { is: 'at_least', number: 1e9 }, []],
  ['number', { is: 'any_of', values: [0] }, [0]],
  ['matrix', { is: 'any_of', values: [0] }, [0]],
])('of %s, %j asks for what nobody can choose: %j', (name, test, values) => {
  const question = QUESTIONS[name]
  const taking = {
    ...STRAIGHT_ON,
    shown: [{ page: 1, when: { of: 'all' as const, conditions: [{ question: 0, test }] } }],
  }
  expect(choiceFaults(question ? [question] : [], taking).map(({ value }) => value)).toEqual(values)
})

it('each is named by where it stands', () => {
  const [opinion, scale] = [QUESTIONS.opinion, QUESTIONS.scale]
  const gone = { question: 0, test: { is: 'any_of' as const, values: [1, 7] } }
  const low = { question: 1, test: { is: 'at_most' as const, number: -3 } }
  const fine = { question: 0, test: { is: 'answered' as const } }
  const elsewhere = { question: 9, test: { is: 'any_of' as const, values: [1] } }
  const taking = {
    ...STRAIGHT_ON,
    shown: [
      { page: 1, when: { of: 'all' as const, conditions: [fine] } },
      { question: 2, when: { of: 'any' as const, conditions: [fine, gone] } },
    ],
    jumps: [
      { after: 0, when: null, to: 1 },
      { after: 1, when: { of: 'all' as const, conditions: [low, elsewhere] }, to: null },
    ],
  }
  expect(choiceFaults(opinion && scale ? [opinion, scale] : [], taking)).toEqual([
    { path: 'shown.1.when.conditions.1.test.values.1', question: 0, value: 7 },
    { path: 'jumps.1.when.conditions.0.test.number', question: 1, value: -3 },
  ])
})
