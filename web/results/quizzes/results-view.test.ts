import { describe, expect, it } from 'vitest'
import { paramsOf, quizIdIn, viewOf } from './results-view.ts'

const FIRST = {
  tab: 'students',
  version: null,
  search: '',
  sort: 'newest',
  order: 'down',
  page: 1,
  show: 'all',
  district: '',
  taken: null,
} as const

describe('the address of the results', () => {
  it.each([
    { address: 'quiz=q1', view: FIRST },
    {
      address: 'quiz=q1&view=questions&version=2',
      view: { ...FIRST, tab: 'questions', version: 2 },
    },
    { address: 'quiz=q1&view=overview', view: { ...FIRST, tab: 'overview' } },
    {
      address: 'quiz=q1&q=%E0%A6%85%E0%A6%A8%E0%A7%81&sort=score&page=3',
      view: { ...FIRST, search: 'অনু', sort: 'score', page: 3 },
    },
    {
      address: 'quiz=q1&show=late&district=Kolkata&taken=2&sort=time',
      view: { ...FIRST, show: 'late', district: 'Kolkata', taken: 2, sort: 'time', order: 'up' },
    },
    { address: 'quiz=q1&q=98&sort=name', view: { ...FIRST, search: '98', sort: 'name', order: 'up' } },
    { address: 'quiz=q1&sort=score&way=up', view: { ...FIRST, sort: 'score', order: 'up' } },
    { address: 'quiz=q1&way=up', view: { ...FIRST, order: 'up' } },
    { address: 'quiz=q1&sort=ended&way=down', view: { ...FIRST, sort: 'ended', order: 'down' } },
  ] as const)('$address says $view, and back', ({ address, view }) => {
    const params = new URLSearchParams(address)
    expect(viewOf(params)).toEqual(view)
    expect(paramsOf('q1', view).toString()).toBe(params.toString())
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'sort=age',
    'way=x',
    'way=down',
    'view=other',
    'version=0',
    'version=x',
    'show=x',
    '',
  ])('%j means the first page of the newest', (address) => expect(viewOf(new URLSearchParams(address))).toEqual(FIRST))

  it.each([
    ['quiz=q1', 'q1'],
    ['quiz=', null],
    ['', null],
  ])('%j names the quiz %s', (address, id) => expect(quizIdIn(new URLSearchParams(address))).toBe(id))
})
