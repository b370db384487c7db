import type { FunctionComponent, ReactNode } from 'react'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import type { TextFormat } from '#domain/text/prose.ts'
import type { OnScreen } from './on-screen.ts'
import type { unwantedIn } from './unwanted.ts'

export type AroundProps = {
  layout: LayoutOnWire
  /** The ids of all questions, in order. */
  questions: readonly string[]
  /** The place of the one that is open. */
  at: number
  isAnswered: (id: string) => boolean
  /** The open question. */
  children: ReactNode
}

export type ListedProps = {
  layout: LayoutOnWire
  screen: OnScreen
  /** A text with the answers that it speaks of in it. */
  say: (text: string, format?: TextFormat) => string
  /** A question on the screen, by its id. */
  ask: (id: string) => ReactNode
}

/** How a question in the palette shows that it belongs to a section or a passage. */
export type PaletteMark = { label: string; look: string /** Above its row. */; title?: string | undefined }

/** What shows the sections, passages and texts of a paper. */
export type Between = {
  /** The open question with all that it is to be read with. */
  Around: FunctionComponent<AroundProps>
  /** The questions that are on a screen together, in the same way. */
  Listed: FunctionComponent<ListedProps>
  /** Whether the open question can't be answered before another one of its section is cleared. */
  isFull: (around: Omit<AroundProps, 'children'>) => boolean
  /** The questions without an answer that nobody has to answer any more. */
  unwantedIn: typeof unwantedIn
  /** Of each question its mark; null for those of neither. */
  marksOf: (layout: LayoutOnWire, questions: readonly string[]) => (PaletteMark | null)[]
}
