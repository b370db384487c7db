import type { Edit } from '../lines/block.ts'
import { LINE_END } from '../lines/lines.ts'

/** A text in which each edit is made where its words stand last in their line; what its line does not say changes nothing. */
export const withEdits = (text: string, edits: readonly Edit[]): string => {
  const ends = text.match(LINE_END) ?? []
  const lines = text.split(LINE_END)
  for (const { line, from, to } of edits) {
    const words = lines[line - 1]
    const at = words?.lastIndexOf(from) ?? -1
    if (words !== undefined && at !== -1) lines[line - 1] = `${words.slice(0, at)}${to}${words.slice(at + from.length)}`
  }
  return lines.map((words, at) => `${words}${ends[at] ?? ''}`).join('')
}
