/** How wide a text is, in the unit of the room that it gets. */
export type Measure = (text: string) => number

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A word that no line has room for, in pieces that one has: a letter each at least. */
const pieces = (word: string, room: number, widthOf: Measure): string[] => {
  const parts: string[] = []
  let part = ''
  for (const { segment } of letters.segment(word)) {
    if (part !== '' && widthOf(part + segment) > room) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return part === '' ? parts : [...parts, part]
}

/** The lines of a text that has so much room: broken between words, and within one only where that is longer than a line. */
export const wrapped = (text: string, room: number, widthOf: Measure): string[] => {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (widthOf(word) > room ? pieces(word, room, widthOf) : [word]))
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
