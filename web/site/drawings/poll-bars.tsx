import { petal } from '../../ui/ornaments/alpona-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Lines, Placed, Touch } from './line-art.tsx'
import { Sprig } from './sprig.tsx'
import { along, dots } from './strokes.ts'

const FLOOR = 136

type Bar = { x: number; height: number; flower: readonly number[]; reach: number }

/** The more votes, the wider its flower is open. */
const bars: readonly Bar[] = [
  { x: 78, height: 42, flower: [-0.75, 0, 0.75], reach: 22 },
  { x: 120, height: 70, flower: [-1.3, -0.88, -0.44, 0, 0.44, 0.88, 1.3], reach: 32 },
  { x: 162, height: 26, flower: [-0.32, 0.32], reach: 17 },
]

const column = ({ x, height }: Bar) =>
  `M${x - 11} ${FLOOR}V${FLOOR - height}M${x + 11} ${FLOOR}V${FLOOR - height}M${x - 15} ${FLOOR - height}H${x + 15}`

const lining = ({ x, height }: Bar) => `M${x - 7} ${FLOOR}V${FLOOR - height + 4}H${x + 7}V${FLOOR}`

const votes = ({ x, height }: Bar) =>
  dots(along([x, FLOOR - 7], [x, FLOOR - height + 11], Math.max(2, Math.round(height / 8) - 1)))

/** Bars of votes that come into flower. */
export function PollBars({ className }: DrawingProps) {
  return (
    <LineArt viewBox="0 0 240 160" className={className}>
      {bars.map((bar) => (
        <g key={bar.x}>
          <Lines d={column(bar)} />
          <Fine d={lining(bar)} />
          <Dots d={votes(bar)} />
          <Placed x={bar.x} y={FLOOR - bar.height - 3}>
            <Flower angles={bar.flower} reach={bar.reach} isFull={bar.flower.length > 5} />
          </Placed>
        </g>
      ))}
      <Lines d={`M58 ${FLOOR}H182`} />
      <Fine d={`M52 ${FLOOR + 5}H188`} />
      <Sprig x={54} y={138} mirrored />
      <Sprig x={186} y={138} />
    </LineArt>
  )
}

type FlowerProps = { angles: readonly number[]; reach: number; isFull: boolean }

/** A lotus from the side. */
function Flower({ angles, reach, isFull }: FlowerProps) {
  const drawn = (angle: number) => petal({ from: 0, to: reach * (1 - 0.16 * Math.abs(angle)), angle, spread: 0.3 })
  return (
    <>
      {isFull && <Touch d={angles.slice(2, -2).map(drawn).join('')} />}
      <Lines d={angles.map(drawn).join('')} />
      {isFull && <Lines d={angles.slice(2, -2).map(drawn).join('')} onTouch />}
      {isFull && (
        <Dots
          d={dots([
            [0, -38],
            [-17, -34],
            [17, -34],
          ])}
        />
      )}
    </>
  )
}
