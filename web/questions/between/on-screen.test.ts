import { expect, it } from 'vitest'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import { type OnScreen, rowsOn } from './on-screen.ts'

/** `group: questions` for each passage, and `text: what it stands before`. */
const layoutOf = (groups: Record<string, string>, texts: Record<string, string | null>): LayoutOnWire => ({
  groups: Object.entries(groups).map(([id, ids]) => ({ id, stimulus: id, question_ids: ids.split(' ') })),
  texts: Object.entries(texts).map(([id, before]) => ({ id, text: id, before })),
})

/** As it is read from the top: texts by their names, passages with their questions in brackets. */
const readIn = (layout: LayoutOnWire, screen: OnScreen): string => {
  const { rows, after } = rowsOn(layout, screen)
  const told = rows.map(({ texts, passage, questions }) => {
    const asked = questions.join(' ')
    return [...texts.map(({ id }) => id), passage ? `[${passage.id}: ${asked}]` : asked].join(' ')
  })
  return [...told, ...after.map(({ id }) => id)].join(' ')
}

const PAGE = ['q1', 'q2', 'q3', 'q4']
const LAYOUT = layoutOf({ g: 'q2 q3' }, { t1: 'q1', t2: 'q2', t4: 'q4', end: 'page2' })
const whole = (there: string[]): OnScreen => ({ page: PAGE, there, here: there, next: 'page2' })

it.each([
  ['all is there', PAGE, 't1 q1 t2 [g: q2 q3] t4 q4 end'],
  ['the first is hidden', ['q2', 'q3', 'q4'], 't1 t2 [g: q2 q3] t4 q4 end'],
  ['the first of a passage is hidden', ['q1', 'q3', 'q4'], 't1 q1 t2 [g: q3] t4 q4 end'],
  ['the last of a passage is hidden', ['q1', 'q2', 'q4'], 't1 q1 t2 [g: q2] t4 q4 end'],
  ['all of a passage is hidden', ['q1', 'q4'], 't1 q1 t2 t4 q4 end'],
  ['the last is hidden', ['q1', 'q2', 'q3'], 't1 q1 t2 [g: q2 q3] t4 end'],
  ['only the first is there', ['q1'], 't1 q1 t2 t4 end'],
  ['nothing is there', [], ''],
])('where %s', (_, there, read) => {
  expect(readIn(LAYOUT, whole(there))).toBe(read)
})

it.each([
  ['q1', PAGE, 't1 q1'],
  ['q2', PAGE, 't2 [g: q2]'],
  ['q3', PAGE, '[g: q3]'],
  ['q4', PAGE, 't4 q4 end'],
  ['q3', ['q1', 'q3', 'q4'], 't2 [g: q3]'],
  ['q4', ['q1', 'q4'], 't2 t4 q4 end'],
  ['q1', ['q1'], 't1 q1 t2 t4 end'],
])('one by one, %s of %s', (here, there, read) => {
  expect(readIn(LAYOUT, { page: PAGE, there, here: [here], next: 'page2' })).toBe(read)
})

it('texts before the page itself and after the paper are those of other pages', () => {
  const layout = layoutOf({}, { before: 'page1', after: null })
  expect(readIn(layout, { page: ['q1'], there: ['q1'], here: ['q1'], next: 'page2' })).toBe('q1')
  expect(readIn(layout, { page: ['q1'], there: ['q1'], here: ['q1'], next: null })).toBe('q1 after')
})

it('several passages and texts keep their order', () => {
  const layout = layoutOf({ g: 'q1 q2', h: 'q3 q4' }, { t1: 'q3', t2: 'q3' })
  expect(readIn(layout, whole(PAGE))).toBe('[g: q1 q2] t1 t2 [h: q3 q4]')
})

it('a text before a later question of a passage stands before all of it', () => {
  expect(readIn(layoutOf({ g: 'q1 q2' }, { t: 'q2' }), whole(PAGE))).toBe('t [g: q1 q2] q3 q4')
})

it('with nothing to be read there are the questions alone', () => {
  expect(readIn(layoutOf({}, {}), whole(PAGE))).toBe('q1 q2 q3 q4')
})
