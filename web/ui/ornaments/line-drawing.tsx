import type { CSSProperties, ReactNode } from 'react'

type LineDrawingProps = {
  viewBox: string
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** Strokes with round ends in the colour of the text around them, for eyes only. */
export function LineDrawing(props: LineDrawingProps) {
  return (
    <svg fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" {...props} />
  )
}
