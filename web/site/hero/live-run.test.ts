import { describe, expect, it } from 'vitest'
import { SECOND } from '#domain/time/time-limit.ts'
import { answeredCount, paletteStateOf } from '../../runs/device/progress.ts'
import { asQuestions, freshRun, LIMIT, type Move, millisecondsLeft, played, verdictsOn } from './live-run.ts'

const questions = asQuestions(
  [1, 2, 0].map((correct, index) => ({
    lang: 'en',
    subject: 'Maths',
    problem: `Question ${index + 1}`,
    options: ['a', 'b', 'c', 'd'],
    correct,
    explanation: 'Because.',
  })),
)

const runOf = (...moves: Move[]) => moves.reduce(played, freshRun(questions))
const statesIn = ({ progress }: ReturnType<typeof runOf>) =>
  progress.questions.map((question) => paletteStateOf(progress, question))

describe('The piece of a quiz on the home page', () => {
  it('opens on the first question, with the whole time', () => {
    expect(statesIn(runOf())).toEqual(['unanswered', 'unvisited', 'unvisited'])
    expect(millisecondsLeft(runOf(), 99 * SECOND)).toBe(LIMIT)
  })

  it('starts its clock with the first answer alone', () => {
    const run = runOf({ kind: 'choose', option: 1, now: 5 * SECOND }, { kind: 'choose', option: 2, now: 9 * SECOND })
    expect(millisecondsLeft(run, 15 * SECOND)).toBe(LIMIT - 10 * SECOND)
  })

  it('stops its clock with the end, and never shows less than nothing', () => {
    const answered: Move = { kind: 'choose', option: 1, now: 0 }
    const ended = runOf(answered, { kind: 'finish', now: 30 * SECOND })
    expect(millisecondsLeft(ended, LIMIT * 2)).toBe(LIMIT - 30 * SECOND)
    expect(millisecondsLeft(runOf(answered), LIMIT * 2)).toBe(0)
  })

  it('marks as the product does: right, wrong and blank', () => {
    const run = runOf(
      { kind: 'choose', option: 1, now: 0 },
      { kind: 'open', at: 1 },
      { kind: 'choose', option: 0, now: 1 },
      { kind: 'finish', now: 2 },
    )
    expect(verdictsOn(questions, run)).toEqual(['correct', 'wrong', 'blank'])
  })

  it('takes no answer after the end', () => {
    const run = runOf({ kind: 'finish', now: 0 }, { kind: 'choose', option: 1, now: 1 }, { kind: 'open', at: 2 })
    expect(answeredCount(run.progress)).toBe(0)
    expect(run.progress.at).toBe(0)
  })

  it('starts over with nothing answered', () => {
    const run = runOf({ kind: 'choose', option: 1, now: 0 }, { kind: 'finish', now: 1 }, { kind: 'restart' })
    expect(run).toEqual(runOf())
  })
})
