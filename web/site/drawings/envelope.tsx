import { around, petal } from '../../ui/ornaments/alpona-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Lines, Placed, Touch } from './line-art.tsx'
import { Sprig } from './sprig.tsx'
import { circle } from './strokes.ts'

const seal = around(8, 0, (angle) => petal({ from: 3, to: 13, angle, spread: 0.36 }))

/** A letter sealed with a lotus. The flap's edges end where the seal lies. */
export function Envelope({ className }: DrawingProps) {
  return (
    <LineArt viewBox="0 0 240 132" className={className}>
      <Lines d="M70 22H170a7 7 0 0 1 7 7V107a7 7 0 0 1-7 7H70a7 7 0 0 1-7-7V29a7 7 0 0 1 7-7Z" />
      <Lines d="M65 25L107.5 61.5M175 25L132.5 61.5" />
      <Fine d="M73 27.5L109.5 57.5M167 27.5L130.5 57.5M66 111L104 78.5M174 111L136 78.5" />
      <Placed x={120} y={68}>
        <Touch d={seal} />
        <Lines d={seal} />
        <Lines d={circle([0, 0], 1.5)} />
      </Placed>
      <Dots d="M120 36h0M112 32h0M128 32h0M120 92h0M112 98h0M128 98h0" />
      <Sprig x={59} y={114} mirrored />
      <Sprig x={181} y={114} />
    </LineArt>
  )
}
