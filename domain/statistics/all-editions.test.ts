import { describe, expect, it } from 'vitest'
import type { MarkedEntry } from '../answers/attempt.ts'
import { defaultMarking, type Verdict } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Question } from '../questionnaires/items/question.ts'
import { questionId } from '../questions/question-id.ts'
import type { Value } from '../questions/value.ts'
import { type AskedVersion, acrossVersions } from './across-versions.ts'
import { resultsOfAll, resultsOfEdition } from './all-editions.ts'
import { countedEntries, countIntoEdition, type EditionTally, editionOf, emptyEdition } from './edition.ts'
import { statisticsOf } from './item-statistics.ts'

const marking = defaultMarking(false)
const choice = (id: string, prompt: string): Question => ({
  ...{ id: questionId.parse(id), kind: 'single_choice', prompt, asked: { options: ['right', 'wrong'] } },
  key: { correct: 0 },
})
const versionOf = (number: number, questions: Question[]): AskedVersion => ({
  ...{ id: `v${number}`, number, questions, marking, meanings: null },
})

const entry = (id: string, isRight: boolean): MarkedEntry => {
  const [answer, verdict]: [Value, Verdict] = isRight ? [0, 'correct'] : [1, 'wrong']
  const marks = wholeMarks(isRight ? 1 : 0)
  return { questionId: questionId.parse(id), answer, answerBy: null, timeMs: 1000, verdict, marks }
}
/** What each of them has right, in the order of the questions. */
type Results = Record<string, boolean[][]>

/** The editions of these versions, the newest first. */
const editionsOf = ([current, ...before]: AskedVersion[], results: Results): EditionTally[] => {
  if (!current) throw new Error('no version')
  const across = acrossVersions(current, before)
  const editions = new Map<string, EditionTally>()
  for (const { id, questions } of [current, ...before]) {
    const { name, questions: counted } = editionOf(across, id)
    const tally = editions.get(name) ?? emptyEdition(counted)
    editions.set(name, tally)
    for (const result of results[id] ?? []) {
      const entries = questions.map((question, at) => entry(question.id, result[at] === true))
      countIntoEdition(tally, countedEntries(across, id, entries), 0.5)
    }
  }
  return [...editions.values()]
}

const A = choice('a', 'A?')
const B = choice('b', 'B?')
const C = choice('c', 'C?')
const MANY = Array.from({ length: 40 }, (_, at) => [at % 2 === 0, at % 3 === 0, at % 5 === 0])
const figures = (found: ReturnType<typeof resultsOfEdition>) => found.map(statisticsOf(found))

describe('the results of all versions', () => {
  it('are those of one where only the order of publishing differs', () => {
    const versions = [versionOf(2, [A, B, C]), versionOf(1, [A, B, C])]
    const [together, ...none] = editionsOf(versions, { v1: MANY.slice(0, 25), v2: MANY.slice(25) })
    const [alone] = editionsOf(versions.slice(1), { v1: MANY })
    expect(none).toEqual([])
    expect(together).toEqual(alone)
  })

  it('have each question as if all who met it had taken one quiz, where its full marks are the same', () => {
    const other = choice('c', 'Another C?')
    const editions = editionsOf([versionOf(2, [A, B, other]), versionOf(1, [A, B, C])], {
      v1: MANY.slice(0, 25),
      v2: MANY.slice(25),
    })
    expect(editions.map(({ total }) => total)).toEqual([15, 25])
    const [alone] = editionsOf([versionOf(1, [A, B, C])], { v1: MANY })
    const one = figures(alone ? resultsOfEdition(alone) : [])
    const all = [...resultsOfAll(editions).values()]
    expect(all.map(({ question, tally }) => [question.prompt, tally.verdicts.correct])).toEqual([
      ['A?', 20],
      ['B?', 14],
      ['Another C?', 3],
      ['C?', 5],
    ])
    for (const at of [0, 1]) {
      const [found, expected] = [figures(all)[at], one[at]]
      for (const name of ['facility', 'deviation', 'discrimination', 'efficiency'] as const)
        expect(found?.[name], name).toBeCloseTo(expected?.[name] ?? Number.NaN, 9)
    }
  })

  it('compare totals among those with as many full marks as there are now', () => {
    const editions = editionsOf([versionOf(2, [A, B]), versionOf(1, [A, B, C])], { v1: MANY, v2: [[true, false]] })
    const a = resultsOfAll(editions).get(A.id)
    expect([a?.results.count, a?.comparable.count]).toEqual([41, 1])
    expect(a?.tally.time).toEqual({ ms: 41_000, of: 41 })
  })
})
