import type { FloorChoice } from '../../marking/floor-choice.ts'
import {
  type Fraction,
  fraction,
  type MarkingRules,
  type MarkingScheme,
  NOTHING,
  ownMarking,
  points,
} from '../../marking/marking.ts'
import type { Marks } from '../../marking/marks.ts'
import type { QuestionId } from '../../questions/question-id.ts'
import type { Gap, Rule, TrueAndFalse } from '../../questions/rule.ts'
import { type Kind, RULES, type Specs } from '../../questions/rules.ts'
import { USUAL_KIND } from '../../questions/traits.ts'
import { hasUndescribedPicture } from '../../text/picture-tokens.ts'
import type { Problem } from '../../text/problem.ts'
import type { TextFormat } from '../../text/prose.ts'
import { excessOf, isFilled } from '../../text/text.ts'
import { minutes } from '../../time/minutes.ts'
import { MAX_EXPLANATION_LENGTH, MAX_PROMPT_LENGTH } from '../items/prompt.ts'
import type { Own, Question, QuestionOf } from '../items/question.ts'
import { question } from '../items/question-schema.ts'
import { isMarkedUp } from '../items/question-texts.ts'
import { MAX_SUBJECT_LENGTH, MAX_TITLE_LENGTH } from '../questionnaire.ts'
import type { Settings } from '../settings.ts'

/** What every kind has; what was typed for marks may be out of range. `id`: of the published question that it was before. */
type Written = Own & {
  id?: QuestionId | undefined
  prompt: string
  format?: TextFormat | undefined
  explanation?: string | undefined
}

/** A question of kind `K` that may be half-finished. */
export type DraftOf<K extends Kind> = { [P in K]: Written & { kind: P; draft: Specs[P]['draft'] } }[K]
export type DraftQuestion = DraftOf<Kind>

export type DraftDetails = {
  title: string
  subject: string
  /** What was typed may be out of range. */
  minutes: number | null
  questionCount: number | null
  /** What was typed may be out of range. */
  marksPerQuestion: Marks
  hasNegativeMarking: boolean
  /** Counts where there is negative marking; what was typed may be out of range. */
  wrongCosts: Fraction
  scheme: MarkingScheme
  floor: FloorChoice
  settings: Settings
}

const emptyOf = <K extends Kind>(kind: K): DraftOf<K> => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return { kind, prompt: '', draft: rule.draft.empty() }
}

/** What is written anew is prose. */
export const emptyQuestion = (kind: Kind = USUAL_KIND.knowledge): DraftQuestion => ({
  ...emptyOf(kind),
  format: 'prose',
})

/** Of options in one kind, and of characters in another. */
const COUNTS_OTHERWISE: ReadonlySet<string> = new Set(['least', 'most'])

/** The same question as one of another kind: what both have, such as options, is kept. */
export const asKind = ({ kind: before, draft: former, ...written }: DraftQuestion, kind: Kind): DraftQuestion =>
  Object.entries(former).reduce<DraftQuestion>(
    (question, [name, part]) => {
      if (before !== kind && COUNTS_OTHERWISE.has(name)) return question
      const withPart = (value: unknown) => readDraft(kind, written, { ...question.draft, [name]: value })
      return withPart(part) ?? withPart(listOrOne(part)) ?? question
    },
    { ...emptyOf(kind), ...written },
  )

/** A question asked where nothing is right: without what is right, why, and what it is worth; the same where nothing is anyway. */
export const asOpinion = <K extends Kind>(
  { kind, draft, ...written }: DraftOf<K>,
  said: TrueAndFalse,
): DraftQuestion => {
  const own = { ...written, explanation: undefined, points: undefined, marking: undefined }
  const rule: Rule<Specs[K]> = RULES[kind]
  const to = rule.draft.asOpinion?.(draft, said) ?? { kind, draft }
  const prompt = [own.prompt, 'prompt' in to ? to.prompt : ''].filter(isFilled).join('\n\n')
  const asked = { ...own, prompt: prompt || own.prompt }
  const empty = emptyOf(to.kind)
  return readDraft(to.kind, asked, { ...empty.draft, ...to.draft }) ?? { ...empty, ...asked }
}

/** Whether it says what is right, why, or what that is worth: what `asOpinion` leaves out. */
export const saysRight = <K extends Kind>({ kind, draft, explanation, points, marking }: DraftOf<K>): boolean => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const isKeyed = rule.draft.asOpinion?.(draft, { true: '', false: '' }).leaves ?? false
  return isKeyed || isFilled(explanation) || points !== undefined || marking !== undefined
}

/** The one right option of a kind is the list of right ones of another, and the other way round. */
const listOrOne = (part: unknown): unknown => {
  if (!Array.isArray(part)) return [part]
  return part.length === 1 ? part[0] : undefined
}

/** Drafts hold whatever was pasted; a quiz does not. */
export const gapsOf = <K extends Kind>(written: DraftOf<K>): Gap[] => {
  const { kind, prompt, format, explanation = '', draft, id: _, ...own } = written
  const rule: Rule<Specs[K]> = RULES[kind]
  const needs: Gap[] = rule.draft.gaps(draft)
  if (!isFilled(prompt)) needs.unshift({ need: 'problem', field: 'problem' })
  if (excessOf(prompt, MAX_PROMPT_LENGTH) > 0) needs.push({ need: 'shorter', field: 'problem' })
  if (excessOf(explanation, MAX_EXPLANATION_LENGTH) > 0) needs.push({ need: 'shorter', field: 'explanation' })
  if (!ownMarking.points.safeParse(own.points).success) needs.push({ need: 'marks', field: 'points' })
  if (!ownMarking.marking.safeParse(own.marking).success) needs.push({ need: 'wrong_costs', field: 'wrongPart' })
  return format === 'prose' ? [...needs, ...pictureGaps({ prompt, explanation, draft })] : needs
}

type Texts = { prompt: string; explanation: string; draft: object }

/** Whoever can't see a picture has to be told what it shows. */
const pictureGaps = ({ prompt, explanation, draft }: Texts): Gap[] => {
  const options = 'options' in draft && Array.isArray(draft.options) ? draft.options : []
  const texts: [string, unknown][] = [
    ['problem', prompt],
    ...options.map((option, at): [string, unknown] => [`option-${at}`, option]),
    ['explanation', explanation],
  ]
  return texts.flatMap(([field, text]) =>
    typeof text === 'string' && hasUndescribedPicture(text) ? [{ need: 'picture', field } as const] : [],
  )
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
  { kind, prompt, format, explanation, draft, id: _, ...own }: DraftOf<K>,
  { id, random }: { id: QuestionId; random: () => number },
): Question | null => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const made = question.safeParse({
    id,
    kind,
    prompt,
    ...(format && { format }),
    ...(isFilled(explanation) && { explanation }),
    ...own,
    ...rule.draft.made(draft, random),
  })
  return made.success ? made.data : null
}

/**
 * A published question as its author writes it. One that looks the same as prose is prose again: what is written into it
 * means what it means in a new one.
 */
export const rewrittenOf = <K extends Kind>(question: QuestionOf<K>): DraftOf<K> => {
  const { id, kind, prompt, explanation, points, marking, language, isRequired, asked, key } = question
  const rule: Rule<Specs[K]> = RULES[kind]
  return {
    kind,
    id,
    prompt,
    ...(isProseAgain(question) && { format: 'prose' }),
    ...(explanation !== undefined && { explanation }),
    ...(points !== undefined && { points }),
    ...(marking && { marking }),
    ...(language && { language }),
    ...(isRequired && { isRequired }),
    draft: rule.draft.rewritten(asked, key),
  }
}

const isProseAgain = (question: Parameters<typeof isMarkedUp>[0]): boolean =>
  question.format === 'prose' || !isMarkedUp({ ...question, format: 'prose' })

/** Options that only make sense where they stand are mixed in versions from before they were known by their words. */
const fixedOf = ({ asked }: Question): number[] | undefined => ('fixed' in asked ? asked.fixed : undefined)

/** What is typed is read in a new version as in each that is published now. */
const readersIn = ({ key }: Question): number | undefined => ('readers' in key ? key.readers : undefined)

/** The question in the form in which the one before it was asked, where its answers are as they were: no order is drawn anew. */
export const asAskedBefore = (made: Question, before: Question): Question => {
  if (made.kind !== before.kind) return made
  const saidIn = (each: Question) => JSON.stringify([rewrittenOf(each).draft, fixedOf(each), readersIn(each)])
  const isSame = saidIn(made) === saidIn(before)
  return (isSame && question.safeParse({ ...made, asked: before.asked, key: before.key }).data) || made
}

/** A draft of that kind, from wherever it was kept; null where it is none. */
export const readDraft = <K extends Kind>(kind: K, written: Written, draft: unknown): DraftOf<K> | null => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const read = rule.draft.schema.safeParse(draft)
  return read.success ? { kind, ...written, draft: read.data } : null
}

const known = new WeakMap<DraftQuestion, boolean>()

/** Asked of hundreds of questions at every key while one of them is written: the others are what they were. */
export const isComplete = (question: DraftQuestion): boolean => {
  const before = known.get(question)
  if (before !== undefined) return before
  const complete = gapsOf(question).length === 0
  known.set(question, complete)
  return complete
}

export const completeCount = (questions: DraftQuestion[]): number => questions.filter(isComplete).length

/** How the quiz is marked wherever a question says nothing else. */
export const rulesOf = ({
  marksPerQuestion,
  hasNegativeMarking,
  wrongCosts,
  scheme,
  floor,
}: DraftDetails): MarkingRules => ({
  marksPerQuestion,
  wrongCosts: hasNegativeMarking ? wrongCosts : NOTHING,
  scheme,
  ...(floor !== 'none' && { floor }),
})

/** What still has to be filled in before the questions can be written. */
export const detailsProblems = (details: DraftDetails): Partial<Record<keyof DraftDetails, Problem>> => ({
  ...(isFilled(details.title) ? {} : { title: 'title_required' }),
  ...(excessOf(details.title, MAX_TITLE_LENGTH) === 0 ? {} : { title: 'too_long' }),
  ...(isFilled(details.subject) ? {} : { subject: 'subject_required' }),
  ...(excessOf(details.subject, MAX_SUBJECT_LENGTH) === 0 ? {} : { subject: 'too_long' }),
  ...(details.questionCount !== null && details.questionCount >= 1 ? {} : { questionCount: 'question_count_required' }),
  ...(minutes.safeParse(details.minutes).success ? {} : { minutes: 'duration_required' }),
  ...(points.safeParse(details.marksPerQuestion).success ? {} : { marksPerQuestion: 'out_of_range' }),
  ...(fraction.safeParse(rulesOf(details).wrongCosts).success ? {} : { wrongCosts: 'out_of_range' }),
})
