import { along, type Point, smooth, straight } from './strokes.ts'

export const DECK = 214
const MIDDLE = 320
const SPAN_END = 290
const TOWER = 202
const SUSPENDED = 76
const TOWER_TOP = 84

/** Both halves are alike: everything is worked out at a distance from the middle. */
const bothSides = (draw: (x: (away: number) => number) => string) =>
  draw((away) => MIDDLE + away) + draw((away) => MIDDLE - away)

const mix = (from: number, to: number, part: number) => from + (to - from) * part

/** The upper edge: level over the suspended part, then rising to the tower as a rope would hang, then down to the bank. */
const upper = (away: number): number => {
  if (away <= SUSPENDED) return mix(170, 168, (away / SUSPENDED) ** 2)
  if (away <= TOWER) return mix(168, TOWER_TOP, ((away - SUSPENDED) / (TOWER - SUSPENDED)) ** 1.75)
  return mix(TOWER_TOP, 194, ((away - TOWER) / (SPAN_END - TOWER)) ** 0.72)
}

const lower = (away: number): number =>
  away <= TOWER ? mix(193, 205, (away / TOWER) ** 2) : mix(205, 203, (away - TOWER) / (SPAN_END - TOWER))

const panels = [0, 19, 38, 57, 76, 97, 118, 139, 160, 181, 202, 219.6, 237.2, 254.8, 272.4, 290]

const chord = (x: (away: number) => number, edge: (away: number) => number) =>
  smooth(panels.filter((away) => away <= TOWER).map((away): Point => [x(away), edge(away)])) +
  smooth(panels.filter((away) => away >= TOWER).map((away): Point => [x(away), edge(away)]))

export const chords = bothSides((x) => chord(x, upper) + chord(x, lower))

const posts = bothSides((x) =>
  panels
    .map((away) =>
      straight([
        [x(away), upper(away)],
        [x(away), lower(away)],
      ]),
    )
    .join(''),
)

/** The struts of a panel meet in the middle of its outer post: the K of this bridge. */
const strutsOf = (x: (away: number) => number, index: number) => {
  const near = panels[index] ?? 0
  const far = panels[index + 1] ?? near
  const isBeyondTower = near >= TOWER
  const [tip, open] = isBeyondTower ? [near, far] : [far, near]
  const half = (upper(tip) + lower(tip)) / 2
  return straight([
    [x(open), upper(open)],
    [x(tip), half],
    [x(open), lower(open)],
  ])
}

const struts = bothSides((x) =>
  panels
    .slice(0, -1)
    .map((_, index) => strutsOf(x, index))
    .join(''),
)

const hangers = bothSides((x) =>
  panels
    .map((away) =>
      straight([
        [x(away), lower(away)],
        [x(away), DECK],
      ]),
    )
    .join(''),
)

export const web = posts + struts + hangers

export const deck = `M0 ${DECK}H640M0 ${DECK + 5}H640`

export const towers = bothSides((x) => {
  const top = TOWER_TOP - 6
  const legs = [-7, 7]
    .map((aside) =>
      straight([
        [x(TOWER) + aside * 0.5, top],
        [x(TOWER) + aside, 240],
      ]),
    )
    .join('')
  const cap = straight([
    [x(TOWER) - 6, top],
    [x(TOWER) + 6, top],
  ])
  const pier = `M${x(TOWER) - 14} 262V246a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4V262`
  return legs + cap + pier
})

const rungs = along([0, TOWER_TOP + 8], [0, 200], 9).map(([, y]) => y)

export const towerWeb = bothSides((x) =>
  rungs
    .slice(1)
    .map((y, index) => {
      const above = rungs[index] ?? y
      const wide = mix(3.8, 6, (y - TOWER_TOP) / 130)
      return (
        straight([
          [x(TOWER) - wide, above],
          [x(TOWER) + wide, y],
        ]) +
        straight([
          [x(TOWER) + wide, above],
          [x(TOWER) - wide, y],
        ])
      )
    })
    .join(''),
)

const SCALE = 20
const WAVE = `a10 7 0 0 0 ${SCALE} 0`
const LEAP = `m${SCALE} 0`

export const BOAT = 220
const isUnderBoat = (x: number) => Math.abs(x + SCALE / 2 - BOAT) < 2.4 * SCALE

/** Water as alpona draws it: rows of small waves, each row shifted by half a wave and shorter than the one above it. */
export const ripples = [0, 1, 2, 3, 4].map((row) => {
  const y = 268 + row * 12
  const count = 28 - row * 5
  const start = MIDDLE - (count * SCALE) / 2
  const waves = Array.from({ length: count }, (_, wave) =>
    row === 0 && isUnderBoat(start + wave * SCALE) ? LEAP : WAVE,
  )
  return `M${start} ${y}${waves.join('')}`
})
