import type { ReactNode } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { PaletteMark } from '../../questions/between/between.ts'
import { between } from '../../questions/players.tsx'
import type { Progress } from '../device/progress.ts'

type Layout = Pick<QuizPaperOnWire, 'layout'>
type AroundQuestionProps = { paper: Layout; progress: Progress; children: ReactNode }

/** The open question, with the passage and the texts that it is to be read with. */
export function AroundQuestion({ paper: { layout }, progress: { questions, at }, children }: AroundQuestionProps) {
  if (!layout || !between) return children
  return (
    <between.Around layout={layout} questions={questions} at={at}>
      {children}
    </between.Around>
  )
}

/** Of each question in the palette whether it belongs to others. */
export const paletteMarks = ({ layout }: Layout, { questions }: Progress): (PaletteMark | null)[] | undefined =>
  layout && between?.marksOf(layout, questions)

/** There is more room where a passage stands beside its question. */
export const widthClass = ({ layout }: Layout): string => (layout?.groups.length ? '[--quiz-width:90rem]' : '')
