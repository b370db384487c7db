import { type Line, lineOf } from '../lines/lines.ts'
import { programParts } from '../lines/program-parts.ts'
import { withPolls } from './polls.ts'
import { withSheetOptions } from './response-sheets.ts'
import { withSharedOptions } from './shared-options.ts'

/** Lines without what programs wrote beside them, which stands in lines of its own. */
export const copiedLines = (lines: readonly Line[]): Line[] => {
  const parted = lines.flatMap(withoutProgram)
  const isSheet = parted.some(({ told }) => told !== null)
  return withSharedOptions(withPolls(withSheetOptions(parted, isSheet)))
}

const withoutProgram = (line: Line): Line[] => {
  const parts = line.literal === null && line.told === null ? programParts(line.text) : null
  if (parts === null) return [line]
  return parts.map(({ text, told }) => ({ ...partOf(line, text), told, isPart: parts.length > 1 }))
}

/** A part of a line as one of its own. */
const partOf = ({ number, sender }: Line, raw: string): Line => ({ ...lineOf(raw, number), sender })
