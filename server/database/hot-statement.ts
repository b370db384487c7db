import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Any number of rows is sent as a few statements of these sizes, so that only these are ever compiled and prepared. */
const SIZES = [128, 64, 32, 16, 8, 4, 2, 1]
/** All that one batch asks for at once: rows are locked in one statement, in one order. */
const LARGEST_LOOKUP = 256

const chunksOf = <Row>(rows: readonly Row[]): Row[][] => {
  const chunks: Row[][] = []
  let at = 0
  for (const size of SIZES) {
    while (rows.length - at >= size) {
      chunks.push(rows.slice(at, at + size))
      at += size
    }
  }
  return chunks
}

/** As few statements as there can be: the last row is repeated until it fills one of the sizes. */
const filledChunksOf = <Row>(rows: readonly Row[]): Row[][] => {
  const chunks: Row[][] = []
  for (let at = 0; at < rows.length; at += LARGEST_LOOKUP) {
    const chunk = rows.slice(at, at + LARGEST_LOOKUP)
    const size = SIZES.findLast((each) => each >= chunk.length) ?? LARGEST_LOOKUP
    const last = chunk.slice(-1)
    while (chunk.length < size) chunk.push(...last)
    chunks.push(chunk)
  }
  return chunks
}

type Value = string | number | null
type HotRow = Record<string, Value>
/** A transaction, or the database itself for what stands alone. */
type AnyDatabase = Kysely<Tables>
type Build<Row, Found> = (trx: AnyDatabase, rows: Row[]) => Compilable<Found>

/**
 * A statement over many rows that is compiled once per size and reused: building it anew for each call halves what the
 * server can save in a second. `build` must place each row's `columns`, in that order, and no other parameter.
 */
export const hotStatement = <Row extends HotRow, Found>(
  columns: readonly (keyof Row & string)[],
  build: Build<Row, Found>,
) => inChunks(chunksOf<Row>, columns, build)

/** The same for a statement that may be told a row twice, such as `where id in`: one round trip instead of several. */
export const hotLookup = <Row extends HotRow, Found>(
  columns: readonly (keyof Row & string)[],
  build: Build<Row, Found>,
) => inChunks(filledChunksOf<Row>, columns, build)

const inChunks = <Row extends HotRow, Found>(
  cut: (rows: readonly Row[]) => Row[][],
  columns: readonly (keyof Row & string)[],
  build: Build<Row, Found>,
) => {
  const compiled = new WeakMap<DialectAdapter, Map<number, CompiledQuery<Found>>>()

  const compiledFor = (trx: AnyDatabase, rows: Row[]) => {
    const { adapter } = trx.getExecutor()
    const bySize = compiled.get(adapter) ?? new Map<number, CompiledQuery<Found>>()
    compiled.set(adapter, bySize)
    const query = bySize.get(rows.length) ?? build(trx, rows).compile()
    if (query.parameters.length !== rows.length * columns.length) {
      throw new Error(`a hot statement takes its rows' columns and no other parameter: ${query.sql}`)
    }
    bySize.set(rows.length, query)
    return query
  }

  return async (trx: AnyDatabase, rows: readonly Row[]): Promise<Found[]> => {
    const found: Found[] = []
    for (const chunk of cut(rows)) {
      const parameters = chunk.flatMap((row) => columns.map((column) => row[column]))
      const { rows: answered } = await trx.executeQuery<Found>({ ...compiledFor(trx, chunk), parameters })
      found.push(...answered)
    }
    return found
  }
}
