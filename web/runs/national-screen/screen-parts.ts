import type { FunctionComponent, ReactNode } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { ShownQuestion } from '../../questions/players.tsx'
import type { MarkedPaper } from '../all-pages/marking.tsx'
import type { PaletteState, Progress, Step } from '../device/progress.ts'
import type { Guide } from '../movement/guide.ts'

export type ScreenProps = {
  paper: Pick<QuizPaperOnWire, 'layout' | 'settings'> & MarkedPaper & { questions: readonly ShownQuestion[] }
  progress: Progress
  /** Who takes it, as far as it is known. */
  person: { name: string; lastDigits: string } | null
  /** Whether it can only be looked at. */
  isReadOnly: boolean
  /** Leads where not every place is open at any time. */
  guide?: Guide | undefined
  onStep: (step: Step) => void
  onGo: (at: number) => void
  /** All questions are asked for. */
  onPalette: () => void
  /** The end is asked for. */
  onFinish: () => void
}

/** What another screen than the usual one shows in the places of its parts. */
export type ScreenParts = {
  /** Around the open question, with all that it is to be read with. */
  Frame: FunctionComponent<ScreenProps & { children: ReactNode }>
  /** Beside the question, or in a sheet. */
  Palette: FunctionComponent<ScreenProps>
  /** Below it, in the place of the buttons of the question too. */
  Moves: FunctionComponent<ScreenProps>
  /** The state of a question, with its number or how many there are. */
  Sign: FunctionComponent<{ state: PaletteState; children?: ReactNode }>
}
