import { isSame, type Sides } from './merged-json.ts'

type MergingRows<Row> = {
  /** Which of the one list is which of the other, by their places. */
  places: (one: readonly Row[], other: readonly Row[]) => Map<number, number>
  /** Of one that both have changed. */
  merged: (sides: Sides<Row>) => readonly Row[]
}

/** In the order of whoever has changed it, with what the other one has added behind what stands before it there; what both added, once. */
export const mergedRows = <Row>(
  { base, mine, theirs }: Sides<readonly Row[]>,
  { places, merged }: MergingRows<Row>,
): Row[] => {
  const [toMine, toTheirs] = [places(base, mine), places(base, theirs)]
  const fromMine = new Map([...toMine].map(([at, there]) => [there, at]))
  const fromTheirs = new Map([...toTheirs].map(([at, there]) => [there, at]))
  const isMineMoved = [...toMine].toSorted(byFirst).some(([, to], at, all) => to < (all[at - 1]?.[1] ?? -1))
  const [leading, led] = isMineMoved ? [fromMine, fromTheirs] : [fromTheirs, fromMine]
  const [leader, other] = isMineMoved ? [mine, theirs] : [theirs, mine]

  const rowsAt = (at: number) =>
    rowsOf({ base: base[at], mine: mine[toMine.get(at) ?? -1], theirs: theirs[toTheirs.get(at) ?? -1] }, merged)
  const placed = leader.map((row, place) => ({ at: leading.get(place) ?? null, row }))
  const added = other.flatMap((row, place) => {
    const at = led.get(place) ?? null
    const isThere = placed.some((each) => each.at === at && (at !== null || isSame(each.row, row)))
    return isThere ? [] : [{ at, row, place }]
  })
  for (const { at, row, place } of added) {
    const before = other.slice(0, place).findLastIndex((_, each) => placed.some((one) => one.at === led.get(each)))
    const behind = before < 0 ? -1 : placed.findIndex((one) => one.at === led.get(before))
    const from = at === null ? afterAdded(placed, behind) : behind + 1
    placed.splice(from, 0, { at, row })
  }
  return placed.flatMap(({ at, row }) => (at === null ? [row] : rowsAt(at)))
}

/** Behind what the other one has added there. */
const afterAdded = (placed: readonly { at: number | null }[], behind: number): number => {
  let end = behind + 1
  while (end < placed.length && placed[end]?.at === null) end += 1
  return end
}

const byFirst = ([one]: [number, number], [other]: [number, number]) => one - other

/** What one has deleted is gone unless the other one has written in it. */
const rowsOf = <Row>(
  { base, mine, theirs }: Sides<Row | undefined>,
  merged: MergingRows<Row>['merged'],
): readonly Row[] => {
  if (mine === undefined || theirs === undefined) {
    const left = mine ?? theirs
    return left === undefined || isSame(left, base) ? [] : [left]
  }
  if (base === undefined || isSame(mine, base)) return [theirs]
  return isSame(theirs, base) ? [mine] : merged({ base, mine, theirs })
}
