import type { ReactNode } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { PaletteMark } from '../../questions/between/between.ts'
import { between } from '../../questions/players.tsx'
import type { Progress } from '../device/progress.ts'

type Layout = Pick<QuizPaperOnWire, 'layout'>
type AroundQuestionProps = { paper: Layout; progress: Progress; children: ReactNode }

const around = ({ questions, at, sheet }: Progress) => ({
  ...{ questions, at },
  isAnswered: (id: string) => (sheet[id as QuestionId]?.answer ?? null) !== null,
})

/** Whether its section has as many answers as count: another one has to be cleared first. */
export const isFull = ({ layout }: Layout, progress: Progress): boolean =>
  Boolean(layout && between?.isFull({ layout, ...around(progress) }))

/** The questions that are answered, or still wanted. */
export const wantedIn = ({ layout }: Layout, progress: Progress): QuestionId[] => {
  const isMarked = (id: string) => progress.sheet[id as QuestionId]?.isMarked ?? false
  const unwanted = layout?.sections && between?.unwantedIn(layout.sections, { ...around(progress), isMarked })
  return progress.questions.filter((id) => !unwanted?.has(id))
}

/** The open question, with the passage and the texts that it is to be read with. */
export function AroundQuestion({ paper: { layout }, progress, children }: AroundQuestionProps) {
  if (!layout || !between) return children
  return (
    <between.Around layout={layout} {...around(progress)}>
      {children}
    </between.Around>
  )
}

/** Of each question in the palette whether it belongs to others. */
export const paletteMarks = ({ layout }: Layout, { questions }: Progress): (PaletteMark | null)[] | undefined =>
  layout && between?.marksOf(layout, questions)

/** There is more room where a passage stands beside its question. */
export const widthClass = ({ layout }: Layout): string => (layout?.groups.length ? '[--quiz-width:90rem]' : '')
