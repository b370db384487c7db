import { describe, expect, it } from 'vitest'
import { defaultMarking } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Question } from '../questionnaires/items/question.ts'
import type { SameMeaning } from '../questionnaires/same-meaning.ts'
import { type QuestionId, questionId } from '../questions/question-id.ts'
import type { Value } from '../questions/value.ts'
import { type AskedVersion, acrossVersions } from './across-versions.ts'

const marking = defaultMarking(false)
const Q = questionId.parse('q')
const OTHER = questionId.parse('other')

const choice = (
  options: string[],
  more: { id?: QuestionId; prompt?: string; most?: number | null; other?: boolean } = {},
) => {
  const { id = Q, prompt = 'Lunch?', most = 1, other = false } = more
  return {
    id,
    kind: 'opinion',
    prompt,
    asked: { options, look: 'list', other, least: null, most },
    key: {},
  } satisfies Question
}
const scale = (from: number, to: number, high: string | null = null) =>
  ({
    id: Q,
    kind: 'scale',
    prompt: 'How?',
    asked: { look: 'numbers', from, to, low: null, middle: null, high },
    key: {},
  }) satisfies Question
const table = (rows: string[], columns: string[]) =>
  ({ id: Q, kind: 'matrix', prompt: 'Each?', asked: { rows, columns, several: false }, key: {} }) satisfies Question
const ranking = (items: string[]) =>
  ({ id: Q, kind: 'ranking', prompt: 'First?', asked: { items, top: null }, key: {} }) satisfies Question

/** Versions 1, 2, ... as they were published; `same` is said of each with the one before. */
const versionsOf = (...made: { asks: Question[]; same?: SameMeaning[]; isMarked?: boolean }[]): AskedVersion[] =>
  made.map(({ asks, same, isMarked = true }, at) => ({
    ...{ id: `v${at + 1}`, number: at + 1, questions: asks, marking: isMarked ? marking : null },
    meanings: same ? { of: `v${at}`, same } : null,
  }))

/** The last one is asked now. */
const across = (...made: Parameters<typeof versionsOf>) => {
  const [current, ...before] = versionsOf(...made).reverse()
  if (!current) throw new Error('no version')
  return acrossVersions(current, before)
}

const optionsOf = (question: Question | undefined) => question?.kind === 'opinion' && question.asked.options
const same = (was: number, is: number): SameMeaning => ({ question: Q, choice: { list: 0, was, is } })

type Given = { version: string; value: Value; counts?: Record<string, Value> }
const readsAs = (found: ReturnType<typeof across>, { version, value }: Given) => found.read(version, { [Q]: value })

describe('options', () => {
  it.each<[string, Parameters<typeof versionsOf>, (string[] | false)[], Given[]]>([
    [
      'that changed places are what they say',
      [{ asks: [choice(['Yes', 'No'])] }, { asks: [choice(['No', 'Yes'])] }],
      [['No', 'Yes']],
      [
        { version: 'v1', value: [0], counts: { q: [1] } },
        { version: 'v2', value: [0], counts: { q: [0] } },
      ],
    ],
    [
      'that came between the others move none of them',
      [{ asks: [choice(['Yes', 'No'])] }, { asks: [choice(['Yes', 'Perhaps', 'No'])] }],
      [['Yes', 'Perhaps', 'No']],
      [{ version: 'v1', value: [1], counts: { q: [2] } }],
    ],
    [
      'that are gone stand behind the others',
      [{ asks: [choice(['Yes', 'Perhaps', 'No'])] }, { asks: [choice(['Yes', 'No'])] }],
      [['Yes', 'No', 'Perhaps']],
      [
        { version: 'v1', value: [1], counts: { q: [2] } },
        { version: 'v1', value: [2], counts: { q: [1] } },
      ],
    ],
    [
      'in other words are new ones',
      [{ asks: [choice(['Colour', 'Form'])] }, { asks: [choice(['Color', 'Form'])] }],
      [['Color', 'Form', 'Colour']],
      [
        { version: 'v1', value: [0], counts: { q: [2] } },
        { version: 'v1', value: [1], counts: { q: [1] } },
      ],
    ],
    [
      'in other words are the same where their teacher says so',
      [{ asks: [choice(['Colour', 'Form'])] }, { asks: [choice(['Form', 'Color'])], same: [same(0, 1)] }],
      [['Form', 'Color']],
      [{ version: 'v1', value: [0], counts: { q: [1] } }],
    ],
    [
      'are followed through all versions',
      [
        { asks: [choice(['Colour', 'Form'])] },
        { asks: [choice(['Color', 'Form'])], same: [same(0, 0)] },
        { asks: [choice(['Form', 'Hue'])], same: [same(0, 1)] },
      ],
      [['Form', 'Hue']],
      [
        { version: 'v1', value: [0], counts: { q: [1] } },
        { version: 'v2', value: [0], counts: { q: [1] } },
      ],
    ],
    [
      'that come back after they were gone are the same',
      [{ asks: [choice(['A', 'B'])] }, { asks: [choice(['A', 'C'])] }, { asks: [choice(['B', 'C'])] }],
      [['B', 'C', 'A']],
      [
        { version: 'v1', value: [1], counts: { q: [0] } },
        { version: 'v1', value: [0], counts: { q: [2] } },
      ],
    ],
    [
      'are not two of one version in one: what was said goes before words',
      [
        { asks: [choice(['A', 'B'])] },
        { asks: [choice(['A', 'X'])] },
        { asks: [choice(['B', 'X'])], same: [same(0, 0)] },
      ],
      [['B', 'X', 'B']],
      [
        { version: 'v2', value: [0], counts: { q: [0] } },
        { version: 'v1', value: [0], counts: { q: [0] } },
        { version: 'v1', value: [1], counts: { q: [2] } },
      ],
    ],
    [
      'are the same however their letters are composed',
      [{ asks: [choice(['Caf\u00e9', 'No'])] }, { asks: [choice(['No', ' Cafe\u0301 '])] }],
      [['No', ' Cafe\u0301 ']],
      [{ version: 'v1', value: [0], counts: { q: [1] } }],
    ],
    [
      'that read the same stay as many as they are',
      [{ asks: [choice(['A', 'A', 'B'])] }, { asks: [choice(['B', 'A', 'A'])] }, { asks: [choice(['A', 'A', 'B'])] }],
      [['A', 'A', 'B']],
      [
        { version: 'v1', value: [1], counts: { q: [1] } },
        { version: 'v2', value: [2], counts: { q: [1] } },
      ],
    ],
    [
      'of which several may be chosen now, and something else be written',
      [{ asks: [choice(['A', 'B'])] }, { asks: [choice(['B', 'A'], { most: 2, other: true })] }],
      [['B', 'A']],
      [
        { version: 'v1', value: [0], counts: { q: [1] } },
        { version: 'v2', value: [0, 'C'], counts: { q: [0, 'C'] } },
      ],
    ],
  ])('%s', (_, made, options, given) => {
    const found = across(...made)
    expect(found.questions.map(optionsOf)).toEqual(options)
    for (const each of given) expect(readsAs(found, each)).toEqual(each.counts)
  })

  it('that are gone are known by their places', () => {
    const found = across({ asks: [choice(['A', 'B', 'C'])] }, { asks: [choice(['C', 'D'])] })
    expect(found.questions.map(optionsOf)).toEqual([['C', 'D', 'A', 'B']])
    expect(found.offered.get(Q)).toEqual([2])
  })

  it('of which there would be more than a question may have are counted apart', () => {
    const many = (of: string) => Array.from({ length: 150 }, (_, at) => `${of}${at}`)
    const found = across({ asks: [choice(many('a'))] }, { asks: [choice(many('b'))] })
    expect(found.questions.map(({ id }) => id)).toEqual(['q', 'q~1'])
    expect(readsAs(found, { version: 'v1', value: [3] })).toEqual({ 'q~1': [3] })
  })
})

describe('a question', () => {
  it.each<[string, Question, Question]>([
    ['of another range', scale(1, 5), scale(0, 10)],
    ['with other words at a step', scale(1, 5, 'Good'), scale(1, 5, 'Bad')],
    ['that asks something else', choice(['Yes', 'No']), choice(['Yes', 'No'], { prompt: 'Dinner?' })],
    ['of another kind', choice(['Yes', 'No']), scale(1, 5)],
  ])('%s is counted apart, and its answers stay readable', (_, before, now) => {
    const found = across({ asks: [before] }, { asks: [now] })
    expect(found.questions).toEqual([now, { ...before, id: 'q~1' }])
    expect(found.askedNow).toBe(1)
    expect(readsAs(found, { version: 'v1', value: [1] })).toEqual({ 'q~1': [1] })
    expect(readsAs(found, { version: 'v2', value: [1] })).toEqual({ q: [1] })
  })

  it('in other words is the same where its teacher says so, and its options with it', () => {
    const found = across(
      { asks: [choice(['Yes', 'No'], { prompt: 'Teh lunch?' })] },
      { asks: [choice(['No', 'Yes'], { prompt: 'The lunch?' })], same: [{ question: Q }] },
    )
    expect(found.questions.map(({ id, prompt }) => [id, prompt])).toEqual([['q', 'The lunch?']])
    expect(readsAs(found, { version: 'v1', value: [0] })).toEqual({ q: [1] })
  })

  it('that is asked no more keeps its id, and stands behind what is asked', () => {
    const found = across(
      { asks: [choice(['A', 'B'], { id: OTHER }), choice(['Yes', 'No'])] },
      { asks: [choice(['Yes', 'No'])] },
    )
    expect(found.questions.map(({ id }) => id)).toEqual(['q', 'other'])
    expect(found.read('v1', { [OTHER]: [1], [Q]: [0] })).toEqual({ other: [1], q: [0] })
  })

  it('that is as it was leaves answers as they are', () => {
    const found = across({ asks: [choice(['A', 'B'])] }, { asks: [choice(['A', 'B'])] })
    const answers = { [Q]: [1] }
    expect(found.read('v1', answers)).toBe(answers)
    expect(found.read('unknown', answers)).toEqual({})
  })
})

it('rows and columns of a table move with what was chosen in them', () => {
  const found = across(
    { asks: [table(['Bus', 'Train'], ['Good', 'Bad'])] },
    { asks: [table(['Train', 'Boat'], ['Bad', 'Good'])] },
  )
  expect(found.questions.map(({ asked }) => asked)).toEqual([
    { rows: ['Train', 'Boat', 'Bus'], columns: ['Bad', 'Good'], several: false },
  ])
  expect(found.read('v1', { [Q]: [0, 1] })).toEqual({ q: [0, null, 1] })
  expect(found.read('v2', { [Q]: [0, 1] })).toEqual({ q: [0, 1, null] })
})

it('ranks are of items, wherever they stand', () => {
  const found = across({ asks: [ranking(['A', 'B', 'C'])] }, { asks: [ranking(['C', 'A'])] })
  expect(found.read('v1', { [Q]: [1, 0, 2] })).toEqual({ q: [2, 1, 0] })
})

describe('questions that are marked', () => {
  const id = Q
  const single = (options: string[], correct: number): Question => ({
    ...{ id, kind: 'single_choice', prompt: '?', asked: { options }, key: { correct } },
  })
  const several = (options: string[], correct: number[]): Question => ({
    ...{ id, kind: 'multiple_choice', prompt: '?', asked: { options, choose: null }, key: { correct } },
  })
  const pairs = (left: string[], right: string[], key: number[]): Question => ({
    ...{ id, kind: 'matching', prompt: '?', asked: { left, right }, key: { pairs: key } },
  })
  const blank = (options: string[], correct: number): Question => ({
    ...{ id, kind: 'fill_in_blanks', prompt: '?', asked: { pieces: ['Tea or ', { kind: 'choice', options }] } },
    key: { blanks: [{ kind: 'choice', correct, weight: 1 }] },
  })
  const typed = (...accepted: string[]): Question => ({
    ...{ id, kind: 'short_answer', prompt: '?', asked: {} },
    key: { accepted, caseMatters: false, accentsMatter: true },
  })
  const worth = (question: Question, points: number): Question => ({ ...question, points: wholeMarks(points) })

  it.each<[string, Question, Question]>([
    ['an option', single(['a', 'b', 'c'], 2), single(['c', 'a', 'b'], 0)],
    ['options', several(['a', 'b', 'c'], [1, 2]), several(['c', 'a', 'b'], [0, 2])],
    ['pairs', pairs(['a', 'b'], ['1', '2', '3'], [0, 2]), pairs(['b', 'a'], ['3', '2', '1'], [0, 2])],
    ['a blank', blank(['a', 'b'], 1), blank(['b', 'a'], 0)],
    ['marks of their own that are the usual ones', single(['a', 'b'], 0), worth(single(['a', 'b'], 0), 1)],
  ])('are one where the key has moved with what it names: %s', (_, before, now) => {
    expect(across({ asks: [before] }, { asks: [now] }).questions).toHaveLength(1)
  })

  it.each<[string, Question, Question]>([
    ['another option', single(['a', 'b', 'c'], 2), single(['c', 'a', 'b'], 1)],
    ['one option more', several(['a', 'b', 'c'], [1]), several(['a', 'b', 'c'], [1, 2])],
    ['another pair', pairs(['a', 'b'], ['1', '2', '3'], [0, 2]), pairs(['a', 'b'], ['3', '2', '1'], [0, 2])],
    ['another blank', blank(['a', 'b'], 1), blank(['b', 'a'], 1)],
    ['another text', typed('one'), typed('one', 'two')],
    ['other marks', single(['a', 'b'], 0), worth(single(['a', 'b'], 0), 2)],
  ])('are two where something else is right, or earns something else: %s', (_, before, now) => {
    const { questions, rules } = across({ asks: [before] }, { asks: [now] })
    expect(questions.map((question) => [question.id, question.key])).toEqual([
      [Q, now.key],
      ['q~1', before.key],
    ])
    expect(rules.get(Q)?.marksPerQuestion).toBe(now.points ?? marking.marksPerQuestion)
  })

  it('are one whatever their keys say where nothing is marked', () => {
    const found = across(
      { asks: [single(['Yes', 'No'], 0)], isMarked: false },
      { asks: [worth(single(['No', 'Yes'], 0), 2)], isMarked: false },
    )
    expect(found.questions).toHaveLength(1)
    expect(found.read('v1', { [Q]: 0 })).toEqual({ q: 1 })
  })
})
