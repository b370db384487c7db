import type { MarkingScheme } from './marking.ts'
import type { Problem } from './problem.ts'
import { MAX_EXPLANATION_LENGTH, MAX_PROMPT_LENGTH } from './prompt.ts'
import { type Question, question } from './question.ts'
import type { QuestionId } from './question-id.ts'
import { DURATIONS, MAX_SUBJECT_LENGTH, MAX_TITLE_LENGTH } from './questionnaire.ts'
import type { Gap, Rule } from './questions/rule.ts'
import { type Kind, RULES, type Specs } from './questions/rules.ts'
import { excessOf, isFilled } from './text.ts'

/** A question of kind `K` that may be half-finished. */
export type DraftOf<K extends Kind> = {
  [P in K]: { kind: P; prompt: string; draft: Specs[P]['draft']; explanation?: string | undefined }
}[K]
export type DraftQuestion = DraftOf<Kind>

export type DraftDetails = {
  title: string
  subject: string
  minutes: number | null
  questionCount: number | null
  hasNegativeMarking: boolean
  scheme: MarkingScheme
}

const emptyOf = <K extends Kind>(kind: K): DraftOf<K> => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return { kind, prompt: '', draft: rule.draft.empty() }
}

export const emptyQuestion = (kind: Kind = 'single_choice'): DraftQuestion => emptyOf(kind)

/** The same question as one of another kind: what both have, such as options, is kept. */
export const asKind = ({ prompt, explanation, draft: former }: DraftQuestion, kind: Kind): DraftQuestion =>
  Object.entries(former).reduce<DraftQuestion>(
    (question, [name, part]) =>
      name in question.draft
        ? (readDraft(kind, { prompt, explanation }, { ...question.draft, [name]: part }) ?? question)
        : question,
    { ...emptyQuestion(kind), prompt, ...(explanation !== undefined && { explanation }) },
  )

/** Drafts hold whatever was pasted; a quiz does not. */
export const gapsOf = <K extends Kind>({ kind, prompt, explanation = '', draft }: DraftOf<K>): Gap[] => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const needs: Gap[] = rule.draft.gaps(draft)
  if (!isFilled(prompt)) needs.unshift({ need: 'problem', field: 'problem' })
  if (excessOf(prompt, MAX_PROMPT_LENGTH) > 0) needs.push({ need: 'shorter', field: 'problem' })
  if (excessOf(explanation, MAX_EXPLANATION_LENGTH) > 0) needs.push({ need: 'shorter', field: 'explanation' })
  return needs
}

/** The field to go on in. */
export const firstToDo = (question: DraftQuestion): string => gapsOf(question)[0]?.field ?? 'problem'

/** Whether nothing is written in it. */
export const isEmptyDraft = <K extends Kind>({ kind, prompt, explanation, draft }: DraftOf<K>): boolean => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return !isFilled(prompt) && !isFilled(explanation) && rule.draft.isEmpty(draft)
}

/** The question that a complete draft makes, with its texts trimmed and normalised; null where one of them can't be kept. */
export const madeOf = <K extends Kind>(
  { kind, prompt, explanation, draft }: DraftOf<K>,
  { id, random }: { id: QuestionId; random: () => number },
): Question | null => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const made = question.safeParse({
    id,
    kind,
    prompt,
    ...(isFilled(explanation) && { explanation }),
    ...rule.draft.made(draft, random),
  })
  return made.success ? made.data : null
}

/** What every kind has. */
type Written = { prompt: string; explanation?: string | undefined }

/** A draft of that kind, from wherever it was kept; null where it is none. */
export const readDraft = <K extends Kind>(kind: K, written: Written, draft: unknown): DraftOf<K> | null => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const read = rule.draft.schema.safeParse(draft)
  return read.success ? { kind, ...written, draft: read.data } : null
}

export const isComplete = (question: DraftQuestion): boolean => gapsOf(question).length === 0

export const completeCount = (questions: DraftQuestion[]): number => questions.filter(isComplete).length

/** What still has to be filled in before the questions can be written. */
export const detailsProblems = (details: DraftDetails): Partial<Record<keyof DraftDetails, Problem>> => ({
  ...(isFilled(details.title) ? {} : { title: 'title_required' }),
  ...(excessOf(details.title, MAX_TITLE_LENGTH) === 0 ? {} : { title: 'too_long' }),
  ...(isFilled(details.subject) ? {} : { subject: 'subject_required' }),
  ...(excessOf(details.subject, MAX_SUBJECT_LENGTH) === 0 ? {} : { subject: 'too_long' }),
  ...(details.questionCount !== null && details.questionCount >= 1 ? {} : { questionCount: 'question_count_required' }),
  ...(DURATIONS.some((minutes) => minutes === details.minutes) ? {} : { minutes: 'duration_required' }),
})
