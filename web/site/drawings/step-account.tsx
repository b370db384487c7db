import { type DrawingProps, Fine, Lines } from './line-art.tsx'
import { StepFrame } from './step-frame.tsx'
import { circle } from './strokes.ts'

/** Somebody arrives. */
export function StepAccount({ className }: DrawingProps) {
  return (
    <StepFrame step={1} className={className}>
      <Lines d={`${circle([0, -8], 8)}M-17 19C-17 7-9 4 0 4S17 7 17 19Z`} />
      <Fine d="M-12 15C-11 10-6 8.5 0 8.5S11 10 12 15" />
    </StepFrame>
  )
}
