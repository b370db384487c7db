import { describe, expect, it } from 'vitest'
import { isScriptMissing, mayLoadAnew } from './newer-page.ts'

describe('a page of which a script is gone', () => {
  it.each([
    { error: new TypeError('Failed to fetch dynamically imported module: https://a/b.js'), is: true },
    { error: new TypeError('error loading dynamically imported module: https://a/b.js'), is: true },
    { error: new TypeError('Importing a module script failed.'), is: true },
    { error: new TypeError('x is not a function'), is: false },
    { error: 'Failed to fetch dynamically imported module', is: false },
  ])('is told from one that broke: $error', ({ error, is }) => {
    expect(isScriptMissing(error)).toBe(is)
  })

  it('loads itself anew once, and again only after a minute', () => {
    const kept = new Map<string, string>()
    const memory = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
    const at = (now: number) => mayLoadAnew(now, memory)
    expect([at(5), at(6), at(60_004), at(60_005), at(60_006)]).toEqual([true, false, false, true, false])
  })

  it.each([
    { what: 'may not remember', getItem: () => null, setItem: () => undefined },
    {
      what: 'must not ask its memory',
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => undefined,
    },
  ])('never does where it $what', (memory) => {
    expect(mayLoadAnew(1, () => memory)).toBe(false)
  })
})
