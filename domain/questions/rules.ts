import type { Rule } from './rule.ts'
import { type SingleChoice, singleChoice } from './single-choice.ts'

/** Written out: inference over the registry does not compile. */
export type Specs = {
  single_choice: SingleChoice
}

export type Kind = keyof Specs

/** Every kind of question, by its name. */
export const RULES: { [K in Kind]: Rule<Specs[K]> } = {
  single_choice: singleChoice,
}
