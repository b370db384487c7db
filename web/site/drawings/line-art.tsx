import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { LineDrawing } from '../../ui/ornaments/line-drawing.tsx'

export type DrawingProps = { className?: string | undefined }

type LineArtProps = DrawingProps & { viewBox: string; style?: CSSProperties; children: ReactNode }

/** The ground of every drawing. Strokes do not grow with it: a finger's line is as thin in a large picture. */
export function LineArt({ viewBox, className, style, children }: LineArtProps) {
  return (
    <LineDrawing
      viewBox={viewBox}
      style={style}
      className={classNames('[&_path]:[vector-effect:non-scaling-stroke]', className)}
    >
      {children}
    </LineDrawing>
  )
}

type StrokesProps = {
  d: string
  /** On the yellow, which is as bright in the dark. */
  onTouch?: boolean
}

export function Lines({ d, onTouch = false }: StrokesProps) {
  return <path d={d} strokeWidth="1.75" className={onTouch ? 'stroke-on-accent' : undefined} />
}

export function Fine({ d, onTouch = false }: StrokesProps) {
  return <path d={d} strokeWidth="1" className={onTouch ? 'stroke-on-accent' : undefined} />
}

export function Dots({ d }: { d: string }) {
  return <path d={d} strokeWidth="3" />
}

/** The yellow of what is to be seen first, laid under the lines. */
export function Touch({ d }: { d: string }) {
  return <path d={d} stroke="none" className="fill-accent" />
}

type PlacedProps = { x: number; y: number; scale?: number; turn?: number; mirrored?: boolean; children: ReactNode }

/** A part drawn around the origin, put where it belongs. */
export function Placed({ x, y, scale = 1, turn = 0, mirrored = false, children }: PlacedProps) {
  const size = scale === 1 && !mirrored ? '' : ` scale(${mirrored ? -scale : scale} ${scale})`
  return <g transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${size}`}>{children}</g>
}
