import { describe, expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import type { Value } from '../questions/value.ts'
import { faultsIn, keptOn, pathOf, type RuleFault } from './branching.ts'
import { type Condition, STRAIGHT_ON, type Taking } from './taking.ts'

const id = (name: string) => questionId.parse(name)
/** Three pages: a and b, then c, then d. */
const PAGES = [{ questions: [id('a'), id('b')] }, { questions: [id('c')] }, { questions: [id('d')] }]
const on = (question: number, test: Condition['test']) => ({ of: 'all' as const, conditions: [{ question, test }] })
const yes = on(0, { is: 'any_of', values: [0] })

const walked = (rules: Partial<Taking>, answers: Record<string, Value>) =>
  pathOf(PAGES, { ...STRAIGHT_ON, ...rules }, answers)
    .stops.map(({ questions }) => questions.join(''))
    .join(' ')

describe('the way through a survey', () => {
  it.each<[string, Partial<Taking>, Record<string, Value>, string]>([
    ['goes straight on without rules', {}, {}, 'ab c d'],
    ['shows a question that its condition holds for', { shown: [{ question: 1, when: yes }] }, { a: 0 }, 'ab c d'],
    ['hides it otherwise', { shown: [{ question: 1, when: yes }] }, { a: 1 }, 'a c d'],
    ['hides it from who said nothing', { shown: [{ question: 1, when: yes }] }, {}, 'a c d'],
    ['hides a page', { shown: [{ page: 1, when: yes }] }, { a: 1 }, 'ab d'],
    ['jumps over pages', { jumps: [{ after: 0, when: yes, to: 2 }] }, { a: 0 }, 'ab d'],
    ['ends early', { jumps: [{ after: 0, when: yes, to: null }] }, { a: 0 }, 'ab'],
    [
      'takes the first jump that holds',
      {
        jumps: [
          { after: 0, when: yes, to: 2 },
          { after: 0, when: null, to: null },
        ],
      },
      { a: 1 },
      'ab',
    ],
    [
      'is not decided by what is hidden',
      {
        shown: [
          { question: 1, when: yes },
          { question: 3, when: on(1, { is: 'any_of', values: [0] }) },
        ],
      },
      { a: 1, b: 0 },
      'a c',
    ],
    [
      'takes any of several conditions',
      {
        shown: [
          {
            page: 1,
            when: { of: 'any', conditions: [...yes.conditions, ...on(1, { is: 'answered' }).conditions] },
          },
        ],
      },
      { b: 'x' },
      'ab c d',
    ],
  ])('%s', (_, rules, answers, path) => {
    expect(walked(rules, answers)).toBe(path)
  })
})

describe('a condition', () => {
  it.each<[Condition['test'], Value | undefined, boolean]>([
    [{ is: 'any_of', values: [1, 2] }, 2, true],
    [{ is: 'any_of', values: [1, 2] }, [0, 2, 'other'], true],
    [{ is: 'any_of', values: [1] }, [0], false],
    [{ is: 'any_of', values: [0] }, true, true],
    [{ is: 'none_of', values: [1] }, [0, 1], false],
    [{ is: 'none_of', values: [1] }, 0, true],
    [{ is: 'answered' }, undefined, false],
    [{ is: 'unanswered' }, undefined, true],
    [{ is: 'at_least', number: 9 }, [9], true],
    [{ is: 'at_least', number: 9 }, '8.5', false],
    [{ is: 'at_least', number: 9 }, 'many', false],
    ...['34', '৩৪', '३४', '34,5', '1,000', '1 000', '２０', '18', '36/2', '+18.0'].map(
      (given): [Condition['test'], Value, boolean] => [{ is: 'at_least', number: 18 }, given, true],
    ),
    [{ is: 'at_least', number: 18 }, '১৭', false],
    [{ is: 'at_most', number: -4 }, '–5', true],
    [{ is: 'at_least', number: 1e21 }, '1e22', true],
    [{ is: 'at_least', number: 0.1 }, ['1/10'], true],
    [{ is: 'at_most', number: 0 }, ' ', false],
    [{ is: 'at_most', number: 0 }, false, false],
    [{ is: 'at_most', number: 6 }, [0], true],
  ])('%j of %j holds: %s', (test, given, holds) => {
    const answers: Record<string, Value> = given === undefined ? {} : { a: given }
    expect(walked({ shown: [{ question: 1, when: on(0, test) }] }, answers)).toBe(holds ? 'ab c d' : 'a c d')
  })
})

it('keeps no answer to what was hidden', () => {
  const path = pathOf(PAGES, { ...STRAIGHT_ON, jumps: [{ after: 0, when: yes, to: 2 }] }, { a: 0, c: 'secret', d: 1 })
  expect(keptOn(path, { [id('a')]: 0, [id('c')]: 'secret', [id('d')]: 1 })).toEqual({ a: 0, d: 1 })
})

describe('rules are refused', () => {
  it.each<[string, Partial<Taking>, RuleFault[]]>([
    ['not, where all is well', { jumps: [{ after: 0, when: yes, to: 2 }], shown: [{ page: 1, when: yes }] }, []],
    ['that lead back', { jumps: [{ after: 1, when: yes, to: 0 }] }, [{ fault: 'loop', page: 1, to: 0 }]],
    ['that lead nowhere', { jumps: [{ after: 0, when: yes, to: 3 }] }, [{ fault: 'no_such_place', at: 3 }]],
    [
      'that leave a page out for all',
      { jumps: [{ after: 0, when: null, to: 2 }] },
      [{ fault: 'unreachable', page: 1 }],
    ],
    [
      'that wait for a later answer',
      { shown: [{ question: 1, when: on(2, { is: 'answered' }) }] },
      [{ fault: 'later_question', rule: 'question', at: 1, question: 2 }],
    ],
    [
      'that ask a page of itself',
      { shown: [{ page: 0, when: yes }] },
      [{ fault: 'later_question', rule: 'page', at: 0, question: 0 }],
    ],
  ])('%s', (_, rules, faults) => {
    expect(faultsIn([2, 1, 1], { ...STRAIGHT_ON, ...rules })).toEqual(faults)
  })
})
