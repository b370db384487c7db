import { expect, it } from 'vitest'
import { filterOf, isFiltered, searchOf, viewIn } from './responses-view.ts'

it.each([
  '',
  'view=cross&rows=a._1&columns=b',
  'view=table&show=partial&page=3',
  'question=q&option=0&order=up&from=2026-01-15&to=2026-01-16&search=warm+day&tag=Food&sort=q',
])('an address is the same once it is read and written: %s', (address) => {
  const written = new URLSearchParams(searchOf(viewIn(new URLSearchParams(address), 's')))
  written.delete('survey')
  expect([...written].sort()).toEqual([...new URLSearchParams(address)].sort())
})

it('what no page writes is as if it were not there', () => {
  const odd = viewIn(new URLSearchParams('view=x&show=x&page=-4&from=then&option=1'), 's')
  expect([odd, isFiltered(odd)]).toEqual([viewIn(new URLSearchParams(), 's'), false])
})

it('a day is whole, and one of UTC where nobody may learn who responded', () => {
  const view = viewIn(new URLSearchParams('from=2026-01-15&to=2026-01-15&show=partial'), 's')
  const [from, until] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 0, 16)].map(String)
  expect(filterOf(view, true)).toEqual({ from, until })
  const own = filterOf(view, false)
  expect([Number(own.until) - Number(own.from), own.show]).toEqual([24 * 60 * 60 * 1000, 'partial'])
})
