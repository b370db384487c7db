import type { FunctionComponent } from 'react'
import type { QuestionOf } from '#domain/questionnaires/items/question.ts'
import type { Kind, Specs } from '#domain/questions/rules.ts'
import { TallyComment } from './comment/tally.tsx'
import { TallyConsent } from './consent/tally.tsx'
import { TallyFile } from './file/tally.tsx'
import { TallyFillInBlanks } from './fill-in-blanks/tally.tsx'
import { TallyMatching } from './matching/tally.tsx'
import { TallyMatrix } from './matrix/tally.tsx'
import { TallyMultipleChoice } from './multiple-choice/tally.tsx'
import { TallyNumerical } from './numerical/tally.tsx'
import { TallyOpenEnded } from './open-ended/tally.tsx'
import { TallyOpinion } from './opinion/tally.tsx'
import { TallyOrdering } from './ordering/tally.tsx'
import { TallyRanking } from './ranking/tally.tsx'
import { TallyScale } from './scale/tally.tsx'
import { TallyShortAnswer } from './short-answer/tally.tsx'
import { TallySingleChoice } from './single-choice/tally.tsx'
import type { TallyProps } from './tally.ts'
import { TallyTrueFalse } from './true-false/tally.tsx'

/** How each kind of question shows what a crowd answered. */
const TALLIES: { [K in Kind]: FunctionComponent<TallyProps<Specs[K]>> } = {
  single_choice: TallySingleChoice,
  multiple_choice: TallyMultipleChoice,
  true_false: TallyTrueFalse,
  fill_in_blanks: TallyFillInBlanks,
  ordering: TallyOrdering,
  matching: TallyMatching,
  short_answer: TallyShortAnswer,
  numerical: TallyNumerical,
  open_ended: TallyOpenEnded,
  scale: TallyScale,
  opinion: TallyOpinion,
  comment: TallyComment,
  ranking: TallyRanking,
  matrix: TallyMatrix,
  consent: TallyConsent,
  file: TallyFile,
}

type TallyQuestionProps<K extends Kind> = Pick<TallyProps<Specs[K]>, 'of' | 'lang'> & {
  question: QuestionOf<K>
  tally: Specs[K]['tally']
}

/** What was answered, how often, and which of it is right. */
export function TallyQuestion<K extends Kind>({ question, ...rest }: TallyQuestionProps<K>) {
  const Tally: FunctionComponent<TallyProps<Specs[K]>> = TALLIES[question.kind]
  return <Tally asked={question.asked} answerKey={question.key} {...rest} />
}
