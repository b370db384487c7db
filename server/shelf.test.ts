import { describe, expect, it } from 'vitest'
import { createNumberedShelf, createShelf } from './shelf.ts'

const aShelf = (mostBytes = 10) => createShelf<string>({ mostBytes, bytesOf: (text) => text.length })
const keysOn = (shelf: ReturnType<typeof aShelf>, keys: string) =>
  [...keys].filter((key) => shelf.get(key) !== undefined).join('')

describe('a shelf', () => {
  it.each<[string, [string, string][], string, number]>([
    ['holds what fits', [['a', 'xxxx'], ['b', 'xxxxxx']], 'ab', 10], // biome-ignore format: a table
    ['makes room by what was put there first', [['a', 'xxxx'], ['b', 'xxxx'], ['c', 'xxx']], 'bc', 7], // biome-ignore format: a table
    ['makes as much room as it takes', [['a', 'xxx'], ['b', 'xxx'], ['c', 'xxx'], ['d', 'xxxxxxx']], 'cd', 10], // biome-ignore format: a table
    ['counts what is replaced no more', [['a', 'xxxxxxxxx'], ['a', 'x'], ['b', 'xxx']], 'ab', 4], // biome-ignore format: a table
    ['keeps nothing that is too large, and what else stands there', [['a', 'x'], ['b', 'xxxxxxxxxxx']], 'a', 1], // biome-ignore format: a table
    ['keeps nothing where what is too large takes its place', [['a', 'x'], ['a', 'xxxxxxxxxxx']], '', 0], // biome-ignore format: a table
    ['counts what takes nothing as one', [['a', ''], ['b', 'xxxxxxxxx']], 'ab', 10], // biome-ignore format: a table
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

  it('measures what has grown when it is put back, and makes room for it', () => {
    const shelf = createShelf<string[]>({ mostBytes: 10, bytesOf: (words) => words.join('').length })
    const growing = ['xxxx']
    shelf.put('a', growing)
    shelf.put('b', ['xxxx'])
    growing.push('xxx')
    shelf.put('a', growing)
    expect([shelf.get('a'), shelf.get('b'), shelf.bytes()]).toEqual([growing, undefined, 7])
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

it('a numbered shelf gives up what nobody has asked for the longest', () => {
  const shelf = createNumberedShelf<number>(2)
  shelf.set('a', 1).set('b', 2)
  shelf.get('a')
  shelf.set('c', 3)
  expect([shelf.get('a'), shelf.get('b'), shelf.get('c')]).toEqual([1, undefined, 3])
})
