import { countBefore, type LinePart, type ProblemCode, type Reading } from './block.ts'

/** What has no place, in many lines for the same cause: told once, with how many there are, and left out together. */
export const leaveOut = (reading: Reading, problem: ProblemCode, parts: readonly LinePart[]) => {
  const [first] = parts
  if (first === undefined) return
  const { line, text } = first
  reading.problems.push({ line, problem, text, count: parts.length })
  reading.outside.push({
    line,
    lastLine: line,
    text: parts.map((part) => part.text).join('\n'),
    after: countBefore(reading.blocks, line),
    isCell: true,
    parts,
  })
}
