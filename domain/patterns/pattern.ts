import type { Fraction, MarkingRules, MarkingScheme } from '../marking/marking.ts'
import type { Marks } from '../marking/marks.ts'
import type { Kind } from '../questions/rules.ts'
import type { PatternId } from './pattern-id.ts'
import type { Sourced } from './sourced.ts'

/** Questions of one kind that are all marked alike. */
export type PatternSection = {
  /** The subject that it belongs to, with others; null where the paper has one part. */
  part: string | null
  /** Its heading; empty where the paper is one section without any. */
  title: string
  kind: Sourced<Kind>
  /** How many are laid out. */
  count: Sourced<number>
  /** What each of them is worth. */
  marks: Sourced<Marks>
  wrongCosts: Sourced<Fraction>
  scheme: Sourced<MarkingScheme>
  /** Any so many of them are to be answered; null: all. */
  choose: Sourced<number | null>
  /** How many decimal places a number is rounded to; null where none is typed. */
  decimals: Sourced<number> | null
}

/** How the paper of an examination is laid out and marked in the years of its name, or a template that is nobody's. */
export type Pattern<Id extends PatternId = PatternId> = {
  id: Id
  /** Its source is of the year that those of the fields don't speak of. Null: a template, which pages name. */
  name: Sourced<string> | null
  years: readonly number[]
  minutes: Sourced<number>
  /** `free`: candidates go from any question to any other. */
  movement: Sourced<'free'>
  /** The parts in their order; none where there is one. */
  parts: Sourced<readonly string[]>
  sections: readonly PatternSection[]
  /** What candidates read before they start, in our words; the time is told elsewhere. */
  instructions: string
}

/** The same sections in each part, under the part's name. */
export const inEachPart = (
  { value: parts }: Pattern['parts'],
  sections: readonly Omit<PatternSection, 'part'>[],
): PatternSection[] =>
  parts.flatMap((part) => sections.map((section) => ({ ...section, part, title: `${part} ${section.title}` })))

export const rulesOf = ({ marks, wrongCosts, scheme }: PatternSection): MarkingRules => ({
  marksPerQuestion: marks.value,
  wrongCosts: wrongCosts.value,
  scheme: scheme.value,
})
