import { plainDigits } from './plain-digits.ts'

/** Upper and lower case, spaces and the digits of other keyboards make nobody somebody else. */
export const folded = (text: string): string =>
  plainDigits(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim()
