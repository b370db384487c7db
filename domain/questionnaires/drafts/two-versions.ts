/** Of two versions of one draft: the one on this device, or the one from elsewhere. */
export type Side = 'here' | 'there'

/** A part by its place in either version; null: it stands in the other one alone. */
export type PartRow = { here: number | null; there: number | null }

/** The parts of both, in the order of one of them: what the other one has alone follows what stands before it there, and what this one has alone there. */
export const rowsLedBy = (lead: Side, pairs: ReadonlyMap<number, number>, counts: Record<Side, number>): PartRow[] => {
  const isHere = lead === 'here'
  const toOther = isHere ? pairs : new Map([...pairs].map(([here, there]) => [there, here]))
  const rowOf = (own: number | null, other: number | null): PartRow =>
    isHere ? { here: own, there: other } : { here: other, there: own }
  const paired = new Set(toOther.values())
  /** By the place in the other version behind which they stand; -1: above all. */
  const behind = new Map<number, PartRow[]>()
  let last = -1
  for (let at = 0; at < counts[isHere ? 'there' : 'here']; at += 1) {
    if (paired.has(at)) last = at
    else behind.set(last, [...(behind.get(last) ?? []), rowOf(null, at)])
  }
  const rows: PartRow[] = []
  let waiting = behind.get(-1) ?? []
  for (let at = 0; at < counts[lead]; at += 1) {
    const other = toOther.get(at) ?? null
    if (other !== null) rows.push(...waiting)
    rows.push(rowOf(at, other))
    if (other !== null) waiting = behind.get(other) ?? []
  }
  return [...rows, ...waiting]
}

/** Whether what both have stands in another order. */
export const isReordered = (pairs: ReadonlyMap<number, number>): boolean => {
  const places = [...pairs].toSorted(([one], [other]) => one - other).map(([, there]) => there)
  return places.some((place, at) => place < (places[at - 1] ?? -1))
}

/** By which a row is known among all rows of two versions. */
export const nameOfRow = ({ here, there }: PartRow): string => `${here ?? ''}-${there ?? ''}`

type Chosen = {
  rows: readonly PartRow[]
  /** The version of a part that was chosen; where that has no such part, it is left out. */
  sideOf: (row: PartRow) => Side
}

/** Each part as it was chosen. */
export const chosenParts = <Item>(items: Record<Side, readonly Item[]>, { rows, sideOf }: Chosen): Item[] =>
  rows.flatMap((row) => {
    const side = sideOf(row)
    const place = row[side]
    return place === null ? [] : items[side].slice(place, place + 1)
  })
