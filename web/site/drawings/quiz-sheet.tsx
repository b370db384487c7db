import { around, dot } from '../../ui/ornaments/alpona-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Lines, Placed, Touch } from './line-art.tsx'
import { Sprig } from './sprig.tsx'
import { circle } from './strokes.ts'

const hours = around(12, 0, (angle) => dot({ radius: 21.5, angle }))

/** A question sheet with ticks, and the clock beside it. The sheet's edge ends where the clock lies on it. */
export function QuizSheet({ className }: DrawingProps) {
  return (
    <LineArt viewBox="0 0 240 160" className={className}>
      <Touch d={circle([94, 88], 10)} />
      <Lines d="M159 85V34L143 18H82a8 8 0 0 0-8 8V130a8 8 0 0 0 8 8H132M143 18v9a7 7 0 0 0 7 7h9" />
      <Fine d="M80 124V28a4 4 0 0 1 4-4H136" />
      <Fine d="M88 42H126M88 49H112M110 66H143M110 88H142M110 110H124" />
      <Lines d={`${circle([94, 66], 6.5)}${circle([94, 110], 6.5)}`} />
      <Lines d="M89.5 88.2L92.8 91.8L98.8 84" onTouch />
      <Fine d="M91 66L93.4 68.6L97.4 63.4" />
      <Placed x={159} y={117}>
        <Touch d="M0 0V-17A17 17 0 0 1 14.7 8.5Z" />
        <Lines d={circle([0, 0], 28)} />
        <Dots d={hours} />
        <Lines d="M0-13V0L9.5 5.5" />
      </Placed>
      <Sprig x={70} y={140} mirrored />
      <Sprig x={183} y={140} />
    </LineArt>
  )
}
