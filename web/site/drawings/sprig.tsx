import { petal } from '../../ui/ornaments/alpona-paths.ts'
import { Dots, Fine, Lines, Placed } from './line-art.tsx'
import { dots, type Point, smooth, spiral } from './strokes.ts'

const stem: Point[] = [[0, 0], [9, 3], [19, 3], ...spiral({ around: [24, -13], radius: 15, turns: 1.35, from: 0.22 })]

const leaf = petal({ from: 0, to: 13, angle: 0, spread: 0.42 })

type SprigProps = { x: number; y: number; mirrored?: boolean }

/** A tendril that grows out to the end of the line; mirrored, to its start. */
export function Sprig({ x, y, mirrored = false }: SprigProps) {
  return (
    <Placed x={x} y={y} mirrored={mirrored}>
      <Lines d={smooth(stem)} />
      <Placed x={8} y={2} turn={28}>
        <Fine d={leaf} />
      </Placed>
      <Placed x={35} y={-2} turn={112}>
        <Fine d={leaf} />
      </Placed>
      <Dots
        d={dots([
          [45, -14],
          [41, -25],
          [31, -33],
        ])}
      />
    </Placed>
  )
}
