import { describe, expect, it } from 'vitest'
import type { AnswerEntry } from '#domain/answer.ts'
import { questionId } from '#domain/question.ts'
import { advance, type Progress, paletteStateOf, percentAnswered, resumed, type Saved, type Step } from './progress.ts'

const [q1, q2, q3] = ['q1', 'q2', 'q3'].map((id) => questionId.parse(id)) as [never, never, never]
const paper = [q1, q2, q3]
const fresh = () => resumed(paper, [])
const stepped = (progress: Progress, ...steps: Step[]) => steps.reduce(advance, progress)
const chose = (option: number): AnswerEntry => ({ answer: { kind: 'choice', option }, isMarked: false, timeMs: 0 })

describe('progress through a quiz', () => {
  it('opens at the first question, which then counts as visited', () => {
    expect(fresh()).toMatchObject({ at: 0, visited: [q1], revision: 0, sheet: {} })
  })

  const changes: { step: Step; revision: number }[] = [
    { step: { kind: 'choose', question: q1, option: 2 }, revision: 2 },
    { step: { kind: 'choose', question: q1, option: 0 }, revision: 1 },
    { step: { kind: 'clear', question: q1 }, revision: 2 },
    { step: { kind: 'clear', question: q2 }, revision: 1 },
    { step: { kind: 'toggle_mark', question: q2 }, revision: 2 },
    { step: { kind: 'open', at: 2 }, revision: 1 },
    { step: { kind: 'spend', question: q1, ms: 900 }, revision: 1 },
    { step: { kind: 'choose', question: questionId.parse('other'), option: 0 }, revision: 1 },
  ]
  it.each(changes)(
    'raises the revision by one for a change and only for a change: $step.kind',
    ({ step, revision }) => {
      const begun = stepped(fresh(), { kind: 'choose', question: q1, option: 0 })
      expect(advance(begun, step).revision).toBe(revision)
    },
  )

  it.each([-1, 3, 99])('stays where it is when there is no question %i', (at) => {
    expect(advance(fresh(), { kind: 'open', at })).toEqual(fresh())
  })

  it('adds up the time spent on a question, also over a change of its answer', () => {
    const spent: Step = { kind: 'spend', question: q1, ms: 400.4 }
    const progress = stepped(fresh(), spent, { kind: 'choose', question: q1, option: 1 }, spent)
    expect(progress.sheet[q1]).toEqual({ ...chose(1), timeMs: 800 })
  })

  it('keeps the mark when the answer is cleared, and the answer when the mark goes', () => {
    const marked = stepped(fresh(), { kind: 'choose', question: q1, option: 1 }, { kind: 'toggle_mark', question: q1 })
    expect(advance(marked, { kind: 'clear', question: q1 }).sheet[q1]).toMatchObject({ answer: null, isMarked: true })
    expect(advance(marked, { kind: 'toggle_mark', question: q1 }).sheet[q1]).toEqual(chose(1))
  })
})

describe('the palette', () => {
  const choose: Step = { kind: 'choose', question: q1, option: 0 }
  const mark: Step = { kind: 'toggle_mark', question: q1 }
  it.each([
    { steps: [], state: 'unanswered' },
    { steps: [choose], state: 'answered' },
    { steps: [mark], state: 'marked' },
    { steps: [choose, mark], state: 'marked_answered' },
    { steps: [choose, { kind: 'clear', question: q1 } as Step], state: 'unanswered' },
  ])('shows a question as $state', ({ steps, state }) => {
    expect(paletteStateOf(stepped(fresh(), ...steps), q1)).toBe(state)
  })

  it('shows a question that was never opened as not visited', () => {
    expect(paletteStateOf(fresh(), q3)).toBe('unvisited')
  })

  it.each([
    { answered: 0, percent: 0 },
    { answered: 1, percent: 33 },
    { answered: 2, percent: 67 },
    { answered: 3, percent: 100 },
  ])('rounds the progress: $answered of 3 is $percent %', ({ answered, percent }) => {
    const steps = paper.slice(0, answered).map((question): Step => ({ kind: 'choose', question, option: 0 }))
    expect(percentAnswered(stepped(fresh(), ...steps))).toBe(percent)
  })
})

describe('going on after a reload', () => {
  const saved = (revision: number, option: number, more: Partial<Saved> = {}): Saved => ({
    sheet: { [q1]: chose(option) },
    revision,
    ...more,
  })
  it.each([
    { server: 3, device: 5, option: 1 },
    { server: 5, device: 3, option: 0 },
    { server: 4, device: 4, option: 1 },
  ])('takes the newer of server ($server) and device ($device)', ({ server, device, option }) => {
    const progress = resumed(paper, [saved(server, 0), saved(device, 1, { at: 2, visited: [q1, q3] })])
    expect(progress).toMatchObject({ revision: Math.max(server, device), at: 2, sheet: { [q1]: chose(option) } })
    expect(progress.visited).toEqual([q1, q3])
  })

  it('opens the first blank question where only the server knows the attempt', () => {
    expect(resumed(paper, [saved(3, 0)])).toMatchObject({ at: 1, visited: [q1, q2] })
  })

  it('lets no blank overwrite an answer when somebody else saved in between', () => {
    const here = stepped(fresh(), { kind: 'choose', question: q1, option: 2 })
    const there = { revision: 7, sheet: { [q1]: { ...chose(0), answer: null }, [q2]: chose(1) } }
    const both = advance(here, { kind: 'catch_up', saved: there })
    expect(both.sheet).toEqual({ [q1]: chose(2), [q2]: chose(1) })
    expect(both.revision).toBe(8)
  })
})
