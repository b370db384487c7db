import { around, dot, petal, ring, scallops } from '../../ui/ornaments/alpona-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Lines, Placed, Touch } from './line-art.tsx'

const PETALS = 12
/** The place of the one that fell, clockwise from the top. */
const GAP = 2
const spread = (Math.PI / PETALS) * 0.94

const inner = around(PETALS, 0, (angle) => petal({ from: 11, to: 37, angle, spread }))
const angleOf = (place: number) => ((place + 0.5) / PETALS) * Math.PI * 2
const kept = Array.from({ length: PETALS }, (_, place) => place).filter((place) => place !== GAP)
const outer = kept.map((place) => petal({ from: 31, to: 71, angle: angleOf(place), spread })).join('')
const veins = kept.map((place) => petal({ from: 43, to: 61, angle: angleOf(place), spread: spread * 0.42 })).join('')
const edge = around(PETALS * 2, 0.5, (angle) => dot({ radius: 77, angle }))
const trace = [40, 47, 54, 61, 68].map((radius) => dot({ radius, angle: angleOf(GAP) })).join('')

const fallen = petal({ from: 31, to: 71, angle: 0, spread })
const vein = petal({ from: 43, to: 61, angle: 0, spread: spread * 0.42 })

/** A lotus that has lost a petal. */
export function MissingPetal({ className }: DrawingProps) {
  return (
    <LineArt viewBox="-110 -94 220 196" className={className}>
      <Lines d={ring(8)} />
      <Lines d={inner + outer} />
      <Fine d={veins} />
      <Fine d={scallops(PETALS * 2, 77)} />
      <Dots d={`M0 0h0${edge}${trace}`} />
      <Placed x={87} y={74} turn={58}>
        <Placed x={0} y={51}>
          <Touch d={fallen} />
          <Lines d={fallen} onTouch />
          <path d={vein} strokeWidth="1" className="stroke-on-accent" />
        </Placed>
      </Placed>
      <Dots d="M90 6h0M95 20h0M96 35h0" />
    </LineArt>
  )
}
