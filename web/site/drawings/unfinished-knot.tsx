import { around, dot, petal } from '../../ui/alpona-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Lines, Placed, Touch } from './line-art.tsx'
import { circle, dots } from './strokes.ts'
import { wovenKnot } from './woven-knot.ts'

const { strokes, end, rest } = wovenKnot(0.895)
const heart = around(8, 0, (angle) => petal({ from: 5, to: 30, angle, spread: 0.34 }))
const between =
  around(8, 0.5, (angle) => dot({ radius: 29, angle })) + around(10, 0.5, (angle) => dot({ radius: 92, angle }))

/** An endless line whose hand was called away: the dots say where it would have gone. */
export function UnfinishedKnot({ className }: DrawingProps) {
  return (
    <LineArt viewBox="-100 -100 200 200" className={className}>
      <Lines d={strokes} />
      <Fine d={heart} />
      <Lines d={circle([0, 0], 2.5)} />
      <Dots d={between} />
      <path d={dots(rest)} strokeWidth="2.25" />
      <Placed x={end[0]} y={end[1]}>
        <Touch d={circle([0, 0], 6)} />
        <Lines d={circle([0, 0], 6)} />
      </Placed>
    </LineArt>
  )
}
