/** A colour as 0xrrggbb, and how often it is seen. */
type Counted = [colour: number, count: number]

const CHANNELS = [16, 8, 0]
const channelOf = (colour: number, shift: number) => (colour >> shift) & 0xff

const countIn = (box: readonly Counted[]) => box.reduce((sum, [, count]) => sum + count, 0)

/** The channel in which the colours of a box differ most, and by how much. */
const widest = (box: readonly Counted[]) => {
  const ranges = CHANNELS.map((shift) => {
    let [least, most] = [255, 0]
    for (const [colour] of box) {
      least = Math.min(least, channelOf(colour, shift))
      most = Math.max(most, channelOf(colour, shift))
    }
    return { shift, range: most - least }
  })
  return ranges.reduce((one, other) => (other.range > one.range ? other : one))
}

type Box = { colours: Counted[]; shift: number; weight: number }

const boxOf = (colours: Counted[]): Box => {
  const { shift, range } = widest(colours)
  return { colours, shift, weight: range * Math.sqrt(countIn(colours)) }
}

/** In two that are seen equally often, as nearly as may be. */
const split = ({ colours, shift }: Box): [Box, Box] => {
  const sorted = colours.toSorted(([a], [b]) => channelOf(a, shift) - channelOf(b, shift) || a - b)
  const half = countIn(sorted) / 2
  let [at, seen] = [0, 0]
  while (at < sorted.length - 1 && seen < half) seen += sorted[at++]?.[1] ?? 0
  const cut = Math.max(1, at)
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))]
}

/** The colour that most of a box has, so that plain areas stay exactly as they are, or else the mean. */
const shownFor = (box: readonly Counted[]) => {
  const all = countIn(box)
  const [colour, count] = box.reduce((one, other) => (other[1] > one[1] ? other : one))
  if (count * 2 > all) return colour
  const mean = (shift: number) => box.reduce((sum, [each, times]) => sum + channelOf(each, shift) * times, 0) / all
  return CHANNELS.reduce((sum, shift) => sum | (Math.round(mean(shift)) << shift), 0)
}

/** For each colour one of so many at most, by median cut: https://en.wikipedia.org/wiki/Median_cut */
export const fewColours = (counts: ReadonlyMap<number, number>, most: number): Map<number, number> => {
  let boxes = counts.size === 0 ? [] : [boxOf([...counts])]
  while (boxes.length < most) {
    const heaviest = boxes.reduce<Box | null>((one, other) => (other.weight > (one?.weight ?? 0) ? other : one), null)
    if (!heaviest) break
    boxes = [...boxes.filter((box) => box !== heaviest), ...split(heaviest)]
  }
  return new Map(
    boxes.flatMap(({ colours }) => {
      const shown = shownFor(colours)
      return colours.map(([colour]): [number, number] => [colour, shown])
    }),
  )
}
