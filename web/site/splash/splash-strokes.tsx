import { around, creeper, dividerWidth, dot, petal, ring, scallops } from '../../ui/ornaments/alpona-paths.ts'
import { LineDrawing } from '../../ui/ornaments/line-drawing.tsx'

type StrokeProps = {
  d: string
  /** How many equal strokes `d` has: they are drawn side by side, each from its own beginning. */
  count?: number
  after: number
  width?: number
}

/** Drawn as by hand, `after` so many milliseconds. */
function Stroke({ d, count = 1, after, width = 1.1 }: StrokeProps) {
  return (
    <path
      d={d}
      pathLength={count}
      strokeWidth={width}
      className="splash-stroke"
      style={{ animationDelay: `${after}ms` }}
    />
  )
}

function Sprinkle({ d, after }: { d: string; after: number }) {
  return <path d={d} strokeWidth="2.6" className="splash-dots" style={{ animationDelay: `${after}ms` }} />
}

const PETALS = 12
const spread = (Math.PI / PETALS) * 0.94
type Wreath = { offset: number; from: number; to: number; narrow?: number }

const petals = ({ offset, from, to, narrow = 1 }: Wreath) =>
  around(PETALS, offset, (angle) => petal({ from, to, angle, spread: spread * narrow }))

/** The lotus opens from its heart outwards. */
export function SplashLotus({ className }: { className: string }) {
  return (
    <LineDrawing viewBox="-100 -100 200 200" className={className}>
      <path d={ring(8)} className="splash-heart" stroke="none" />
      <Stroke d={ring(8)} after={0} />
      <Stroke d={petals({ offset: 0, from: 11, to: 37 })} count={PETALS} after={150} />
      <Stroke d={petals({ offset: 0.5, from: 31, to: 71 })} count={PETALS} after={450} />
      <Stroke d={petals({ offset: 0.5, from: 43, to: 61, narrow: 0.42 })} count={PETALS} after={800} width={0.7} />
      <Stroke d={scallops(PETALS * 2, 77)} after={900} />
      <Stroke d={petals({ offset: 0, from: 84, to: 97, narrow: 0.13 })} count={PETALS} after={1500} width={0.7} />
      <Sprinkle d={around(PETALS, 0, (angle) => dot({ radius: 60, angle }) + dot({ radius: 68, angle }))} after={900} />
      <Sprinkle d={around(PETALS * 2, 0.5, (angle) => dot({ radius: 77, angle }))} after={1400} />
      <Sprinkle d={around(PETALS, 0.5, (angle) => dot({ radius: 90, angle }))} after={1700} />
    </LineDrawing>
  )
}

const WAVES = 4
const WAVE_MS = 170
const halves = [creeper(WAVES, 1), creeper(WAVES, -1)] as const
const strokesOf = (d: string) => d.split(/(?=M)/)

/** A creeper that grows out of a lotus to both sides. */
export function SplashCreeper({ className }: { className: string }) {
  const width = dividerWidth(WAVES)
  const flower = around(8, 0, (angle) => petal({ from: 6, to: 20, angle, spread: Math.PI / 8 }))
  return (
    <LineDrawing viewBox={`${-width / 2} -28 ${width} 56`} className={className}>
      <path d={ring(4)} className="splash-heart" stroke="none" />
      <Stroke d={flower} count={8} after={0} />
      {halves.map(({ lines }) =>
        strokesOf(lines).map((d, wave) => <Stroke key={d} d={d} after={250 + wave * WAVE_MS} />),
      )}
      {halves.map(({ fine }) =>
        strokesOf(fine).map((d, wave) => <Stroke key={d} d={d} after={500 + wave * WAVE_MS} width={0.8} />),
      )}
      {halves.map(({ dots }) => (
        <Sprinkle key={dots} d={dots} after={900} />
      ))}
    </LineDrawing>
  )
}
