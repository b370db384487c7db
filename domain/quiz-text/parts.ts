/** Where a passage or a text between questions begins, and where the questions of a passage end. */
type PartMarker = { kind: 'group' | 'text'; text: string } | { kind: 'end' }

const PART = /^(passage|comprehension|অনুচ্ছেদ|गद्यांश|text)\s*[:：ঃ]\s*(.*)$/iu
const END = /^end of (?:the )?passage[.:]?$/iu
export const END_OF_PASSAGE = 'End of passage'
export const PART_NAMES = { group: 'Passage', text: 'Text' } as const

export const partMarkerIn = (line: string): PartMarker | null => {
  if (END.test(line)) return { kind: 'end' }
  const match = PART.exec(line)
  if (!match) return null
  return { kind: match[1]?.toLowerCase() === 'text' ? 'text' : 'group', text: match[2] ?? '' }
}
