/** Where a section, a passage or a text between questions begins, and where the questions of a passage end. */
export type PartMarker = { kind: 'group' | 'text' | 'section' | 'instructions'; text: string } | { kind: 'end' }

const PART = /^(passage|comprehension|অনুচ্ছেদ|गद्यांश|text)\s*[:：ঃ]\s*(.*)$/iu
const SECTION = /^(?:section(?: title)?|বিভাগ|खंड|खण्ड)\s*[:：ঃ]\s*(.*)$/iu
const INSTRUCTIONS = /^(?:instructions?|নির্দেশ(?:াবলী|াবলি|িকা)?|निर्देश)\s*[:：ঃ]\s*(.*)$/iu
const END = /^end of (?:the )?passage[.:]?$/iu
export const END_OF_PASSAGE = 'End of passage'
export const PART_NAMES = { group: 'Passage', text: 'Text', section: 'Section', instructions: 'Instructions' } as const
/** Where what stands behind the name would look like the name of a section itself, such as `Section: A`. */
export const SECTION_TITLE = 'Section title'

export const partMarkerIn = (line: string): PartMarker | null => {
  if (END.test(line)) return { kind: 'end' }
  const part = PART.exec(line)
  if (part) return { kind: part[1]?.toLowerCase() === 'text' ? 'text' : 'group', text: part[2] ?? '' }
  const section = SECTION.exec(line)
  if (section) return { kind: 'section', text: section[1] ?? '' }
  const instructions = INSTRUCTIONS.exec(line)
  return instructions && { kind: 'instructions', text: instructions[1] ?? '' }
}
