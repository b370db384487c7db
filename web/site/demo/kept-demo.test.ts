import { describe, expect, it } from 'vitest'
import { type AnswerSheet, untouched } from '#domain/answers/answer.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import content from '../../content/en.json'
import { demoPaper } from './demo-paper.ts'
import {
  DEMO_KEY,
  type DemoStage,
  type DemoStorage,
  readStage,
  secondsToResult,
  startedQuiz,
  submittedQuiz,
  writeStage,
} from './kept-demo.ts'

const NOW = 1_800_000_000_000
const paper = demoPaper(content.demo)
const first = questionId.parse(paper.questions[0]?.id)

const aSheet = (option: number): AnswerSheet => ({
  [first]: { ...untouched, answer: option, isMarked: true, times: { page: 1200 } },
})

const aStorage = (text: string | null = null) => {
  const items = new Map(text === null ? [] : [[DEMO_KEY, text]])
  const storage: DemoStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  return { items, storage: () => storage }
}

const progress = { sheet: aSheet(1), at: 1, visited: [], changedAt: { [first]: NOW } }
const stages: DemoStage[] = [
  { kind: 'form', typed: { name: 'রা', phone: '98', district: '' } },
  { kind: 'welcome', participant: { name: 'রাহুল', phone: '9876543210', district: 'Kolkata' } },
  { kind: 'quiz', name: 'রাহুল', startedAt: NOW - 5 * MINUTE, progress },
  { kind: 'submitted', name: 'রাহুল', why: 'asked', submittedAt: NOW - SECOND, sheet: aSheet(1) },
  { kind: 'analysis', name: 'রাহুল', sheet: aSheet(1) },
]

describe('a reload comes back to where somebody was', () => {
  it.each(stages)('$kind', (stage) => {
    const { storage } = aStorage()
    expect(writeStage({ paper, storage }, stage)).toBe(true)
    expect(readStage({ paper, storage }, NOW)).toEqual(stage)
  })

  it('the start leaves nothing behind', () => {
    const { items, storage } = aStorage('{}')
    expect(writeStage({ paper, storage }, { kind: 'hero' })).toBe(true)
    expect(items.size).toBe(0)
    expect(readStage({ paper, storage }, NOW)).toEqual({ kind: 'hero' })
  })
})

describe('what is not usable starts anew', () => {
  const quiz = stages[2]
  const other = { ...paper, edition: 'other questions' }
  const kept = (stage: unknown) => JSON.stringify({ edition: paper.edition, stage })
  const texts: [string, string][] = [
    ['no JSON', '{"edition":'],
    ['another shape', '[1, 2]'],
    ['nothing', 'null'],
    ['no stage', kept(undefined)],
    ['an unknown stage', kept({ kind: 'flying' })],
    [
      'a number that is not ten digits',
      kept({ kind: 'welcome', participant: { name: 'R', phone: '1', district: 'Kolkata' } }),
    ],
    ['an option that is not there', kept({ ...quiz, progress: { ...progress, sheet: aSheet(4) } })],
    ['a question that is not there', kept({ kind: 'analysis', name: 'R', sheet: { 'demo-9': aSheet(1)[first] } })],
    ['other questions', JSON.stringify({ edition: other.edition, stage: quiz })],
  ]
  it.each(texts)('%s', (_, text) => {
    expect(readStage({ paper, storage: aStorage(text).storage }, NOW)).toEqual({ kind: 'hero' })
  })

  it('and a browser that refuses its storage does so too, and says that nothing is kept', () => {
    const storage = () => {
      throw new Error('refused')
    }
    expect(readStage({ paper, storage }, NOW)).toEqual({ kind: 'hero' })
    expect(writeStage({ paper, storage }, { kind: 'form', typed: { name: '', phone: '', district: '' } })).toBe(false)
  })
})

describe('a device clock that was set back', () => {
  it('makes neither the quiz nor the wait longer', () => {
    const { storage } = aStorage()
    writeStage({ paper, storage }, startedQuiz('R', NOW))
    expect(readStage({ paper, storage }, NOW - MINUTE)).toMatchObject({ startedAt: NOW - MINUTE })
    writeStage({ paper, storage }, { kind: 'submitted', name: 'R', why: 'asked', submittedAt: NOW, sheet: {} })
    expect(readStage({ paper, storage }, NOW - MINUTE)).toMatchObject({ submittedAt: NOW - MINUTE })
  })
})

describe('a submission', () => {
  const submitted = (after: number) =>
    submittedQuiz({ name: 'R', startedAt: NOW, sheet: aSheet(2) }, { minutes: 30 }, NOW + after)

  it('is the student’s own before the bell', () => {
    const expected = { kind: 'submitted', name: 'R', why: 'asked', submittedAt: NOW + 12 * MINUTE, sheet: aSheet(2) }
    expect(submitted(12 * MINUTE)).toEqual(expected)
  })

  it('is from the bell, however late the page learns of it', () => {
    expect(submitted(30 * MINUTE)).toMatchObject({ why: 'time_over', submittedAt: NOW + 30 * MINUTE })
    expect(submitted(300 * MINUTE)).toMatchObject({ why: 'time_over', submittedAt: NOW + 30 * MINUTE })
  })
})

describe('the result opens 180 seconds after the submission', () => {
  it.each([
    [0, 180],
    [500, 180],
    [60 * SECOND, 120],
    [180 * SECOND, 0],
    [900 * SECOND, 0],
    [-60 * SECOND, 180],
  ])('%i ms later there are %i seconds to wait', (passed, seconds) => {
    expect(secondsToResult(NOW, NOW + passed)).toBe(seconds)
  })
})
