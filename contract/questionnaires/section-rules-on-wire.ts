import * as z from 'zod/mini'
import { markingScheme } from '#domain/marking/marking-scheme.ts'
import type { SectionRules } from '#domain/questionnaires/items/section-rules.ts'
import { type OwnOnWire, ownFromWire, ownOnWire } from './own-on-wire.ts'

/** What a section says of its questions, as it travels: `points` in marks. */
export type SectionRulesOnWire = Pick<OwnOnWire, 'points' | 'marking'> & {
  choose?: number | undefined
  draw?: number | undefined
  minutes?: number | undefined
}

/** An exact part of the marks: a quarter is 1/4. */
export const part = z.object({ numerator: z.int(), denominator: z.int() })

export const sectionRulesSaid = {
  points: z.optional(z.number()),
  marking: z.optional(z.object({ wrong_costs: z.optional(part), scheme: z.optional(markingScheme) })),
  choose: z.optional(z.int()),
  /** So many questions or passages of it are drawn for each attempt; left out: all are asked. */
  draw: z.optional(z.int()),
  /** Of its own, after those of the sections before it; left out: the sections share the duration. */
  minutes: z.optional(z.int()),
}

export const sectionRulesOnWire = ({ points, marking, choose, draw, minutes }: SectionRules): SectionRulesOnWire => ({
  ...ownOnWire({ points, marking }),
  ...(choose !== undefined && { choose }),
  ...(draw !== undefined && { draw }),
  ...(minutes !== undefined && { minutes }),
})

export const sectionRulesFromWire = ({ points, marking, choose, draw, minutes }: SectionRulesOnWire): SectionRules => ({
  ...ownFromWire({ points, marking }),
  ...(choose !== undefined && { choose }),
  ...(draw !== undefined && { draw }),
  ...(minutes !== undefined && { minutes }),
})
