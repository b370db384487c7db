import type { FunctionComponent, ReactNode } from 'react'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'

export type AroundProps = {
  layout: LayoutOnWire
  /** The ids of all questions, in order. */
  questions: readonly string[]
  /** The place of the one that is open. */
  at: number
  /** The open question. */
  children: ReactNode
}

/** How a question in the palette shows that it belongs to a section or a passage. */
export type PaletteMark = { label: string; look: string }

/** What shows the sections, passages and texts of a paper. */
export type Between = {
  /** The open question with all that it is to be read with. */
  Around: FunctionComponent<AroundProps>
  /** Of each question its mark; null for those of neither. */
  marksOf: (layout: LayoutOnWire, questions: readonly string[]) => (PaletteMark | null)[]
}
