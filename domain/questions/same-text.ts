const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6]
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g

/** Arabic-Indic, Devanagari and Bengali digits become 0-9. */
export const withPlainDigits = (text: string): string =>
  text.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
  })

/** What is left of a text once nobody cares how it was typed: the width of signs, spaces, capitals, the script of digits. */
export const comparable = (text: string): string =>
  withPlainDigits(text.normalize('NFKC').toLowerCase().normalize('NFKC')).replace(/\s+/gu, ' ').trim()

export const isSameText = (one: string, other: string): boolean => comparable(one) === comparable(other)
