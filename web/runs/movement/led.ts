import type { Instant } from '#domain/time/time-limit.ts'
import type { Progress, Step } from '../device/progress.ts'

/** Of an attempt, what leads through its paper needs. */
export type LedView = {
  progress: Progress
  phase: { kind: string }
  sectionEnds?: Instant[] | undefined
  hasLate?: boolean | undefined
}

export type Led = {
  view: () => LedView
  act: (step: Step) => void
  /** Of each step whether it may be taken; null: all may. */
  mayTake: ((step: Step) => boolean) | null
}
