import { describe, expect, it } from 'vitest'
import { createShelf } from './shelf.ts'

const aShelf = (mostBytes = 10) => createShelf<string>({ mostBytes, bytesOf: (text) => text.length })
const keysOn = (shelf: ReturnType<typeof aShelf>, keys: string) =>
  [...keys].filter((key) => shelf.get(key) !== undefined).join('')

describe('a shelf', () => {
  it.each<[string, [string, string][], string, number]>([
    ['holds what fits', [['a', 'xxxx'], ['b', 'xxxxxx']], 'ab', 10], // biome-ignore format: a table
    ['makes room by what was put there first', [['a', 'xxxx'], ['b', 'xxxx'], ['c', 'xxx']], 'bc', 7], // biome-ignore format: a table
    ['makes as much room as it takes', [['a', 'xxx'], ['b', 'xxx'], ['c', 'xxx'], ['d', 'xxxxxxx']], 'cd', 10], // biome-ignore format: a table
    ['counts what is replaced no more', [['a', 'xxxxxxxxx'], ['a', 'x'], ['b', 'xxx']], 'ab', 4], // biome-ignore format: a table
    ['keeps nothing that is too large', [['a', 'x'], ['b', 'xxxxxxxxxxx']], '', 0], // biome-ignore format: a table
  ])('%s', (_, put, left, bytes) => {
    const shelf = aShelf()
    for (const [key, value] of put) shelf.put(key, value)
    expect([keysOn(shelf, 'abcd'), shelf.bytes()]).toEqual([left, bytes])
  })

  it('keeps what is asked for, and gives up what is not', () => {
    const shelf = aShelf()
    for (const key of 'abc') shelf.put(key, 'xxx')
    shelf.get('a')
    shelf.put('d', 'xxx')
    expect(keysOn(shelf, 'abcd')).toBe('acd')
  })

  it.each([
    ['the same again and again', 'aaa', 'ac', 'd'],
    ['one, and another after it', 'abaa', 'ab', 'd'],
    ['the last, which was dropped and put back', 'c', 'bc', 'd'],
  ])('keeps what is asked for last: %s', (_, asked, left, put) => {
    const shelf = aShelf(6)
    for (const key of 'abc') shelf.put(key, 'xx')
    shelf.drop('c')
    shelf.put('c', 'xx')
    for (const key of asked) shelf.get(key)
    shelf.put(put, 'xx')
    expect(keysOn(shelf, 'abcd')).toBe([...new Set([...left, put])].sort().join(''))
  })

  it('counts what was dropped no more', () => {
    const shelf = aShelf()
    shelf.put('a', 'xxxx')
    shelf.drop('a')
    shelf.drop('a')
    expect([shelf.get('a'), shelf.bytes()]).toEqual([undefined, 0])
  })

  it('has a thing made once for a crowd that asks at the same moment', async () => {
    const shelf = aShelf()
    let made = 0
    const make = async () => `made ${++made}`
    const crowd = await Promise.all(Array.from({ length: 50 }, () => shelf.once('a', make)))
    expect([new Set(crowd), await shelf.once('a', make), made]).toEqual([new Set(['made 1']), 'made 1', 1])
  })

  it('has what could not be made made again for whoever asks next', async () => {
    const shelf = aShelf()
    await expect(shelf.once('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await shelf.once('a', async () => 'yes')).toBe('yes')
  })
})
