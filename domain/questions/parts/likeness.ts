import { plainDigits } from '../../text/plain-digits.ts'
import { withAlikeLetters } from './alike-letters.ts'
import { FIRST_READERS, type Readers } from './readers.ts'
import { withoutEnd } from './sentence-end.ts'

/** What is to make a difference between two texts that are otherwise alike. */
export type Strictness = { caseMatters: boolean; accentsMatter: boolean }

/**
 * Marks only where they are accents: in Bengali, Devanagari and many others they are vowels, and the word is another
 * one without them.
 */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu

const withoutAccents = (text: string): string => text.normalize('NFD').replace(ACCENTS, '$1')

/** Through upper case, so that "ς" and "σ" come out the same, as do "ß" and "ss". No language has a say in it. */
const withoutCase = (text: string): string => text.toUpperCase().toLowerCase()

/** NFKC writes "10²" as "102" and "2½" as "21⁄2". */
const withPartsApart = (text: string): string =>
  text.replace(/(\p{Nd})(?=[⁰¹²³⁴-⁹])/gu, '$1^').replace(/(\p{Nd})(?=\p{No})/gu, '$1 ')

const withPlainSigns = (text: string): string =>
  text
    .replace(/[‘’‚‛ʼ′´`]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')

/**
 * What a text is compared by: two texts that are written alike have the same. Digits of all scripts, wide and narrow
 * forms, typographic and plain quotes and dashes, spaces around and between, and what cannot be seen make no difference. Of the
 * second readers on neither do one full stop or danda at the end, and letters that are typed in two ways.
 */
export const likenessOf = (text: string, { caseMatters, accentsMatter }: Strictness, readers: Readers): string => {
  const written = plainDigits(withPartsApart(withPlainSigns(text)).normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('⁄', '/')
    .replace(/\s+/g, ' ')
    .trim()
  const read = readers === FIRST_READERS ? written : withoutEnd(withAlikeLetters(written))
  const unaccented = accentsMatter ? read : withoutAccents(read)
  return (caseMatters ? unaccented : withoutCase(unaccented)).normalize('NFC')
}
