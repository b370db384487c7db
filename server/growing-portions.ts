import { MOST_AT_ONCE } from './database/within-bytes.ts'
import type { Breath } from './take-breaths.ts'

/** A row that is too large to be read with others. */
export class LargeRow {
  readonly key: string
  readonly bytes: number
  constructor(key: string, bytes: number) {
    this.key = key
    this.bytes = bytes
  }
}

/** Some rows, in the order in which they are folded. */
export type Portion<Row, Mark> = {
  /** Those that are there already come to `MOST_AT_ONCE` bytes together, as a rule (`unlessLarge`). */
  found: readonly (Row | LargeRow)[]
  /** Up to which all is read, with this portion. */
  mark: Mark
  /** The large rows of these keys; those that are gone by now are left out. */
  load?: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>
  /** Whether no portion follows, where that is known already. */
  isLast?: boolean
}

/** Rows are added one after the other; `end` answers with what they came to. */
export type Folding<Row, State> = {
  add: (row: Row) => void | Promise<void>
  end: () => State | Promise<State>
  /** What it takes in memory so far: what takes more than is kept is given up, and read anew leanly. */
  bytes?: () => number
}

/** How many from a place on have large rows of `MOST_AT_ONCE` bytes together; one large row at least. */
const lengthWithin = <Row>(found: readonly (Row | LargeRow)[], from: number): number => {
  let bytes = 0
  for (let at = from; at < found.length; at += 1) {
    const each = found[at]
    if (!(each instanceof LargeRow)) continue
    if (bytes > 0 && bytes + each.bytes > MOST_AT_ONCE) return at - from
    bytes += each.bytes
  }
  return found.length - from
}

/** All rows of a portion in their order, with no more large ones at a time than come to `MOST_AT_ONCE` bytes, or one. */
export async function* piecesOf<Row, Mark>({ found, load }: Portion<Row, Mark>): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < found.length; ) {
    const piece = found.slice(from, from + lengthWithin(found, from))
    from += piece.length
    const keys = piece.flatMap((each) => (each instanceof LargeRow ? [each.key] : []))
    const loaded = keys.length > 0 ? await load?.(keys) : undefined
    const rows: Row[] = []
    for (const each of piece) {
      const row = each instanceof LargeRow ? loaded?.get(each.key) : each
      if (row !== undefined) rows.push(row)
    }
    yield rows
  }
}

/** Adds a portion, yielding to the event loop; answers how many rows that were, or null: they take more than `most`. */
export const addTo = async <Row, State, Mark>(
  folding: Folding<Row, State>,
  portion: Portion<Row, Mark>,
  { breath, most = Number.POSITIVE_INFINITY }: { breath: Breath; most?: number | undefined },
): Promise<number | null> => {
  let count = 0
  for await (const rows of piecesOf(portion)) {
    for (const row of rows) {
      const added = folding.add(row)
      if (added) await added
      if (folding.bytes && folding.bytes() > most) return null
      const pause = breath()
      if (pause) await pause
    }
    count += rows.length
  }
  return count
}
