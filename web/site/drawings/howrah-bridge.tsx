import { dot, petal } from '../../ui/ornaments/alpona-paths.ts'
import { BOAT, chords, DECK, deck, ripples, towers, towerWeb, web } from './howrah-bridge-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Lines, Placed, Touch } from './line-art.tsx'

/** Above the horizon only. */
const fan = (count: number, widest: number) =>
  Array.from({ length: count }, (_, index) => -widest + (2 * widest * index) / (count - 1))

const rays = fan(9, 1.18)
  .map((angle) => petal({ from: 34, to: 66, angle, spread: 0.13 }))
  .join('')
const outerRays = fan(10, 1.3)
  .map((angle) => petal({ from: 60, to: 98, angle, spread: 0.1 }))
  .join('')
const sparks = fan(9, 1.18)
  .map((angle) => dot({ radius: 84, angle }) + dot({ radius: 94, angle }))
  .join('')

const sunDisc = 'M-26 0a26 26 0 0 1 52 0z'

/** The bridge over the Hooghly in the morning, an alpona of a sun behind it, and a taxi on its way. */
export function HowrahBridge({ className }: DrawingProps) {
  return (
    <LineArt viewBox="0 0 640 340" className={className}>
      <Placed x={320} y={160}>
        <Touch d={sunDisc} />
        <Lines d={sunDisc} />
        <Lines d={rays} />
        <Fine d={outerRays} />
        <Dots d={sparks} />
      </Placed>
      <path d={web} strokeWidth="0.75" />
      <Lines d={chords} />
      <Lines d={towers} />
      <path d={towerWeb} strokeWidth="0.75" />
      <Lines d={deck} />
      <Placed x={402} y={DECK}>
        <Taxi />
      </Placed>
      {ripples.map((row) => (
        <Fine key={row} d={row} />
      ))}
      <Placed x={BOAT} y={266}>
        <Boat />
      </Placed>
    </LineArt>
  )
}

const body = 'M-14-3V-7C-14-9-12-9.5-9-9.5L-6-14C-5-15-4-15.5-2-15.5H3C5-15.5 6-15 7-14L9.5-9.5C13-9.5 14-8.5 14-6V-3Z'

function Taxi() {
  return (
    <>
      <Touch d={body} />
      <path d={body} strokeWidth="1.25" />
      <Dots d="M-8-2h0M8-2h0" />
    </>
  )
}

const hull = 'M-34-10C-24 2 22 2 36-13C28 8-22 10-34-10Z'

/** A country boat with a mat roof and a man at the oar. */
function Boat() {
  return (
    <>
      <Lines d={hull} />
      <Lines d="M-14-4C-12-18 10-18 12-4" />
      <Fine d="M-8-4.5C-7-13-4-14-1-14M6-4.5C5-13 2-14-1-14M-1-14.4V-4" />
      <Lines d="M22-7V-17M22-15L30 6" />
      <Dots d="M22-20.5h0" />
    </>
  )
}
