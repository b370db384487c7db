import type * as z from 'zod/mini'
import type { BlankFault } from './fill-in-blanks-passage.ts'
import type { Value } from './value.ts'

/** What one answer achieved, in whole-number weights, before marking turns it into marks. */
export type Credit =
  /** Right parts given, wrong parts given, parts there are to get right. */
  { hits: number; misses: number; of: number }

/** Something that a question still needs before it can be asked. */
export type Need =
  | 'problem'
  | 'options'
  | 'correct'
  | 'shorter'
  | 'fewer'
  | 'blank'
  | 'fewer_blanks'
  | BlankFault
  | 'items'
  | 'fewer_items'
  | 'pairs'
  | 'fewer_pairs'
  | 'choices'
  | 'fewer_choices'
  | 'number'
  | 'unit'
  | 'fewer_answers'
  | 'fewer_units'

/** `field` is the name of the editor's field in which to go on; `at` tells which of several parts it is about, from 0. */
export type Gap = { need: Need; field: string; at?: number }

/** The shapes that a kind of question consists of. */
export type Spec = { asked: object; key: object; given: Value; draft: object }

/** All that there is to know of one kind of question; a new kind is one of these. Only what a person wrote is trusted to no rule. */
export type Rule<S extends Spec> = {
  /** All that a participant may see; nothing in it may depend on the key. */
  asked: z.ZodMiniType<S['asked']>
  /** All that is right. */
  key: z.ZodMiniType<S['key']>
  /** Whether it could be given at all, right or wrong. The only check on the path of an answer. */
  fits: (asked: S['asked'], given: Value) => given is S['given']
  credit: (key: S['key'], given: S['given']) => Credit
  /** The key as an answer, which earns full credit. */
  right: (key: S['key']) => S['given']
  /** One answer in one short line, for tables and for screen readers. */
  words: (asked: S['asked'], given: S['given']) => string
  /** The question with nothing required, as its author has it. */
  draft: {
    schema: z.ZodMiniType<S['draft']>
    empty: () => S['draft']
    /** What is missing, in the order in which one writes; none: it is complete. Nothing else says what complete is. */
    gaps: (draft: S['draft']) => Gap[]
    /** Of a complete draft. Where the author's order would give the key away it is scrambled; `random` is in [0, 1). */
    made: (draft: S['draft'], random: () => number) => { asked: S['asked']; key: S['key'] }
    /** Whether nothing is written in it. */
    isEmpty: (draft: S['draft']) => boolean
  }
}
