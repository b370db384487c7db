/** Digits and the letters of lists, as Latin, Bengali and Hindi papers have them. */

const LATIN = [...'abcdefghijklmnopqrstuvwxyz']
const BENGALI = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ']
const HINDI = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह']
const ALPHABETS = [LATIN, BENGALI, HINDI]

/** As lists go on after their last letter: aa, ab, ac. */
const LONG_LATIN = [...LATIN, ...LATIN.flatMap((first) => LATIN.map((second) => first + second))]
export const NUMBERS: readonly string[] = Array.from({ length: 20 }, (_, index) => String(index + 1))
export const ROMAN: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
/** As many papers in Hindi letter their four options. */
const HINDI_FOUR = [...'अबसद']
const BENGALI_VOWELS = [...'অআইঈউঊ']
const HINDI_VOWELS = [...'अआइईउऊ']
export const SERIES: readonly (readonly string[])[] = [
  LONG_LATIN,
  BENGALI,
  HINDI,
  HINDI_FOUR,
  BENGALI_VOWELS,
  HINDI_VOWELS,
  ROMAN,
  NUMBERS,
]

/** Whether labels are the first ones of a series, in its order. */
export const beginSeries = (labels: readonly string[], series: readonly string[]): boolean =>
  labels.every((label, at) => series[at] === label)

/** The label of an option as it is written, by its place from 0. */
export const labelAt = (place: number): string => LONG_LATIN[place] ?? String(place + 1)

const OTHER_SIGNS = /[০-৯०-९！-～]/
const WIDE_BY = 0xfee0

/** With digits as 0-9, and wide signs as plain ones. As long as before, so that places found in one are places in the other. */
export const withPlainDigits = (text: string): string =>
  OTHER_SIGNS.test(text) ? text.replace(/[০-৯०-९！-～]/g, plainSign) : text

const plainSign = (sign: string): string => {
  const code = sign.charCodeAt(0)
  return sign >= '！' ? String.fromCharCode(code - WIDE_BY) : String((code - (sign < '০' ? 0x966 : 0x9e6)) % 10)
}

/** Where a letter stands in its alphabet, the first being 0; -1 for what is no label. */
export const placeOf = (letter: string): number =>
  ALPHABETS.map((letters) => letters.indexOf(letter)).find((place) => place !== -1) ?? -1
