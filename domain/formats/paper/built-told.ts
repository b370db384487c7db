import type { ProblemCode, TextProblem } from '../lines/block.ts'
import type { Line } from '../lines/lines.ts'
import type { ProgramTold } from '../lines/program-parts.ts'
import type { Builder } from './builder.ts'

const PROBLEMS: { [T in ProgramTold]: ProblemCode } = { program: 'of_program', chosen: 'chosen' }

/** What a program wrote is left over line by line, and told once for all of its kind. */
export const addTold = (builder: Builder, { number, raw, told, isPart }: Line): void => {
  if (told === null) return
  const [text, problem] = [raw.trim(), PROBLEMS[told]]
  builder.outside.push({ line: number, lastLine: number, text, after: builder.blocks.length, isCell: isPart })
  const known: TextProblem | undefined = builder.problems.find((each) => each.problem === problem)
  if (known) known.count = (known.count ?? 1) + 1
  else builder.problems.push({ line: number, problem, text, count: 1 })
}
