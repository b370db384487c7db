import type { FunctionComponent, ReactNode } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { ShownQuestion } from '../../questions/players.tsx'
import type { MarkedPaper } from '../all-pages/marking.tsx'
import type { PaletteState, Progress, Step } from '../device/progress.ts'
import type { Guide } from '../movement/guide.ts'
import type { HallAttempt, HallView } from './exam-hall.ts'

/** How a practice run is taken as in the exam hall, where only what is saved counts. */
export type Hall<View extends HallView> = {
  isOn: boolean
  /** As the open question shows it and its keys take it: what is chosen counts once it is saved. */
  view: View
  attempt: Pick<HallAttempt<View>, 'view' | 'act'>
  save: () => void
  /** Takes back what is chosen and what was saved. */
  clear: () => void
  /** Said below the open question while its choice is not saved. */
  where: string | undefined
  /** Turns it on and off. */
  choice: ReactNode
}

export type ScreenProps = {
  paper: Pick<QuizPaperOnWire, 'layout' | 'settings'> & MarkedPaper & { questions: readonly ShownQuestion[] }
  progress: Progress
  /** Who takes it, as far as it is known. */
  person: { name: string; lastDigits: string } | null
  /** Whether it can only be looked at. */
  isReadOnly: boolean
  /** Leads where not every place is open at any time. */
  guide?: Guide | undefined
  /** Only in practice runs. */
  hall?: Pick<Hall<HallView>, 'isOn' | 'save' | 'clear' | 'choice'> | undefined
  onStep: (step: Step) => void
  onGo: (at: number) => void
  /** All questions are asked for. */
  onPalette: () => void
  /** The end is asked for. */
  onFinish: () => void
}

export type InExamHallProps<View extends HallView> = {
  attempt: HallAttempt<View>
  children: (hall: Hall<View>) => ReactNode
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
  InExamHall: <View extends HallView>(props: InExamHallProps<View>) => ReactNode
}
