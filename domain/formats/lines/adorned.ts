import { answerIn } from './answer-lines.ts'
import { looksNamed } from './fields.ts'
import { opensKeys } from './keys-at-the-end.ts'
import { looksLabelled, startIn } from './markers.ts'
import { isSolutionLine } from './solution-lines.ts'

const HEADING = /^#{1,6}\s+/
const BOLD = /^\*\*(?!\*)(.*?)\*\*/
const WHOLLY_BOLD = /^\*\*[^*]+\*\*$/

/** A line without the signs of headings and bold words around a number, a label or a name, as chat assistants write them. */
export const unadorned = (line: string): string => {
  if (!HEADING.test(line) && !line.startsWith('**')) return line
  const plain = line.replace(HEADING, '').replace(BOLD, '$1').trim()
  // Of the options one alone is bold: the right one.
  if (looksLabelled(plain)) return WHOLLY_BOLD.test(line) ? `*${plain}` : plain
  const isHeading = opensKeys(plain) !== null || isSolutionLine(plain)
  return isHeading || startIn(plain) !== null || looksNamed(plain) || answerIn(plain)?.before === '' ? plain : line
}
