import * as z from 'zod/mini'
import { type OwnMarking, ownMarking } from '../../marking/marking.ts'
import type { Marks } from '../../marking/marks.ts'
import { minutes } from '../../time/minutes.ts'

const MOST_CHOSEN = 500

/** What a section says of its questions: how they are marked where they say nothing themselves, how many of them count or are met, and its time. */
export const sectionRules = {
  ...ownMarking,
  /** "Answer any n": so many of its questions count, those that were answered first; left out: all of them. */
  choose: z.optional(z.int('wrong_type').check(z.gte(1, 'out_of_range'), z.lte(MOST_CHOSEN, 'out_of_range'))),
  /** A pool: each attempt meets so many of its units, which are questions, and passages with all of theirs; left out: all of them. */
  draw: z.optional(z.int('wrong_type').check(z.gte(1, 'out_of_range'), z.lte(MOST_CHOSEN, 'out_of_range'))),
  /** Its own time, after that of the sections before it; left out: all sections share the time of their paper. */
  minutes: z.optional(minutes),
}
export type SectionRules = OwnMarking & {
  choose?: number | undefined
  draw?: number | undefined
  minutes?: number | undefined
}

/** Only that of a section, and only what it says. */
export const sectionRulesOf = ({ points, marking, choose, draw, minutes }: SectionRules): SectionRules => ({
  ...(points !== undefined && { points }),
  ...(marking && { marking }),
  ...(choose !== undefined && { choose }),
  ...(draw !== undefined && { draw }),
  ...(minutes !== undefined && { minutes }),
})

/** The minutes of each section that asks something, in order; null where they share the time of their paper. */
export const sectionMinutes = (sections: readonly Pick<SectionRules, 'minutes'>[]): number[] | null => {
  const own = sections.flatMap(({ minutes }) => minutes ?? [])
  return own.length > 0 && own.length === sections.length ? own : null
}

/** The minutes of all sections together; null where they share the time of their paper. */
export const minutesTogether = (sections: readonly Pick<SectionRules, 'minutes'>[]): number | null =>
  sectionMinutes(sections)?.reduce((sum, own) => sum + own, 0) ?? null

/** What students are told of a section before they start: how many questions each of them meets, and of how many they are drawn. */
export const toldSection = z.object({
  title: z.string(),
  questionCount: z.int(),
  drawnFrom: z.optional(z.int()),
  ...sectionRules,
})
export type ToldSection = SectionRules & { title: string; questionCount: number; drawnFrom?: number | undefined }

/** A question as it is marked in its section: its own points, costs and scheme, and for the rest those of the section. */
export const markedIn = <Q extends OwnMarking>(question: Q, { points, marking }: SectionRules): Q => {
  if (points === undefined && marking === undefined) return question
  const { wrongCosts = marking?.wrongCosts, scheme = marking?.scheme } = question.marking ?? {}
  const worth = question.points ?? points
  return {
    ...question,
    ...(worth !== undefined && { points: worth }),
    ...((wrongCosts ?? scheme) !== undefined && {
      marking: { ...(wrongCosts && { wrongCosts }), ...(scheme && { scheme }) },
    }),
  }
}

/** Why no `choose` of questions with these full marks can count: there are not as many, or they are not worth the same. */
export const chooseProblem = (
  choose: number,
  fullMarks: readonly Marks[],
): 'out_of_range' | 'not_worth_the_same' | null => {
  if (choose < 1 || choose > fullMarks.length) return 'out_of_range'
  return new Set(fullMarks).size > 1 ? 'not_worth_the_same' : null
}
