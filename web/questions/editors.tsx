import type { DraftOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Kind, Specs } from '#domain/questions/rules.ts'
import { type Asks, isUnscored } from '#domain/questions/traits.ts'
import { commentEditor } from './comment/edit.tsx'
import { consentEditor } from './consent/edit.tsx'
import type { Editor, EditProps } from './editor.tsx'
import { fileEditor } from './file/edit.tsx'
import { fillInBlanksEditor } from './fill-in-blanks/edit.tsx'
import { matchingEditor } from './matching/edit.tsx'
import { matrixEditor } from './matrix/edit.tsx'
import { multipleChoiceEditor } from './multiple-choice/edit.tsx'
import { numericalEditor } from './numerical/edit.tsx'
import { openEndedEditor } from './open-ended/edit.tsx'
import { opinionEditor } from './opinion/edit.tsx'
import { orderingEditor } from './ordering/edit.tsx'
import { rankingEditor } from './ranking/edit.tsx'
import { scaleEditor } from './scale/edit.tsx'
import { shortAnswerEditor } from './short-answer/edit.tsx'
import { singleChoiceEditor } from './single-choice/edit.tsx'
import { trueFalseEditor } from './true-false/edit.tsx'

/** An editor for each kind of question. */
const EDITORS: { [K in Kind]: Editor<Specs[K]> } = {
  single_choice: singleChoiceEditor,
  multiple_choice: multipleChoiceEditor,
  true_false: trueFalseEditor,
  fill_in_blanks: fillInBlanksEditor,
  ordering: orderingEditor,
  matching: matchingEditor,
  short_answer: shortAnswerEditor,
  numerical: numericalEditor,
  open_ended: openEndedEditor,
  opinion: opinionEditor,
  scale: scaleEditor,
  comment: commentEditor,
  ranking: rankingEditor,
  matrix: matrixEditor,
  consent: consentEditor,
  file: fileEditor,
}

export const EVERY_KIND = Object.keys(EDITORS) as Kind[]

/** Those of a survey alone. */
const OF_SURVEYS: readonly Kind[] = ['file']

/** The kinds that are asked for the same, in the order in which they are offered. */
export const KINDS_FOR: Record<Asks, readonly Kind[]> = {
  knowledge: EVERY_KIND.filter((kind) => !isUnscored(kind)),
  opinion: EVERY_KIND.filter((kind) => isUnscored(kind) && !OF_SURVEYS.includes(kind)),
}

/** Those of a quiz. */
export const KNOWLEDGE_KINDS = KINDS_FOR.knowledge

export const firstFieldOf = (kind: Kind): string => EDITORS[kind].firstField

/** What stands beside its name where it is offered. */
export const signOf = (kind: Kind): Editor<Specs[Kind]>['Sign'] => EDITORS[kind].Sign

type EditQuestionProps<K extends Kind> = Omit<EditProps<Specs[K]>, 'draft' | 'onChange'> & {
  question: DraftOf<K>
  onChange: (question: DraftOf<K>, typedIn?: string) => void
}

/** All of a question but its text. */
export function EditQuestion<K extends Kind>({ question, onChange, ...rest }: EditQuestionProps<K>) {
  const { Edit }: Editor<Specs[K]> = EDITORS[question.kind]
  return (
    <Edit draft={question.draft} onChange={(draft, typedIn) => onChange({ ...question, draft }, typedIn)} {...rest} />
  )
}

export function PreviewQuestion<K extends Kind>({ question }: { question: DraftOf<K> }) {
  const { Preview }: Editor<Specs[K]> = EDITORS[question.kind]
  return <Preview draft={question.draft} />
}
