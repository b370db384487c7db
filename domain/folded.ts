const ZEROS = { bengali: 0x09e6, devanagari: 0x0966 } as const

/** The digits of Bengali and Hindi keyboards are those of any other. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - ZEROS.bengali))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZEROS.devanagari))

/** Upper and lower case, spaces and the digits of other keyboards make nobody somebody else. */
export const folded = (text: string): string =>
  latinDigits(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim()
