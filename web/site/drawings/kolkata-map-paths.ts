import { type Point, smooth, straight } from './strokes.ts'

export const WIDTH = 960
export const HEIGHT = 540

/** Degrees, as on every map. */
type Coordinates = readonly [latitude: number, longitude: number]

const NORTH = 22.6045
const WEST = 88.283
/** A degree of longitude is shorter here than one of latitude, by the cosine of 22.57 degrees. */
const PIXELS_PER_DEGREE = 7710
const SHORTER = 0.9234

export const place = ([latitude, longitude]: Coordinates): Point => [
  (longitude - WEST) * PIXELS_PER_DEGREE * SHORTER,
  (NORTH - latitude) * PIXELS_PER_DEGREE,
]

const road = (...way: Coordinates[]) => smooth(way.map(place))

/** The middle of the Hooghly, from Cossipore in the north to Garden Reach in the south-west. */
const river: Coordinates[] = [
  [22.62, 88.3625],
  [22.61, 88.3592],
  [22.6015, 88.3556],
  [22.593, 88.3512],
  [22.5851, 88.3468],
  [22.577, 88.3437],
  [22.569, 88.3396],
  [22.5625, 88.3338],
  [22.557, 88.3277],
  [22.5522, 88.3195],
  [22.5478, 88.3105],
  [22.5462, 88.301],
  [22.5492, 88.292],
  [22.554, 88.284],
  [22.558, 88.277],
]

const bank = (aside: number): Point[] => {
  const points = river.map(place)
  return points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y]
    const [afterX, afterY] = points[index + 1] ?? [x, y]
    const long = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
    return [x - ((afterY - beforeY) / long) * aside, y + ((afterX - beforeX) / long) * aside] as const
  })
}

export const banks = smooth(bank(19)) + smooth(bank(-19))
export const currents = smooth(bank(7)) + smooth(bank(-7))
export const water = `${smooth(bank(19))}L${smooth(bank(-19).toReversed()).slice(1)}Z`

export const bridges = [
  straight([[22.5864, 88.3432] as const, [22.5838, 88.3504] as const].map(place)),
  straight([[22.5592, 88.3236] as const, [22.5548, 88.3318] as const].map(place)),
]

export const spots = {
  howrahBridge: place([22.5851, 88.3468]),
  vidyasagarSetu: place([22.557, 88.3277]),
  victoriaMemorial: place([22.5448, 88.3426]),
  pin: place([22.5726, 88.3639]),
}

/** Wide roads: Chowringhee and its way north, the old circular road, Strand Road, the bypass, the trunk road. */
export const mainRoads =
  road(
    [22.5335, 88.3462],
    [22.5448, 88.3478],
    [22.5555, 88.3508],
    [22.5645, 88.3518],
    [22.573, 88.3565],
    [22.585, 88.3605],
    [22.6045, 88.371],
  ) +
  road(
    [22.6045, 88.375],
    [22.592, 88.3728],
    [22.5678, 88.371],
    [22.556, 88.3662],
    [22.5465, 88.3628],
    [22.5398, 88.352],
    [22.5398, 88.345],
    [22.5448, 88.3362],
    [22.5548, 88.3318],
  ) +
  road([22.6045, 88.3955], [22.588, 88.397], [22.572, 88.4028], [22.556, 88.4], [22.5345, 88.3945]) +
  road(
    [22.5838, 88.3504],
    [22.58, 88.3575],
    [22.5762, 88.3636],
    [22.5678, 88.371],
    [22.568, 88.388],
    [22.572, 88.4028],
  ) +
  road([22.6045, 88.3462], [22.594, 88.342], [22.5864, 88.3432]) +
  road([22.5864, 88.3432], [22.581, 88.332], [22.57, 88.3225], [22.5592, 88.3236]) +
  road([22.581, 88.332], [22.5785, 88.315], [22.583, 88.298], [22.581, 88.283])

export const parkStreet = road(
  [22.5555, 88.3508],
  [22.5528, 88.3548],
  [22.5497, 88.359],
  [22.5465, 88.3628],
  [22.5425, 88.369],
)

export const lanes =
  road([22.5645, 88.3518], [22.5655, 88.362], [22.5678, 88.371]) +
  road([22.573, 88.3565], [22.5735, 88.3465]) +
  road([22.5655, 88.362], [22.5762, 88.3636], [22.585, 88.3605]) +
  road([22.5555, 88.3508], [22.5575, 88.3588], [22.556, 88.3662]) +
  road([22.556, 88.3662], [22.5545, 88.382], [22.556, 88.4]) +
  road([22.592, 88.3728], [22.589, 88.385], [22.588, 88.397]) +
  road([22.585, 88.3605], [22.5835, 88.3725], [22.583, 88.3975]) +
  road([22.5425, 88.369], [22.5425, 88.38], [22.545, 88.397]) +
  road([22.5645, 88.3518], [22.5605, 88.3425], [22.5548, 88.3318]) +
  road([22.5335, 88.33], [22.5398, 88.3315], [22.5448, 88.3362]) +
  road([22.57, 88.3225], [22.5735, 88.31], [22.5705, 88.297], [22.5725, 88.283]) +
  road([22.5785, 88.315], [22.5735, 88.31], [22.5625, 88.309]) +
  road([22.588, 88.397], [22.5905, 88.405], [22.589, 88.4165]) +
  road([22.572, 88.4028], [22.577, 88.409], [22.5765, 88.4165])

/** The green between the river and Chowringhee. */
export const maidan = `${straight(
  (
    [
      [22.562, 88.3462],
      [22.5618, 88.3498],
      [22.5555, 88.3484],
      [22.548, 88.3462],
      [22.5475, 88.3395],
      [22.552, 88.3368],
      [22.557, 88.3405],
    ] as const
  ).map(place),
)}Z`
