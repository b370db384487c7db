import { expect, it } from 'vitest'
import { paramsOf, viewOf } from './trends-view.ts'

const ALL = { subject: '', tag: '', days: 0 }

it.each([
  '',
  'subject=Science&tag=Unit+1&days=92&page=3',
  'by=district',
  'by=field&field=Class&group=IX+B',
  'view=students&q=%E0%A6%B0%E0%A6%BE%E0%A6%B9%E0%A7%81%E0%A6%B2',
  'view=groups&by=district',
  'view=groups&by=tag',
  'view=groups&days=30&by=field&field=Class',
])('is said by its address: %s', (address) => {
  expect(paramsOf(viewOf(new URLSearchParams(address))).toString()).toBe(address)
})

it.each([
  ['by=tag', 'view=groups&by=tag'],
  ['by=subject', 'view=groups'],
])('compares tags and subjects where the address says no view: %s', (address, shown) => {
  expect(paramsOf(viewOf(new URLSearchParams(address))).toString()).toBe(shown)
})

it.each([
  'page=0',
  'page=-3',
  'page=x',
  'days=31',
  'view=all',
  'view=groups&by=field',
  'view=groups&by=name',
  'group=IX',
])('is as at first where the address says it wrong: %s', (address) => {
  const { tab, ...view } = viewOf(new URLSearchParams(address))
  expect(view).toEqual({ ...ALL, page: 1, search: '', by: 'subject', field: '', group: '' })
  expect(['quizzes', 'groups']).toContain(tab)
})
