import type { ReactNode } from 'react'
import type { Instant } from '#domain/time/time-limit.ts'

/** How students are led through a paper in which they may not go everywhere at any time. */
export type Guide = {
  /** Whether the question at this place can be opened now. */
  mayOpen: (at: number) => boolean
  /** Of the section that runs, where sections have times of their own; null: the paper's counts. */
  time: { endsAt: Instant; totalSeconds: number } | null
  /** Said above the question. */
  said: ReactNode
}
