import type { GivenAnswerOnWire } from '#contract/runs/given-answers.ts'

/** In UTF-16 units: below it no sheet is too much for one call, in any script. */
const SURELY_LIGHT = 5_000

/** Whether a sheet may be too much to be sent whole: `parts.ts` knows. */
export const mayBeHeavy = (answers: readonly GivenAnswerOnWire[]): boolean => {
  let length = 0
  for (const { value } of answers) if (value !== undefined) length += JSON.stringify(value).length
  return length > SURELY_LIGHT
}
