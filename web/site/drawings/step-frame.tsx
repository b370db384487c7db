import type { ReactNode } from 'react'
import { dot, petal, point, ring } from '../../ui/ornaments/alpona-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Touch } from './line-art.tsx'

const PETALS = 12
const PETALS_A_STEP = 3

const angles = Array.from({ length: PETALS }, (_, index) => ((index + 0.5) / PETALS) * Math.PI * 2)
const petals = angles.map((angle) => petal({ from: 35, to: 47.5, angle, spread: 0.13 }))
const gaps = angles.map((angle) => dot({ radius: 42.5, angle: angle + Math.PI / PETALS })).join('')

/** How far the ring is whole, in thick: from the top, clockwise. */
const arcTo = (step: number) => {
  const end = point({ radius: 32, angle: Math.min(step / 4, 0.998) * Math.PI * 2 })
  return `M0-32A32 32 0 ${step > 2 ? 1 : 0} 1 ${end}`
}

type StepFrameProps = DrawingProps & { step: 1 | 2 | 3 | 4; children: ReactNode }

/** A wreath that gets three petals of colour with each step, and is whole after the fourth. */
export function StepFrame({ step, className, children }: StepFrameProps) {
  return (
    <LineArt viewBox="-48 -48 96 96" className={className}>
      <Touch d={petals.slice(0, step * PETALS_A_STEP).join('')} />
      <Fine d={petals.join('')} />
      <Fine d={ring(32)} />
      <path d={arcTo(step)} strokeWidth="2.5" />
      <Dots d={gaps} />
      {children}
    </LineArt>
  )
}
