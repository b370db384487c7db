import { expect, it } from 'vitest'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import { picturesAhead } from './pictures-ahead.ts'

const FRAME = { width: 4, height: 3, placeholder: '#336699' }
const showing = (...ids: string[]) => ({ pictures: Object.fromEntries(ids.map((id) => [id, FRAME])) })

const QUESTIONS = [{ id: 'q1', ...showing('one') }, { id: 'q2', ...showing('two', 'shared') }, { id: 'q3' }]
const LAYOUT: LayoutOnWire = {
  groups: [{ id: 'g', stimulus: 'P', question_ids: ['q2', 'q3'], ...showing('passage') }],
  texts: [
    { id: 't1', text: 'T', before: 'q2', ...showing('text') },
    { id: 't2', text: 'T', before: null, ...showing('end', 'shared') },
  ],
}

it.each([
  { at: 0, layout: LAYOUT, ids: ['one', 'text', 'passage', 'two', 'shared', 'end'] },
  { at: 2, layout: LAYOUT, ids: ['passage', 'one', 'text', 'two', 'shared', 'end'] },
  { at: 1, layout: undefined, ids: ['two', 'shared', 'one'] },
])('pictures are kept as they are met from question $at on', ({ at, layout, ids }) =>
  expect(picturesAhead({ questions: QUESTIONS, layout }, at)).toEqual(ids),
)
