export type BlankKind = 'text' | 'number' | 'choice'

export type Selected = { text: string; from: number; to: number }

const MARKS: Record<BlankKind, { before: string; after: string }> = {
  text: { before: '[[', after: ']]' },
  number: { before: '[[#', after: ']]' },
  choice: { before: '[[>*', after: '|]]' },
}

/** Makes a blank of what is selected, which becomes its right answer, and says where to go on writing. */
export const withBlank = ({ text, from, to }: Selected, kind: BlankKind): Selected => {
  const { before, after } = MARKS[kind]
  const selected = text.slice(from, to)
  // A double click takes the space behind the word along.
  const word = selected.trim()
  const lead = selected.slice(0, selected.length - selected.trimStart().length)
  const trail = selected.slice(lead.length + word.length)
  const start = from + lead.length + before.length
  const isNext = kind === 'choice' && word !== ''
  const place = isNext ? start + word.length + 1 : start
  return {
    text: `${text.slice(0, from)}${lead}${before}${word}${after}${trail}${text.slice(to)}`,
    from: place,
    to: isNext ? place : start + word.length,
  }
}
