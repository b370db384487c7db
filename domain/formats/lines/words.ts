/** A text of several lines as it is gathered: joined once, however many there are. */
export type Words = { parts: string[]; endsLiteral: boolean; isBroken: boolean }

/** A part of a line that is words whatever they look like. */
export type Piece = { text: string; isLiteral: boolean }

const SOFT_HYPHEN = /\u00ad$/

export const wordsOf = ({ text, isLiteral }: Piece, raw = ''): Words => ({
  parts: text === '' ? [] : [text],
  endsLiteral: isLiteral,
  isBroken: SOFT_HYPHEN.test(raw),
})

/** Goes on with another line; a word that was broken at the end of its line is whole again. */
export const addTo = (words: Words, piece: Piece, { between, raw = '' }: { between: string; raw?: string }) => {
  const isFirst = words.parts.length === 0 && !piece.isLiteral && !words.endsLiteral
  if (!isFirst && !words.isBroken) words.parts.push(between)
  words.parts.push(piece.text)
  words.endsLiteral = piece.isLiteral
  words.isBroken = SOFT_HYPHEN.test(raw)
}

export const textOf = ({ parts }: Words): string => parts.join('')
