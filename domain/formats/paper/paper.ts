import type { Reading } from '../lines/block.ts'
import { withBracketAnswers } from './bracket-answers.ts'
import { built } from './build.ts'
import { doubtsIn } from './doubts.ts'
import { withGapChoices } from './gap-choices.ts'
import { prepared } from './prepared.ts'
import { stepsOf } from './search.ts'
import { withPartsApart } from './sub-questions.ts'

/** A paper as people type it: each line is one of what it can be, so that all of them together make the most sense. */
export const readPaper = (text: string): Reading => {
  const { lines, problems } = withPartsApart(stepsOf(prepared(text)))
  const reading = built(lines)
  reading.problems.push(
    ...problems,
    ...withGapChoices(reading),
    ...withBracketAnswers(reading.blocks),
    ...doubtsIn(reading.blocks),
  )
  return reading
}
