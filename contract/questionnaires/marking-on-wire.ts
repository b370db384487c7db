import * as z from 'zod/mini'
import type { FloorChoice, MarksFloor } from '#domain/marking/floor-choice.ts'
import {
  A_QUARTER,
  type Fraction,
  fraction,
  hasNegativeMarking,
  isSameFraction,
  type MarkingRules,
  type MarkingScheme,
  markingScheme,
  NOTHING,
  points,
} from '#domain/marking/marking.ts'
import { type Marks, marksAsNumber, wholeMarks } from '#domain/marking/marks.ts'
import { sectionRules } from '#domain/questionnaires/items/section-rules.ts'
import { language } from '#domain/text/language.ts'
import { marksOf } from './own-on-wire.ts'

/** Marks that something is worth: 0.01 to 1000, with at most two decimals. */
export const worth = z
  .number('wrong_type')
  .check(z.refine((number) => z.safeParse(points, marksOf(number)).success, 'out_of_range'))

/** What a new question may say of its own; what it leaves out is as in its quiz. */
export const newOwn = {
  /** The marks that it is worth. */
  points: z.optional(worth),
  marking: z.optional(
    z.strictObject({
      /** The part of its marks that a wrong answer takes away. */
      wrong_costs: z.optional(fraction),
      scheme: z.optional(markingScheme),
    }),
  ),
  /** The language of its texts. */
  language: z.optional(language),
  /** Whether a poll or a survey can't be ended without an answer to it. */
  required: z.optional(z.literal(true)),
}

/** What a new section may say of its questions, where they say nothing themselves, and how many of them count or are drawn. */
export const newSectionRules = {
  points: newOwn.points,
  marking: newOwn.marking,
  choose: sectionRules.choose,
  draw: sectionRules.draw,
  minutes: sectionRules.minutes,
}

type MarkingOnWire = {
  is_negative_marking: boolean
  marks_per_question?: number | undefined
  wrong_costs?: Fraction | undefined
  marking_scheme?: MarkingScheme | undefined
  marks_floor?: FloorChoice | undefined
}

const isOneMark = (marks: Marks) => marks === wholeMarks(1)

/** What is usual goes without saying: one mark, a quarter of it where wrong answers cost anything, all or nothing, no floor. */
export const markingOnWire = (rules: MarkingRules): MarkingOnWire & { marks_floor?: MarksFloor } => {
  const { marksPerQuestion, wrongCosts, scheme, floor } = rules
  const isNegative = hasNegativeMarking(rules)
  return {
    is_negative_marking: isNegative,
    ...(!isOneMark(marksPerQuestion) && { marks_per_question: marksAsNumber(marksPerQuestion) }),
    ...(isNegative && !isSameFraction(wrongCosts, A_QUARTER) && { wrong_costs: wrongCosts }),
    ...(scheme !== 'all_or_nothing' && { marking_scheme: scheme }),
    ...(floor && { marks_floor: floor }),
  }
}

export const markingFromWire = ({
  is_negative_marking: isNegative,
  marks_per_question: marks = 1,
  wrong_costs: wrongCosts = isNegative ? A_QUARTER : NOTHING,
  marking_scheme: scheme = 'all_or_nothing',
  marks_floor: floor = 'none',
}: MarkingOnWire): MarkingRules => ({
  marksPerQuestion: marksOf(marks),
  wrongCosts,
  scheme,
  ...(floor !== 'none' && { floor }),
})
