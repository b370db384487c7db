import type * as z from 'zod/mini'
import type { brand } from '#domain/branding/brand.ts'
import type { Kind } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'

/** A question with its right option apart, so that the key can't slip; the demo shuffles them. */
type ChoiceQuestion = { kind?: undefined; problem: string; right: string; wrong: string[] }

/** A question of another kind, as programs publish it. `others`: what is given by whoever does not know what is right. */
type OtherQuestion = {
  kind: Exclude<Kind, 'single_choice'>
  problem: string
  format?: 'prose'
  explanation?: string
  draft: object
  others: readonly Value[]
}

export type DemoQuestion = ChoiceQuestion | OtherQuestion

export type DemoQuiz = {
  /** Left out: as Quiznity's own. */
  look?: z.input<typeof brand>
  /** Left out: a quiz. */
  kind?: 'exam'
  title: string
  subject: string
  minutes: number
  hasNegativeMarking: boolean
  /** Of each question; 1 where it is left out. */
  marks?: number
  /** Headings, each before the question at its place, from 0. */
  sections?: { title: string; before: number }[]
  questions: DemoQuestion[]
}

/** A question of a poll or a survey, with what is given to it, what is given often more than once. */
type DemoOpinion = {
  kind: Kind
  problem: string
  draft: object
  required?: true
  given: readonly Value[]
}

export type DemoResponded = {
  kind: 'poll' | 'survey'
  title: string
  responding: object
  sections: { title: string; questions: DemoOpinion[] }[]
}

export const ask = (problem: string, right: string, ...wrong: string[]): DemoQuestion => ({ problem, right, wrong })
