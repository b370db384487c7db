import type { ReactNode } from 'react'
import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import type { OnScreen } from '../../questions/between/on-screen.ts'
import { between, type ShownQuestion } from '../../questions/players.tsx'
import type { Say } from './said.ts'

type ListedQuestionsProps = {
  paper: Pick<RespondedPaperOnWire, 'layout'>
  screen: OnScreen
  questions: readonly ShownQuestion[]
  say: Say
  children: (question: ShownQuestion) => ReactNode
}

/** The questions that are on the screen, with the passages and texts that they are to be read with. */
export function ListedQuestions({ paper: { layout }, screen, questions, say, children }: ListedQuestionsProps) {
  const ask = (id: string) => {
    const asked = questions.find((question) => question.id === id)
    return asked && children(asked)
  }
  if (!layout || !between) return screen.here.map(ask)
  return <between.Listed layout={layout} screen={screen} say={say} ask={ask} />
}
