import type { FunctionComponent } from 'react'
import type { Question, QuestionOf } from '#domain/questionnaires/items/question.ts'
import type { Kind, Specs } from '#domain/questions/rules.ts'
import { PresentComment } from './comment/present.tsx'
import { PresentOpinion } from './opinion/present.tsx'
import { PresentRanking } from './ranking/present.tsx'
import { PresentScale } from './scale/present.tsx'
import { TallyQuestion } from './tallies.tsx'
import type { Hiding, TallyProps } from './tally.ts'

/** Kinds that a hall sees otherwise than their teacher does. */
const PRESENTED: { [K in Kind]?: FunctionComponent<TallyProps<Specs[K]> & Hiding> } = {
  comment: PresentComment,
  opinion: PresentOpinion,
  ranking: PresentRanking,
  scale: PresentScale,
}

/** Whether a hall is shown each answer, and not how many gave it. */
export const isReadOut = ({ kind, asked }: Question): boolean => kind === 'comment' && asked.expects === 'text'

type PresentedTallyProps<K extends Kind> = Pick<TallyProps<Specs[K]>, 'of' | 'lang'> &
  Hiding & { question: QuestionOf<K>; tally: Specs[K]['tally'] }

/** What was answered, for a hall. */
export function PresentedTally<K extends Kind>({ hidden, onHide, ...tallied }: PresentedTallyProps<K>) {
  const { question, ...rest } = tallied
  const Presented: FunctionComponent<TallyProps<Specs[K]> & Hiding> | undefined = PRESENTED[question.kind]
  if (!Presented) return <TallyQuestion {...tallied} />
  return <Presented asked={question.asked} answerKey={question.key} hidden={hidden} onHide={onHide} {...rest} />
}
