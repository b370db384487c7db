import type { LinePart, Reading } from '../lines/block.ts'
import { leaveOut } from '../lines/leave-out.ts'
import { type ReadLine, stepsOf } from '../paper-moves/search.ts'
import { withBracketAnswers } from './bracket-answers.ts'
import { built } from './build.ts'
import { doubtsIn } from './doubts.ts'
import { withGapChoices } from './gap-choices.ts'
import { prepared } from './prepared.ts'
import { withPartsApart } from './sub-questions.ts'

/** A paper as people type it: each line is one of what it can be, so that all of them together make the most sense. */
export const readPaper = (text: string): Reading => {
  const read = stepsOf(prepared(text))
  const { lines, problems } = withPartsApart(read)
  const reading = built(lines)
  leaveOut(reading, 'senders', sendersIn(read))
  reading.problems.push(
    ...problems,
    ...withGapChoices(reading),
    ...withBracketAnswers(reading.blocks),
    ...doubtsIn(reading.blocks),
  )
  return reading
}

/** Who sent the messages that are read, and when; those of others are left out whole. */
const sendersIn = (lines: readonly ReadLine[]): LinePart[] =>
  lines.flatMap(({ line: { line, isOfOthers } }) =>
    line.head === '' || isOfOthers ? [] : { line: line.number, text: line.head },
  )
