export type Point = readonly [x: number, y: number]

const short = (value: number) => String(Math.round(value * 10) / 10)

const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** Straight from point to point. */
export const straight = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`

const between = ([fromX, fromY]: Point, [toX, toY]: Point, part: number): Point => [
  fromX + (toX - fromX) * part,
  fromY + (toY - fromY) * part,
]

/** One stroke of the hand through all points: each part leaves in the direction in which its neighbours lie. */
export const smooth = (points: readonly Point[]): string => {
  const [first = [0, 0]] = points
  const parts = points.slice(1).map((to, index) => {
    const from = points[index] ?? first
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${pair(leaving)} ${pair(arriving)} ${pair(to)}`
  })
  return `M${pair(first)}${parts.join('')}`
}

/** Strokes without length: their round caps are what is seen. */
export const dots = (points: readonly Point[]): string => points.map((point) => `M${pair(point)}h0`).join('')

export const circle = ([x, y]: Point, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 0 .1z`

type Spiral = { around: Point; radius: number; turns: number; from: number; clockwise?: boolean }

/** From the rim inwards; `from` is where it starts, in turns clockwise from the right. */
export const spiral = ({ around: [x, y], radius, turns, from, clockwise = false }: Spiral): Point[] => {
  const steps = Math.ceil(turns * 10)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const done = step / steps
    const angle = (from + (clockwise ? 1 : -1) * done * turns) * Math.PI * 2
    const reach = radius * (1 - 0.82 * done)
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
}

/** `count` points at equal distances, the ends included. */
export const along = (from: Point, to: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => between(from, to, index / (count - 1)))
