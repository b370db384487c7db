import { Dots, type DrawingProps, Lines, Placed, Touch } from './line-art.tsx'
import { StepFrame } from './step-frame.tsx'

const link = 'M-3.5 7H-12.5a7 7 0 0 1 0-14H-5a7 7 0 0 1 6.6 4.6'

/** Two links of a chain, hand in hand. */
export function StepShare({ className }: DrawingProps) {
  return (
    <StepFrame step={4} className={className}>
      <Placed x={0} y={0} turn={-42}>
        <Touch d="M-7-2.4H7a2.4 2.4 0 0 1 0 4.8H-7a2.4 2.4 0 0 1 0-4.8z" />
        <Lines d={link} />
        <Placed x={0} y={0} turn={180}>
          <Lines d={link} />
        </Placed>
      </Placed>
      <Dots d="M-12-15h0M-17-9h0M12 15h0M17 9h0" />
    </StepFrame>
  )
}
