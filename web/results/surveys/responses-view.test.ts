import { expect, it } from 'vitest'
import { filterOf, isFiltered, searchOf, viewIn } from './responses-view.ts'

it.each([
  '',
  'view=cross&rows=a._1&columns=b',
  'view=table&show=partial&page=3',
  'question=q&option=0&order=up&from=2026-01-15&to=2026-01-16&search=warm+day&tag=Food&sort=q',
])('an address is the same once it is read and written: %s', (address) => {
  const written = new URLSearchParams(searchOf(viewIn(new URLSearchParams(address), 's', false)))
  written.delete('survey')
  expect([...written].sort()).toEqual([...new URLSearchParams(address)].sort())
})

it('what no page writes is as if it were not there', () => {
  const odd = viewIn(new URLSearchParams('view=x&show=x&page=-4&from=then&option=1'), 's', false)
  expect([odd, isFiltered(odd)]).toEqual([viewIn(new URLSearchParams(), 's', false), false])
})

it('a day is whole', () => {
  const view = viewIn(new URLSearchParams('from=2026-01-15&to=2026-01-15&show=partial'), 's', false)
  const { from, until, show } = filterOf(view, false)
  expect([Number(until) - Number(from), show]).toEqual([24 * 60 * 60 * 1000, 'partial'])
})

it.each([
  ['view=table&question=q&option=0', 'summary', {}],
  ['view=one&show=partial&from=2026-01-15&search=warm', 'summary', {}],
  ['view=written&question=q&option=0&search=warm&tag=Food', 'written', { search: 'warm', tag: 'Food' }],
])('of an anonymous survey %s looks at nobody', (address, name, filter) => {
  const view = viewIn(new URLSearchParams(address), 's', true)
  expect([view.name, filterOf(view, true)]).toEqual([name, filter])
})
