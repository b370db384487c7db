import type { FunctionComponent } from 'react'
import type * as z from 'zod/mini'
import type { Rule, Spec } from '#domain/questions/rule.ts'

export type PlayProps<S extends Spec> = {
  /** Unique on the page. */
  id: string
  asked: S['asked']
  answer: S['given'] | null
  /** The stored places of the options in the order in which they are shown; left out: as they are stored. */
  places?: readonly number[]
  isReadOnly: boolean
  /** The id of the element that says what is asked. */
  labelledBy: string
  /** Null: all of it was taken back. */
  onAnswer: (answer: S['given'] | null) => void
}

/** How questions of one kind are answered. */
export type Player<S extends Spec> = {
  Play: FunctionComponent<PlayProps<S>>
  asked: z.ZodMiniType<S['asked']>
  fits: Rule<S>['fits']
  /** Whether an answer is only part of one; left out where what fits is whole. */
  missing?: Rule<S>['missing'] | undefined
  /** What texts that speak of an answer call its parts; left out: they are said as they are. */
  numbered?: Rule<S>['numbered'] | Rule<S>['choices'] | undefined
  /** The answer that a text in a link says; null: it says none. Left out: no link can answer the question. */
  fromText?: (asked: S['asked'], text: string) => S['given'] | null
  tellsWho?: Rule<S>['tellsWho'] | undefined
  /** How many parts an answer has that are right or wrong each; left out: one. */
  parts?: (asked: S['asked']) => number
  /** About how long it takes to answer, in seconds; left out: as long as to choose one thing. */
  seconds?: number
  /**
   * The answer once a key is pressed while no field has it; `answer` is what stands. Null: the key takes all of it back.
   * Undefined: the key means nothing here.
   */
  valueOfKey: (key: string, shown: Pick<PlayProps<S>, 'asked' | 'answer' | 'places'>) => S['given'] | null | undefined
}
