import { describe, expect, it } from 'vitest'
import { mergedSheet, untouched } from '#domain/answers/answer.ts'
import { type QuestionId, questionId } from '#domain/questions/question-id.ts'
import { aSheet, chose } from '../../testing/student-server.ts'
import {
  advance,
  allUnsent,
  dated,
  heard,
  type Progress,
  paletteStateOf,
  percentAnswered,
  resumed,
  type Step,
} from './progress.ts'

const [q1, q2, q3] = ['q1', 'q2', 'q3'].map((id) => questionId.parse(id)) as [never, never, never]
const paper = [q1, q2, q3]
const writer = { turn: 1, device: 'thispage' }
const fresh = () => resumed(paper, { writer })
const stepped = (progress: Progress, ...steps: Step[]) => steps.reduce(advance, progress)
const choose = (question: QuestionId = q1, option = 0): Step => ({ kind: 'answer', question, value: option })

describe('progress through a quiz', () => {
  it('opens at the first question, which then counts as visited', () => {
    expect(fresh()).toMatchObject({ at: 0, visited: [q1], changes: 0, sheet: {} })
  })

  const steps: { step: Step; changes: number }[] = [
    { step: choose(q1, 2), changes: 2 },
    { step: choose(q1, 0), changes: 2 },
    { step: { kind: 'answer', question: q1, value: null }, changes: 2 },
    { step: { kind: 'answer', question: q2, value: null }, changes: 1 },
    { step: { kind: 'toggle_mark', question: q2 }, changes: 2 },
    { step: { kind: 'open', at: 2 }, changes: 1 },
    { step: { kind: 'spend', question: q1, ms: 900 }, changes: 1 },
    { step: choose(questionId.parse('other')), changes: 1 },
  ]
  it.each(steps)('counts a change and only a change: $step.kind', ({ step, changes }) => {
    expect(advance(stepped(fresh(), choose()), step).changes).toBe(changes)
  })

  it.each([-1, 3, 99])('stays where it is when there is no question %i', (at) => {
    expect(advance(fresh(), { kind: 'open', at })).toEqual(fresh())
  })

  it('counts what is said again as of now, whoever said it before', () => {
    const onServer = aSheet({ q1: chose(2, 7) })
    const writer = { turn: 2, device: 'thispage' }
    const again = stepped(resumed(paper, { onServer, base: 'one.3', writer }), choose(q1, 2), choose(q1, 2))
    expect(again.changes).toBe(2)
    expect(again.sheet[q1]).toMatchObject({ answer: 2, answerBy: { turn: 2, seq: 9, device: 'thispage' } })
  })

  it('stamps each change with the turn, this page, and one more than every change it knows of', () => {
    const onServer = aSheet({ q2: chose(1, 7) })
    const begun = resumed(paper, { onServer, base: 'one.3', writer })
    const { sheet } = stepped(
      begun,
      choose(q1),
      { kind: 'toggle_mark', question: q3 },
      { kind: 'answer', question: q2, value: null },
    )
    expect(sheet[q1]).toMatchObject({ answerBy: { turn: 1, seq: 8, device: 'thispage' }, markBy: null })
    expect(sheet[q3]).toMatchObject({ answerBy: null, isMarked: true, markBy: { seq: 9 } })
    expect(sheet[q2]).toMatchObject({ answer: null, answerBy: { seq: 10 } })
  })

  it('puts no answer in the sheet by a visit, and the time spent under the name of this page', () => {
    const spent: Step = { kind: 'spend', question: q1, ms: 400.4 }
    const { sheet } = stepped(fresh(), spent, { kind: 'open', at: 1 }, spent)
    expect(sheet).toEqual({ [q1]: { ...untouched, times: { thispage: 800 } } })
  })

  it('keeps the mark when the answer is cleared, and the answer when the mark goes', () => {
    const marked = stepped(fresh(), choose(q1, 1), { kind: 'toggle_mark', question: q1 })
    expect(advance(marked, { kind: 'answer', question: q1, value: null }).sheet[q1]).toMatchObject({
      answer: null,
      isMarked: true,
    })
    const unmarked = advance(marked, { kind: 'toggle_mark', question: q1 }).sheet[q1]
    expect(unmarked).toMatchObject({ answer: 1, isMarked: false })
  })

  it('knows when each question was changed', () => {
    const before = fresh()
    const after = dated(before, stepped(before, choose(q2)), 1234.4)
    expect(dated(after, advance(after, { kind: 'open', at: 2 }), 5000).changedAt).toEqual({ q2: 1234 })
  })
})

describe('the palette', () => {
  const mark: Step = { kind: 'toggle_mark', question: q1 }
  it.each([
    { steps: [], state: 'unanswered' },
    { steps: [choose()], state: 'answered' },
    { steps: [mark], state: 'marked' },
    { steps: [choose(), mark], state: 'marked_answered' },
    { steps: [choose(), { kind: 'answer', question: q1, value: null } as Step], state: 'unanswered' },
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
    const steps = paper.slice(0, answered).map((question) => choose(question))
    expect(percentAnswered(stepped(fresh(), ...steps))).toBe(percent)
  })
})

describe('going on after a reload', () => {
  it.each([
    { server: chose(0, 3), device: chose(1, 5), option: 1, unsent: true },
    { server: chose(0, 5), device: chose(1, 3), option: 0, unsent: false },
    { server: chose(1, 4), device: chose(1, 4), option: 1, unsent: false },
    { server: chose(0, 2, { turn: 2 }), device: chose(1, 9, { turn: 1 }), option: 0, unsent: false },
  ])('takes the later change of each question: $option', ({ server, device, option, unsent }) => {
    const kept = { sheet: aSheet({ q1: device }), at: 2, visited: [q1, q3] }
    const progress = resumed(paper, { kept: [kept], onServer: aSheet({ q1: server }), base: 'one.1', writer })
    expect(progress).toMatchObject({ at: 2, changes: unsent ? 1 : 0, sheet: { [q1]: { answer: option } } })
    expect(progress.changedIn).toEqual(unsent ? { q1: 1 } : {})
    expect(progress.visited).toEqual([q1, q3])
  })

  it('opens the first blank question where only the server knows the attempt', () => {
    expect(resumed(paper, { onServer: aSheet({ q1: chose(0, 1) }) })).toMatchObject({ at: 1, visited: [q1, q2] })
  })

  it('counts all that is kept as unsent where the server was not heard', () => {
    const kept = [{ sheet: aSheet({ q1: chose(0, 1), q2: chose(1, 2) }) }]
    expect(resumed(paper, { kept, base: 'one.4' })).toMatchObject({
      base: 'one.4',
      changes: 1,
      changedIn: { q1: 1, q2: 1 },
    })
  })
})

describe('hearing the server', () => {
  const here = () => stepped(fresh(), choose(q1, 1))

  it('takes over what others answered, with the name of that state, and loses nothing given here', () => {
    const after = heard(here(), aSheet({ q2: chose(0, 4) }), { base: 'one.7', isAll: false })
    expect(after).toMatchObject({ base: 'one.7', changes: 1, changedIn: { q1: 1, q2: 0 } })
    expect(after.sheet).toEqual(mergedSheet(here().sheet, aSheet({ q2: chose(0, 4) })))
  })

  it('shows a later answer from another device, which then is no answer of this page any more', () => {
    const after = heard(here(), aSheet({ q1: chose(0, 1, { turn: 2 }) }), { base: 'one.7', isAll: false })
    expect(after).toMatchObject({ sheet: { q1: { answer: 0 } }, changedIn: { q1: 0 } })
  })

  it.each([
    { name: 'has it', sheet: 'all' as const, changes: 1, q1In: 0 },
    { name: 'has lost it', sheet: 'none' as const, changes: 2, q1In: 2 },
  ])('believes its whole sheet when it $name', ({ sheet, changes, q1In }) => {
    const onServer = sheet === 'all' ? here().sheet : {}
    const after = heard(here(), onServer, { base: 'one.7', isAll: true, acknowledged: 1 })
    expect(after).toMatchObject({ changes, changedIn: { q1: q1In } })
  })

  it('counts nothing as saved any more in another life of the database', () => {
    const known = heard(here(), aSheet({ q2: chose(0, 4) }), { base: 'one.7', isAll: false })
    expect(allUnsent(known)).toMatchObject({ changes: 2, changedIn: { q1: 2, q2: 2 } })
    expect(allUnsent(fresh())).toEqual(fresh())
  })
})
