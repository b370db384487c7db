import { expect, it } from 'vitest'
import { growingTogether } from './growing-together.ts'

type Asked = { key: string; epoch: number; count: number }

/** Letters under each key, which are put together. */
const aTable = (letters: Record<string, string>) => {
  const reads: string[] = []
  async function* behind(key: string, mark: number) {
    reads.push(`${key} from ${mark}`)
    const all = letters[key] ?? ''
    yield { found: [...all.slice(mark)], mark: all.length }
  }
  async function* together(askeds: readonly Asked[]) {
    reads.push(askeds.map(({ key }) => key).join(' and '))
    for (const place of [0, 1]) {
      yield askeds.flatMap(({ key }) => {
        const found = (letters[key] ?? '').slice(place, place === 0 ? 1 : undefined)
        return found === '' ? [] : [{ key, found: [...found], mark: place + found.length }]
      })
      if (letters.fails) throw new Error('the table fails')
    }
  }
  const words = growingTogether<Asked, string, string, number>(
    {
      source: {
        start: 0,
        read: ({ key, count }, { mark, rows }) => (rows < count ? behind(key, mark) : null),
        isWhole: ({ count }, { rows }) => rows >= count,
      },
      fold: {
        begin: () => '',
        onto: (known) => {
          let word = known
          return {
            add: (letter) => {
              word += letter
            },
            end: () => word,
          }
        },
        bytesOf: (word) => word.length,
      },
      keyOf: ({ key }) => key,
      mostBytes: 100,
    },
    { parts: (askeds) => (askeds.length === 0 ? [] : [[...askeds]]), read: together },
  )
  const of = async (keys: string, epoch = 0) => {
    const asked = [...keys].map((key) => ({ key, epoch, count: letters[key]?.length ?? 0 }))
    return Object.fromEntries(await words.of(asked))
  }
  return { letters, reads, of }
}

it('many that grow are read together first, and from then on each by itself where there is more of it', async () => {
  const { letters, reads, of } = aTable({ a: 'xyz', b: 'p', c: '' })
  expect(await of('abc')).toEqual({ a: 'xyz', b: 'p' })
  letters.b = 'pqr'
  expect(await of('abc')).toEqual({ a: 'xyz', b: 'pqr' })
  expect(reads).toEqual(['a and b and c', 'b from 1'])
})

it('many that grow begin anew where something became otherwise, or is missing', async () => {
  const { letters, reads, of } = aTable({ a: 'xyz', b: 'p' })
  await of('ab')
  letters.a = 'X'
  expect(await of('a', 1)).toEqual({ a: 'X' })
  expect(reads).toEqual(['a and b', 'a'])
})

it('many that grow are counted once, and nothing is kept of a look that failed', async () => {
  const { letters, of } = aTable({ a: 'xyz', b: 'pq' })
  letters.fails = 'yes'
  await expect(of('ab')).rejects.toThrow('the table fails')
  letters.fails = ''
  expect(await Promise.all([of('ab'), of('a'), of('b')])).toEqual([{ a: 'xyz', b: 'pq' }, { a: 'xyz' }, { b: 'pq' }])
})
