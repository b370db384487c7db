import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pagination', () => {
  it.each([
    { page: 1, pages: 0, shown: [] },
    { page: 1, pages: 1, shown: [1] },
    { page: 2, pages: 3, shown: [1, 2, 3] },
    { page: 1, pages: 5, shown: [1, 2, 3, 4, 5] },
    { page: 1, pages: 9, shown: [1, 2, 3, 4, 5] },
    { page: 3, pages: 9, shown: [1, 2, 3, 4, 5] },
    { page: 4, pages: 9, shown: [2, 3, 4, 5, 6] },
    { page: 8, pages: 9, shown: [5, 6, 7, 8, 9] },
    { page: 9, pages: 9, shown: [5, 6, 7, 8, 9] },
    { page: 99, pages: 9, shown: [5, 6, 7, 8, 9] },
  ])('offers up to 5 page buttons around the one shown: $page of $pages', ({ page, pages, shown }) => {
    expect(pageWindow({ page, pages })).toEqual(shown)
  })
})
