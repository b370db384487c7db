import * as z from 'zod/mini'
import type { Verdict } from '../marking/marking.ts'
import type { Marks } from '../marking/marks.ts'
import type { QuestionOf } from '../questionnaires/items/question.ts'
import type { QuestionId } from '../questions/question-id.ts'
import type { RubricPoint, Rule } from '../questions/rule.ts'
import { type Kind, RULES, type Specs } from '../questions/rules.ts'
import { storableText } from '../text/text.ts'
import type { Instant } from '../time/time-limit.ts'
import type { Written } from './answer.ts'
import type { MarkedEntry } from './attempt.ts'

/** In characters. */
export const MAX_COMMENT_LENGTH = 2_000
export const commentText = storableText(MAX_COMMENT_LENGTH)

/** Places of rubric points, ascending. */
export const tickedPoints = z.array(z.int().check(z.nonnegative()))

/** What a person made of one answer, whatever the rule of its kind says. `rubric`: the places of the points that it earned. */
export type HandMark = { marks: Marks; rubric: readonly number[]; comment: string; by: string; at: Instant }

/** A hand mark with what it was given for. */
export type PlacedMark = HandMark & { questionId: QuestionId; answerBy: string }

/** Of one question's answers; the oldest of more are forgotten. */
const MOST_MARKS = 8

/** All marks of one question's answers once this one is given for its answer, or taken back (null): one an answer, the newest first. */
export const marksAfter = <M extends Pick<PlacedMark, 'answerBy'>>(
  marks: readonly M[],
  answerBy: string,
  mark: M | null,
): M[] => {
  const others = marks.filter((each) => each.answerBy !== answerBy)
  return [...(mark ? [mark] : []), ...others].slice(0, MOST_MARKS)
}

/** Which change an answer is, as a text: a mark is given for one answer, and none for another in its place. */
export const changeText = (by: Written | null): string =>
  by === null || by.seq === 0 ? '' : `${by.turn}.${by.seq}.${by.device}`

/** What to look for when a question is marked by hand; empty where its author did not say. */
export const rubricOf = <K extends Kind>({ kind, key }: QuestionOf<K>): readonly RubricPoint[] => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.rubric?.(key) ?? []
}

/** What the ticked points of a rubric come to, of `full` marks, rounded once to the nearest 1/1200. */
export const marksOfRubric = (rubric: readonly RubricPoint[], ticked: readonly number[], full: Marks): Marks => {
  const sum = (points: readonly RubricPoint[]) => points.reduce((all, { weight }) => all + weight, 0)
  const earned = sum(rubric.filter((_, place) => ticked.includes(place)))
  return earned === 0 ? 0 : Math.round((full * earned) / sum(rubric))
}

/** What a mark given by hand means in words. */
export const verdictOfMark = (marks: Marks, { full, isBlank }: { full: Marks; isBlank: boolean }): Verdict => {
  if (marks >= full) return 'correct'
  if (marks > 0) return 'partly'
  return isBlank ? 'blank' : 'wrong'
}

/** Whether a mark may be given: from nothing to full marks, where there are any, for points that there are, each once. */
export const isMarkFor = (
  { marks, rubric }: Pick<HandMark, 'marks' | 'rubric'>,
  of: { full: Marks; points: number },
): boolean =>
  of.full > 0 &&
  marks >= 0 &&
  marks <= of.full &&
  rubric.every((place, at) => place < of.points && place > (rubric[at - 1] ?? -1))

/** Entries as their rules mark them, with what people have made of those same answers; what does not count earns nothing. */
export const withHandMarks = (
  entries: readonly MarkedEntry[],
  marks: readonly Pick<PlacedMark, 'questionId' | 'answerBy' | 'marks'>[],
  fullOf: (id: QuestionId) => Marks,
): MarkedEntry[] => {
  if (marks.length === 0) return [...entries]
  const byId = Map.groupBy(marks, ({ questionId }) => questionId)
  return entries.map((entry) => {
    const mark = byId.get(entry.questionId)?.find(({ answerBy }) => answerBy === changeText(entry.answerBy))
    if (mark === undefined || entry.verdict === 'not_counted') return entry
    const verdict = verdictOfMark(mark.marks, { full: fullOf(entry.questionId), isBlank: entry.answer === null })
    return { ...entry, marks: mark.marks, verdict }
  })
}

/** How many answers wait for a person; a score is only so far while there are any. */
export const countWaiting = (entries: readonly Pick<MarkedEntry, 'verdict'>[]): number =>
  entries.filter(({ verdict }) => verdict === 'waiting').length
