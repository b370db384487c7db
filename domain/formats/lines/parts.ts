import { DIRECTION_NAMES } from './directions.ts'

/** Where a section, a passage or a text between questions begins, and where the questions of a passage end. */
export type PartMarker = { kind: 'group' | 'text' | 'section' | 'instructions'; text: string } | { kind: 'end' }

const PART = /^(passage|comprehension|case\s?study|extract|অনুচ্ছেদ|गद्यांश|text)\s*[:：ঃ]\s*(.*)$/iu
const SECTION = /^(?:section(?: title)?|বিভাগ|खंड|खण्ड)\s*[:：ঃ]\s*(.*)$/iu
const INSTRUCTIONS = /^(?:instructions?|নির্দেশ(?:াবলী|াবলি|িকা)?|निर्देश)\s*[:：ঃ]\s*(.*)$/iu
const END = /^end of (?:the )?passage[.:]?$/iu
export const END_OF_PASSAGE = 'End of passage'
export const PART_NAMES = { group: 'Passage', text: 'Text', section: 'Section', instructions: 'Instructions' } as const
/** Where what stands behind the name would look like the name of a section itself, such as `Section: A`. */
export const SECTION_TITLE = 'Section title'

/** `Read the passage given below and answer the questions`: a passage begins, with these words. */
const PASSAGES = [
  '(?:(?:\\p{Nd}{1,2}|[ivx]{1,4})\\s?[.)।]\\s*)?(?:directions?\\s*(?:\\([^)]*\\))?\\s*)?(?:read|study|go\\sthrough)\\s(?:carefully\\s)?(?:the|this)\\s(?:following\\s|given\\s)*(?:passages?|paragraph|comprehension|extract|poem|stanza|case(?:\\sstudy)?)(?![\\p{L}])',
  '(?:নিচের|নীচের|নিম্নলিখিত|প্রদত্ত)\\s(?:অনুচ্ছেদ|গদ্যাংশ|কবিতাংশ|অংশ|উদ্দীপক)(?:টি|টুকু)?\\s.{0,20}প(?:ড়|ড়)',
  '(?:উদ্দীপক|অনুচ্ছেদ|গদ্যাংশ)(?:টি|টুকু)?\\s.{0,20}(?:প(?:ড়|ড়)|দেখ|লক্ষ)',
  '(?:गद्यांश|अनुच्छेद|पद्यांश|काव्यांश)\\s.{0,25}(?:प(?:ढ़|ढ़))',
  '(?:निम्नलिखित|नीचे\\sदिए\\sगए|दिए\\sगए)\\s(?:गद्यांश|अनुच्छेद|पद्यांश|काव्यांश)\\s.{0,20}पढ़',
].join('|')
const READ_PASSAGE = new RegExp(`^(?:${PASSAGES})`, 'iu')

/** `निर्देश (प्र.सं. 31-32) : ...` before what is to be read. */
const DIRECTIONS = new RegExp(`^(?:${DIRECTION_NAMES})\\s*(?:\\([^)]*\\))?\\s*[:：.–-]\\s*`, 'iu')

export const partMarkerIn = (line: string): PartMarker | null => {
  if (END.test(line)) return { kind: 'end' }
  const part = PART.exec(line)
  if (part) return { kind: part[1]?.toLowerCase() === 'text' ? 'text' : 'group', text: part[2] ?? '' }
  if (READ_PASSAGE.test(line.replace(DIRECTIONS, ''))) return { kind: 'group', text: line }
  const section = SECTION.exec(line)
  if (section) return { kind: 'section', text: section[1] ?? '' }
  const instructions = INSTRUCTIONS.exec(line)
  return instructions && { kind: 'instructions', text: instructions[1] ?? '' }
}
