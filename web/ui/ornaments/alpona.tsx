import { classNames } from '../class-names.ts'
import { type Drawing, divider, dividerWidth, medallion } from './alpona-paths.ts'
import { LineDrawing } from './line-drawing.tsx'

type AlponaProps = {
  className?: string
  /** Drawn stroke by stroke when it appears, as by hand. */
  drawing?: boolean
}

type StrokesProps = AlponaProps & { viewBox: string; strokes: Drawing }

function Strokes({ viewBox, strokes, drawing, className }: StrokesProps) {
  const stroke = drawing ? 'animate-draw [stroke-dasharray:1]' : undefined
  return (
    <LineDrawing viewBox={viewBox} className={className}>
      <path d={strokes.lines} strokeWidth="1.5" pathLength={drawing ? 1 : undefined} className={stroke} />
      <path d={strokes.fine} strokeWidth="1" pathLength={drawing ? 1 : undefined} className={stroke} />
      <path d={strokes.dots} strokeWidth="3.2" className={classNames(drawing && 'animate-rise')} />
    </LineDrawing>
  )
}

/** A lotus on the floor: heroes, empty states. */
export function Medallion({ petals = 12, ...rest }: AlponaProps & { petals?: number }) {
  return <Strokes {...rest} viewBox="-100 -100 200 200" strokes={medallion(petals)} />
}

/** The quarter of a lotus that grows out of a corner, at the start of the line; turn it by class for other corners. */
export function Corner({ petals = 12, ...rest }: AlponaProps & { petals?: number }) {
  return <Strokes {...rest} viewBox="0 0 100 100" strokes={medallion(petals)} />
}

/** A creeper with a lotus in its middle, between two parts of a page. */
export function Divider({ waves = 4, ...rest }: AlponaProps & { waves?: number }) {
  const width = dividerWidth(waves)
  return <Strokes {...rest} viewBox={`${-width / 2} -28 ${width} 56`} strokes={divider(waves)} />
}
