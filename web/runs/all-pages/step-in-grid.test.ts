import { describe, expect, it } from 'vitest'
import { stepInGrid } from './step-in-grid.ts'

const PLACE = { at: 7, count: 20, row: 6, isBackwards: false }

describe('a key in the palette', () => {
  it.each([
    ['ArrowRight', {}, 8],
    ['ArrowLeft', {}, 6],
    ['ArrowRight', { isBackwards: true }, 6],
    ['ArrowLeft', { isBackwards: true }, 8],
    ['ArrowDown', {}, 13],
    ['ArrowUp', {}, 1],
    ['Home', {}, 0],
    ['End', {}, 19],
    ['ArrowUp', { at: 2 }, 2],
    ['ArrowDown', { at: 15 }, 15],
    ['ArrowLeft', { at: 0 }, 0],
    ['ArrowRight', { at: 19 }, 19],
    ['p', {}, null],
    ['Tab', {}, null],
  ])('%s with %o leads to %s', (key, change, to) => {
    expect(stepInGrid(key, { ...PLACE, ...change })).toBe(to)
  })
})
