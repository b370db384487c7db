import { describe, expect, it } from 'vitest'
import { MOST_AT_ONCE } from './database/within-bytes.ts'
import { type Growing, growing } from './growing.ts'
import { LargeRow, type Portion } from './growing-portions.ts'
import { turns } from './testing/at-once.ts'

type Row = { name: string; bytes: number }
type About = { epoch: number }
type Names = { names: readonly string[]; isLean: boolean }

const AT_ONCE = 10

/** Rows as they stand in a table, and what was read of them. */
const aTable = (...rows: Row[]) => {
  const table = {
    rows,
    epoch: 0,
    /** Names of the rows that were loaded by the same statement. */
    loads: [] as string[],
    /** From which place on rows were looked for. */
    reads: [] as number[],
    fails: false,
    has: (...names: string[]) => {
      table.rows.push(...names.map((name) => ({ name, bytes: 1 })))
    },
  }
  const asFound = ({ name, bytes }: Row) =>
    bytes > MOST_AT_ONCE / AT_ONCE ? new LargeRow(name, bytes) : { name, bytes }
  const load = async (keys: readonly string[]) => {
    table.loads.push(keys.join(''))
    return new Map(table.rows.flatMap((row) => (keys.includes(row.name) ? [[row.name, row]] : [])))
  }
  async function* read(from: number): AsyncGenerator<Portion<Row, number>> {
    for (let at = from, isLast = false; !isLast; at += AT_ONCE) {
      table.reads.push(at)
      const found = table.rows.slice(at, at + AT_ONCE)
      isLast = found.length < AT_ONCE
      yield { found: found.map(asFound), mark: at + found.length, load, isLast }
      if (table.fails) throw new Error('the table fails')
    }
  }
  return { table, read }
}

type Changes = Partial<Pick<Growing<string, About, Row, Names, number>, 'mostBytes' | 'mostAnew' | 'live'>>

/** The names of all rows, as they are kept: a byte each. */
const growingNames = (
  { table, read }: ReturnType<typeof aTable>,
  {
    mostBytes = 100,
    hasLean = false,
    isWhole = () => true,
    ...changes
  }: Changes & { hasLean?: boolean; isWhole?: () => boolean } = {},
) =>
  growing<string, About, Row, Names, number>({
    source: { about: () => ({ epoch: table.epoch }), start: 0, read: (_, { mark }) => read(mark), isWhole },
    fold: {
      begin: () => ({ names: [], isLean: false }),
      onto: ({ names, isLean }) => {
        const all = [...names]
        return {
          add: ({ name }) => void all.push(name),
          end: () => ({ names: all, isLean }),
          ...(hasLean && { bytes: () => all.length }),
        }
      },
      lean: () => ({ names: [], isLean: true }),
      bytesOf: ({ names }) => names.length,
    },
    keyOf: (key) => key,
    mostBytes,
    ...changes,
  })

const small = (names: string): Row[] => [...names].map((name) => ({ name, bytes: 1 }))
const namesOf = async (look: Promise<Names>) => (await look).names.join('')

describe('what grows', () => {
  it('is nothing where there is nothing', async () => {
    const source = aTable()
    const names = growingNames(source)
    expect([await namesOf(names.of('a')), await namesOf(names.of('a'))]).toEqual(['', ''])
  })

  it('has what came since, and reads nothing else', async () => {
    const source = aTable(...small('abcdefghijkl'))
    const names = growingNames(source)
    expect(await namesOf(names.of('a'))).toBe('abcdefghijkl')
    expect(source.table.reads).toEqual([0, 10])
    source.table.has('m', 'n')
    expect(await namesOf(names.of('a'))).toBe('abcdefghijklmn')
    expect(source.table.reads).toEqual([0, 10, 12])
  })

  it('leaves what was looked at before as it is', async () => {
    const source = aTable(...small('ab'))
    const names = growingNames(source)
    const before = await names.of('a')
    source.table.has('c')
    const after = await names.of('a')
    expect([before.names.join(''), after.names.join('')]).toEqual(['ab', 'abc'])
  })

  it.each([
    ['small rows are not loaded', [1, 1, 1], []],
    ['large ones are loaded together as far as they fit', [100, 100, 100, 100, 100], ['ab', 'cd', 'e']],
    ['with small ones in between', [100, 1, 100, 1, 100], ['ac', 'e']],
    ['a huge one is loaded alone', [100, 4000, 100, 100], ['a', 'b', 'cd']],
  ])('is read in portions by bytes: %s', async (_, sizes, loads) => {
    const rows = sizes.map((kilobytes, at) => ({ name: 'abcde'[at] ?? '', bytes: kilobytes * 1024 }))
    const source = aTable(...rows)
    expect(await namesOf(growingNames(source).of('a'))).toBe(rows.map(({ name }) => name).join(''))
    expect(source.table.loads).toEqual(loads)
  })

  it('leaves out a large row that is gone when it is loaded', async () => {
    const source = aTable({ name: 'a', bytes: MOST_AT_ONCE }, { name: 'b', bytes: 1 })
    const { read } = source
    const names = growingNames({
      ...source,
      async *read(from) {
        for await (const portion of read(from)) {
          source.table.rows = small('b')
          yield portion
        }
      },
    })
    expect(await namesOf(names.of('a'))).toBe('b')
  })

  it('yields to the event loop between portions', async () => {
    const source = aTable(...Array.from({ length: 10 * AT_ONCE }, () => ({ name: 'a', bytes: 1 })))
    let others = 0
    let isRead = false
    const look = growingNames(source, { mostBytes: 1000 })
      .of('a')
      .then(() => {
        isRead = true
      })
    for (; !isRead; others += 1) await turns(1)
    await look
    expect(others).toBeGreaterThanOrEqual(10)
  })

  it.each([
    ['in turn', {}],
    ['where a crowd watches', { live: { gatherMs: 0, atATimeMs: 2 } }],
  ])('yields to the event loop where portions have nothing new: %s', async (_, changes) => {
    const { table } = aTable()
    async function* read(mark: number): AsyncGenerator<Portion<Row, number>> {
      for (let portion = 0; portion < 20; portion += 1) {
        const until = performance.now() + 3
        while (performance.now() < until);
        yield { found: [], mark }
      }
    }
    let others = 0
    const counting = setInterval(() => {
      others += 1
    }, 0)
    await growingNames({ table, read }, changes).of('a')
    clearInterval(counting)
    expect(others).toBeGreaterThanOrEqual(10)
  })

  it('keeps so many bytes of all keys at most, and what was looked at last', async () => {
    const source = aTable(...small('abcd'))
    const names = growingNames(source, { mostBytes: 10 })
    for (const key of ['one', 'two', 'three']) await names.of(key)
    expect(names.bytes()).toBe(8)
    source.table.reads = []
    await names.of('three')
    await names.of('one')
    expect(source.table.reads).toEqual([4, 0])
  })

  it('is right, and not kept, where it takes more than is kept', async () => {
    const source = aTable(...small('abcd'))
    const names = growingNames(source, { mostBytes: 3 })
    expect([await namesOf(names.of('a')), names.bytes()]).toEqual(['abcd', 0])
    source.table.has('e')
    expect([await namesOf(names.of('a')), source.table.reads]).toEqual(['abcde', [0, 0]])
  })

  it('is read leanly where it takes too much, until it takes little again', async () => {
    const source = aTable(...small('abcdef'))
    const names = growingNames(source, { mostBytes: 4, hasLean: true })
    expect(await names.of('a')).toEqual({ names: [...'abcdef'], isLean: true })
    source.table.rows = small('a')
    source.table.epoch += 1
    expect(await names.of('a')).toEqual({ names: ['a'], isLean: true })
    expect([await names.of('a'), names.bytes()]).toEqual([{ names: ['a'], isLean: false }, 1])
  })

  it('is read once for a crowd that asks at the same moment, and again for whoever asks later', async () => {
    const source = aTable(...small('ab'))
    const names = growingNames(source)
    const crowd = Array.from({ length: 50 }, () => names.of('a'))
    await turns(1)
    source.table.has('c')
    const late = names.of('a')
    expect(new Set((await Promise.all(crowd)).map((each) => each.names.join('')))).toEqual(new Set(['ab']))
    expect([await namesOf(late), source.table.reads]).toEqual(['abc', [0, 2]])
  })

  it('gathers those who ask, where a crowd watches', async () => {
    const source = aTable(...small('ab'))
    // Longer than two turns take on a busy machine.
    const names = growingNames(source, { live: { gatherMs: 1000, atATimeMs: 12 } })
    const first = names.of('a')
    await turns(2)
    source.table.has('c')
    const second = names.of('a')
    expect([await namesOf(first), await namesOf(second), source.table.reads]).toEqual(['abc', 'abc', [0]])
  })

  it('keeps nothing of a look that fails, for whoever shared it or asks next', async () => {
    const source = aTable(...small('ab'))
    const names = growingNames(source)
    await names.of('a')
    source.table.has(...'cdefghijklmnop')
    source.table.fails = true
    const crowd = await Promise.allSettled([names.of('a'), names.of('a')])
    expect(crowd.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    source.table.fails = false
    expect(await namesOf(names.of('a'))).toBe('abcdefghijklmnop')
    expect(source.table.reads).toEqual([0, 2, 2, 12])
  })

  it('keeps nothing of what was added to in place by a look that fails', async () => {
    const { table, read } = aTable(...small('ab'))
    const names = growing<string, About, Row, { names: string[] }, number>({
      source: { about: () => ({ epoch: 0 }), start: 0, read: (_, { mark }) => read(mark), isWhole: () => true },
      fold: {
        begin: () => ({ names: [] }),
        onto: (known) => ({ add: ({ name }) => void known.names.push(name), end: () => known }),
        isInPlace: true,
        bytesOf: (known) => known.names.length,
      },
      keyOf: (key) => key,
      mostBytes: 100,
    })
    await names.of('a')
    table.has(...'cdefghijklmn')
    table.fails = true
    await expect(names.of('a')).rejects.toThrow('the table fails')
    table.fails = false
    expect((await names.of('a')).names.join('')).toBe('abcdefghijklmn')
  })

  it('begins anew once what was read has changed', async () => {
    const source = aTable(...small('abc'))
    const names = growingNames(source)
    await names.of('a')
    source.table.rows = small('b')
    source.table.epoch += 1
    expect([await namesOf(names.of('a')), source.table.reads]).toEqual(['b', [0, 0]])
  })

  it.each([
    ['once', {}, [0, 3, 0]],
    ['as often as is said, while it is not', { mostAnew: 3 }, [0, 0, 0, 3, 0, 0, 0]],
  ])('begins anew where something is missing before the mark: %s', async (_, changes, reads) => {
    const source = aTable(...small('abc'))
    const names = growingNames(source, { ...changes, isWhole: () => false })
    await names.of('a')
    source.table.rows = small('xabc')
    expect([await namesOf(names.of('a')), source.table.reads]).toEqual(['xabc', reads])
  })
})
