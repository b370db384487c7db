/** A full stop or a danda, the numerator four that old keyboards have in its place, and two of them for the double one. */
const END = /\s*(?:[.।॥৷]|।।|৷৷)\s*$/u
/** Signs of which several make another sign: "1, 2, ..." is not ended by its last one. */
const ENDS_AGAIN = /[.।॥৷]$/u
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/** Without one sign that ends a sentence; what is nothing but signs is one itself, and stays. */
export const withoutEnd = (text: string): string => {
  const before = text.replace(END, '')
  return SAYS_SOMETHING.test(before.replaceAll('৷', '')) && !ENDS_AGAIN.test(before) ? before : text
}
