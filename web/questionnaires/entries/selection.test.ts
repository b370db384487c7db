import { expect, it } from 'vitest'
import { type Selection, type SelectionStep, select, selectedIn } from './selection.ts'

const entries = [10, 11, 12, 13].map((key) => ({ key }))
const reached = (key: number, open = 10): SelectionStep => ({ type: 'reached', key, entries, open })
const toggled = (key: number): SelectionStep => ({ type: 'toggled', key })
const after = (...steps: SelectionStep[]) => steps.reduce<Selection>(select, null)

it.each([
  { what: 'none are chosen when choosing begins', steps: [{ type: 'begun' } as const], chosen: [] },
  { what: 'one is ticked, and begins the choosing', steps: [toggled(12)], chosen: [12] },
  { what: 'a tick is taken back', steps: [toggled(12), toggled(11), toggled(12)], chosen: [11] },
  { what: 'a row reaches from the open one', steps: [reached(12)], chosen: [10, 11, 12] },
  { what: 'a row reaches from the one ticked last', steps: [toggled(12), reached(13)], chosen: [12, 13] },
  { what: 'a row reaches upwards', steps: [toggled(13), reached(11)], chosen: [11, 12, 13] },
  { what: 'a row gets shorter again', steps: [reached(13), reached(11)], chosen: [10, 11] },
  { what: 'a row from what is gone is none', steps: [toggled(99), reached(11)], chosen: [] },
  { what: 'all are chosen', steps: [{ type: 'all', entries } as const], chosen: [10, 11, 12, 13] },
  { what: 'none are left', steps: [reached(13), { type: 'none' } as const], chosen: [] },
])('$what', ({ steps, chosen }) => {
  const selection = after(...steps)
  expect(selection).not.toBeNull()
  expect(selectedIn(entries, selection).map(({ key }) => key)).toEqual(chosen)
})

it('ends', () => expect(after(toggled(10), { type: 'ended' })).toBeNull())

it('stays when it is begun again', () => {
  const before = after(toggled(10))
  expect(select(before, { type: 'begun' })).toBe(before)
})
