import type { Value } from '../value.ts'

/** The place of an option that there is. Apart from the rule: the page of students begins with no more of it than this. */
export const fits = ({ options }: { options: readonly string[] }, given: Value): given is number =>
  typeof given === 'number' && given >= 0 && given < options.length
