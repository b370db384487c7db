import { plainDigits } from './plain-digits.ts'

/** Upper and lower case, spaces and the digits of other keyboards make nobody somebody else. */
export const folded = (text: string): string =>
  plainDigits(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim()

/** Capitals and ways of writing the same letter are nothing to search by. */
export const plain = (text: string) => text.normalize('NFKC').toLowerCase()
