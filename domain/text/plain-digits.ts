/** Digits of a script stand in tens, the first of which has a code that ends in 0 or in 6 (Unicode, category Nd). */
const plain = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const place = code % 16
  return `${isDigit(String.fromCodePoint(code - place)) ? place : place - 6}`
}

const isDigit = (sign: string): boolean => /\p{Nd}/u.test(sign)

/** The same text with 0-9 for the digits of other scripts; those of mathematical alphabets are left to NFKC. */
export const plainDigits = (text: string): string => text.replace(/[^\P{Nd}0-9\u{1d7ce}-\u{1d7ff}]/gu, plain)
