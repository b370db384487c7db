import { Dots, type DrawingProps, Fine, Lines, Touch } from './line-art.tsx'
import { StepFrame } from './step-frame.tsx'

const tile = (x: number, y: number) =>
  `M${x + 3} ${y}h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3z`

/** Four tiles, one of them taken. */
export function StepFeatures({ className }: DrawingProps) {
  return (
    <StepFrame step={2} className={className}>
      <Touch d={tile(-18.5, -18.5)} />
      <Lines d={tile(-18.5, -18.5) + tile(2.5, -18.5) + tile(-18.5, 2.5) + tile(2.5, 2.5)} />
      <Lines d="M-14.5-10.5L-11.5-7L-6-14" onTouch />
      <Fine d="M7-13.5h7M7-9.5h4.5M-14 14v-3.5M-10.5 14v-7M-7 14v-5" />
      <Dots d="M7.5 10.5h0M10.5 10.5h0M13.5 10.5h0" />
    </StepFrame>
  )
}
