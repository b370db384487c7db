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
export const SERIES: readonly (readonly string[])[] = [LONG_LATIN, BENGALI, HINDI, HINDI_FOUR, ROMAN, NUMBERS]

/** The label of an option as it is written, by its place from 0. */
export const labelAt = (place: number): string => LONG_LATIN[place] ?? String(place + 1)

const OTHER_DIGITS = /[০-৯०-९]/

/** As long as before, so that places found in one are places in the other. */
export const withPlainDigits = (text: string): string =>
  !OTHER_DIGITS.test(text)
    ? text
    : text.replace(/[০-৯०-९]/g, (digit) => String((digit.charCodeAt(0) - (digit < '০' ? 0x966 : 0x9e6)) % 10))

/** Where a letter stands in its alphabet, the first being 0; -1 for what is no label. */
export const placeOf = (letter: string): number =>
  ALPHABETS.map((letters) => letters.indexOf(letter)).find((place) => place !== -1) ?? -1
