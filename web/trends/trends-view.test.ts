import { expect, it } from 'vitest'
import { paramsOf, viewOf } from './trends-view.ts'

it.each([
  '',
  'subject=Science&days=92&page=3',
  'view=students&q=%E0%A6%B0%E0%A6%BE%E0%A6%B9%E0%A7%81%E0%A6%B2',
  'view=groups&by=district',
  'view=groups&days=30&by=field&field=Class',
])('is said by its address: %s', (address) => {
  expect(paramsOf(viewOf(new URLSearchParams(address))).toString()).toBe(address)
})

it.each(['page=0', 'page=-3', 'page=x', 'days=31', 'view=all', 'view=groups&by=field', 'view=groups&by=name'])(
  'is as at first where the address says it wrong: %s',
  (address) => {
    const { tab, ...view } = viewOf(new URLSearchParams(address))
    expect(view).toEqual({ subject: '', days: 0, page: 1, search: '', by: 'subject', field: '' })
    expect(['quizzes', 'groups']).toContain(tab)
  },
)
