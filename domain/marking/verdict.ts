import * as z from 'zod/mini'

/**
 * `partly`: some of it is right, and that has earned something. `waiting`: a person still has to mark it; until then it
 * earns 0. `given`: an answer where nothing is right or wrong. `not_counted`: answered after as many others of its section
 * as count; it earns and costs nothing.
 */
export const verdict = z.enum(['correct', 'partly', 'wrong', 'blank', 'waiting', 'given', 'not_counted'])
export type Verdict = z.infer<typeof verdict>
