import { type DrawingProps, Fine, Lines, Touch } from './line-art.tsx'
import { StepFrame } from './step-frame.tsx'
import { type Point, smooth, spiral } from './strokes.ts'

const bristles = 'M2.5-3.5C-4-3-5 2-4 8.5C2 9.5 7.5 8 8 2Z'

const stroke: Point[] = [
  [-4, 8.5],
  [-6, 13.5],
  ...spiral({ around: [-14, 9], radius: 8, turns: 1.2, from: 0.16, clockwise: true }),
]

/** A brush that has begun a tendril. */
export function StepDesign({ className }: DrawingProps) {
  return (
    <StepFrame step={3} className={className}>
      <Touch d={bristles} />
      <Lines d={`${bristles}M2.5-3.5L18-21a3.6 3.6 0 0 1 5.2 5.2L8 2`} />
      <Fine d="M6.5-8L12.5-2.6" />
      <Lines d={smooth(stroke)} />
    </StepFrame>
  )
}
