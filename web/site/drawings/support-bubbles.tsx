import { petal } from '../../ui/ornaments/alpona-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Lines, Placed, Touch } from './line-art.tsx'
import { Sprig } from './sprig.tsx'
import { smooth, spiral } from './strokes.ts'

/** A question mark that begins as a tendril. */
const question = smooth([
  ...spiral({ around: [-9, -18], radius: 8, turns: 1.1, from: 0.72, clockwise: true }).reverse(),
  [-3, -29],
  [7, -27],
  [13, -17],
  [9, -7],
  [1, 0],
  [-1, 9],
])

const drop = petal({ from: 0, to: 15, angle: 0, spread: 0.5 })

/** Somebody asks, somebody answers. The first bubble's edge ends where the answer lies on it. */
export function SupportBubbles({ className }: DrawingProps) {
  return (
    <LineArt viewBox="0 0 240 160" className={className}>
      <Lines d="M135 113H102L84 130V113H80a12 12 0 0 1-12-12V30a12 12 0 0 1 12-12H148a12 12 0 0 1 12 12V74" />
      <Fine d="M74 100V31a7 7 0 0 1 7-7H147a7 7 0 0 1 7 7" />
      <Placed x={113} y={69}>
        <Lines d={question} />
        <Placed x={-1} y={31} turn={0}>
          <Touch d={drop} />
          <Lines d={drop} />
        </Placed>
      </Placed>
      <Lines d="M150 82H182a9 9 0 0 1 9 9V117a9 9 0 0 1-9 9H178V139L164 126H150a9 9 0 0 1-9-9V91a9 9 0 0 1 9-9Z" />
      <Dots d="M156 104h0M166 104h0M176 104h0" />
      <Sprig x={80} y={138} mirrored />
      <Sprig x={182} y={140} />
    </LineArt>
  )
}
