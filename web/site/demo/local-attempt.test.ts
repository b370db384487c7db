import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerSheet } from '#domain/answers/answer.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import content from '../../content/en.json'
import { demoPaper } from './demo-paper.ts'
import { type QuizStage, startedQuiz } from './kept-demo.ts'
import { localAttempt } from './local-attempt.ts'

const paper = demoPaper(content.demo)
const first = questionId.parse(paper.questions[0]?.id)
const second = questionId.parse(paper.questions[1]?.id)

const started = (): QuizStage => {
  const stage = startedQuiz('R', Date.now())
  if (stage.kind !== 'quiz') throw new Error('the clock does not run')
  return stage
}

const run = (stage: QuizStage = started()) => {
  const kept: QuizStage['progress'][] = []
  const submitted: AnswerSheet[] = []
  const attempt = localAttempt({
    stage,
    paper,
    onChange: (progress) => kept.push(progress) > 0,
    onSubmit: (sheet) => {
      submitted.push(sheet)
      kept.length = 0
    },
  })
  return { attempt, kept, submitted }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', vi.fn())
})
afterEach(() => {
  expect(fetch).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a run without a server', () => {
  it('keeps every step on the device, and claims nothing more', async () => {
    const { attempt, kept } = run()
    attempt.act({ kind: 'answer', question: first, value: 2 })
    await vi.advanceTimersByTimeAsync(30 * SECOND)
    expect(kept.at(-1)).toMatchObject({ sheet: { [first]: { answer: 2 } } })
    expect(attempt.view()).toMatchObject({ hasCopy: true, phase: { kind: 'running' }, saving: { acknowledged: 0 } })
  })

  it('keeps nothing of the run once it is submitted', async () => {
    const { attempt, kept, submitted } = run()
    attempt.act({ kind: 'answer', question: first, value: 2 })
    await attempt.submit()
    await vi.advanceTimersByTimeAsync(30 * SECOND)
    expect(attempt.view().phase.kind).toBe('submitted')
    expect([submitted.length, kept.length]).toEqual([1, 0])
  })

  it('goes on after a reload where it was', async () => {
    const stage = started()
    const before = run(stage)
    before.attempt.act({ kind: 'answer', question: first, value: 2 })
    before.attempt.act({ kind: 'open', at: 1 })
    await vi.advanceTimersByTimeAsync(0)
    const progress = before.kept.at(-1) ?? stage.progress
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    const { attempt } = run({ ...stage, progress })
    expect(attempt.view().progress).toMatchObject({ at: 1, visited: [first, second] })
    expect(attempt.view().endsAt).toBe(stage.startedAt + 30 * MINUTE)
  })

  it('says so when the device keeps nothing', async () => {
    const attempt = localAttempt({ stage: started(), paper, onChange: () => false, onSubmit: () => {} })
    attempt.act({ kind: 'toggle_mark', question: first })
    await vi.advanceTimersByTimeAsync(0)
    expect(attempt.view().hasCopy).toBe(false)
  })

  it('ends when its student asks, once', async () => {
    const { attempt, submitted } = run()
    attempt.act({ kind: 'answer', question: second, value: 1 })
    void attempt.submit()
    await attempt.submit()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(submitted).toHaveLength(1)
    expect(submitted[0]?.[second]?.answer).toEqual(1)
  })

  it('ends by itself when the time is over', async () => {
    const { attempt, submitted } = run()
    attempt.act({ kind: 'answer', question: second, value: 1 })
    await vi.advanceTimersByTimeAsync(30 * MINUTE - SECOND)
    await attempt.checkTime()
    expect(submitted).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(SECOND)
    void attempt.checkTime()
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(submitted).toHaveLength(1)
  })
})
