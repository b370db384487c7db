import { describe, expect, it } from 'vitest'
import { questionId } from '#domain/questions/question-id.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { courseOf, isOpenFor, leavesPart, nextPlace, openPlaces, runningPart, timedPart, timesIn } from './course.ts'

const IDS = ['a', 'b', 'c', 'd', 'e'].map((id) => questionId.parse(id))
const questions = IDS.map((id) => ({ id }))
const section = (title: string, ids: string[], minutes?: number) => ({
  ...{ id: title, title, instructions: '', question_ids: ids },
  ...(minutes !== undefined && { minutes }),
})
const layout = {
  groups: [],
  texts: [],
  sections: [section('Physics', ['b', 'c'], 10), section('Chemistry', ['d', 'e'], 5)],
}
const order = (movement: string) => ({ order: { questions: false, options: false, movement } })
const at = (place: number, visited = IDS.slice(0, place + 1)) => ({ questions: IDS, at: place, visited })
const openOf = (places: boolean[]) => places.flatMap((isOpen, place) => (isOpen ? [place] : []))

describe('the course of a paper', () => {
  it('has what stands above the first heading as a part of its own', () => {
    const { parts, partOf } = courseOf({ questions, layout })
    expect(parts.map(({ title }) => title)).toEqual(['', 'Physics', 'Chemistry'])
    expect(partOf).toEqual([0, 1, 1, 2, 2])
  })

  it('tells of parts in the order in which they are written, whatever the order of the attempt', () => {
    const own = ['d', 'e', 'b', 'c'].map((id) => ({ id }))
    expect(courseOf({ questions: own, layout })).toMatchObject({
      parts: [
        { title: 'Physics', ms: 10 * MINUTE },
        { title: 'Chemistry', ms: 5 * MINUTE },
      ],
      partOf: [1, 1, 0, 0],
    })
  })

  it('has each question as a part where it has a time of its own, in the order of the attempt', () => {
    const timed = { order: { ...order('by_question').order, question_seconds: 40 } }
    const course = courseOf({ questions, layout, settings: timed })
    expect(course.partOf).toEqual([0, 1, 2, 3, 4])
    expect(timesIn(course)).toEqual(IDS.map(() => 40 * SECOND))
    expect(timesIn(courseOf({ questions, layout, settings: order('by_question') }))).toBeNull()
    expect(courseOf({ questions, layout, settings: { order: { ...timed.order, movement: 'free' } } }).byQuestion).toBe(
      false,
    )
  })

  it('has no part that asks nothing', () => {
    const empty = { ...layout, sections: [section('Notes', []), ...layout.sections] }
    const course = courseOf({ questions: questions.slice(1), layout: empty })
    expect(course.parts.map(({ title }) => title)).toEqual(['Physics', 'Chemistry'])
  })
})

it.each([
  ['the first', [10, 20], 9, 0],
  ['the next once it is over', [10, 20], 10, 1],
  ['the last after the bell', [10, 20], 25, 1],
  ['by the order of the ends', [30, 10, 20], 15, 2],
  ['none where they share the time', null, 5, null],
])('%s runs', (_, ends, now, running) => expect(runningPart(ends, now)).toBe(running))

describe('where a student may go', () => {
  it.each([
    ['free', 2, null, [0, 1, 2, 3, 4]],
    ['by_section', 1, null, [1, 2, 3, 4]],
    ['by_section', 2, null, [1, 2, 3, 4]],
    ['by_section', 3, null, [3, 4]],
    ['by_question', 0, null, [0, 1]],
    ['by_question', 3, null, [3, 4]],
    ['free', 1, 1, [1, 2]],
    ['free', 1, 2, [3, 4]],
    ['by_question', 1, 1, [1, 2]],
    ['by_question', 2, 1, [2]],
    ['by_question', 2, 2, [3]],
    ['by_section', 2, 2, [3, 4]],
  ])('%s, at place %d, while part %s runs: %j', (movement, place, running, open) => {
    const course = courseOf({ questions, layout, settings: order(movement) })
    expect(openOf(openPlaces(course, { progress: at(place), running }))).toEqual(open)
  })

  it('knows how far another device has come', () => {
    const course = courseOf({ questions, layout, settings: order('by_question') })
    expect(openOf(openPlaces(course, { progress: at(0, IDS.slice(0, 3)), running: null }))).toEqual([2, 3])
  })

  it('takes a movement that it does not know for free', () => {
    const course = courseOf({ questions, layout, settings: order('upwards') })
    expect(openPlaces(course, { progress: at(4), running: null })).not.toContain(false)
  })
})

it('goes on at the first blank question that is open, or the first', () => {
  const open = [false, true, true, false]
  expect(nextPlace(open, (place) => place === 2)).toBe(2)
  expect(nextPlace(open, () => false)).toBe(1)
  expect(nextPlace([false], () => true)).toBeNull()
})

it('lets steps be taken where it is open, and time be told of any question', () => {
  const open = [true, false]
  const [a, b] = [questionId.parse('a'), questionId.parse('b')]
  expect(isOpenFor({ kind: 'open', at: 1 }, IDS, open)).toBe(false)
  expect(isOpenFor({ kind: 'open', at: 7 }, IDS, open)).toBe(false)
  expect(isOpenFor({ kind: 'answer', question: a, value: 1 }, IDS, open)).toBe(true)
  expect(isOpenFor({ kind: 'toggle_mark', question: b }, IDS, open)).toBe(false)
  expect(isOpenFor({ kind: 'spend', question: b, ms: 5 }, IDS, open)).toBe(true)
})

it.each([
  ['by_section', 0, 1, true],
  ['by_section', 1, 2, false],
  ['by_question', 0, 1, false],
  ['free', 0, 1, false],
])('%s, from %d to %d: a section is left for good: %s', (movement, from, to, leaves) => {
  expect(leavesPart(courseOf({ questions, layout, settings: order(movement) }), from, to)).toBe(leaves)
})

describe('questions with a time of their own', () => {
  const course = courseOf({ questions, settings: { order: { ...order('by_question').order, question_seconds: 40 } } })

  it.each([
    ['the first and the next, at first', 0, 0, [0, 1]],
    ['the one that is reached ahead of the time, and the next', 3, 1, [3, 4]],
    ['the one whose time runs, once the time has overtaken', 1, 3, [3]],
    ['the last, and nothing behind it', 4, 4, [4]],
  ])('open %s', (_, reached, running, open) => {
    expect(openOf(openPlaces(course, { progress: at(reached), running }))).toEqual(open)
  })

  it.each([
    ['of the open one, ahead of the one that runs', 3, 1, 3],
    ['of the one that runs', 1, 1, 1],
    ['of the one that runs, before it is opened', 1, 2, 2],
    ['none where they share the time', 1, null, null],
  ])('show the time %s', (_, open, running, shown) => expect(timedPart(course, { at: open, running })).toBe(shown))
})
