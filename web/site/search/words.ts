const ACCENTS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’ʼ]/g
const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** Small letters without accents, so that it does not matter how somebody types. Bengali's vowel signs are no accents. */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFKD').replace(ACCENTS, '').replace(APOSTROPHES, '').toLowerCase().match(WORDS) ?? []

/** One letter is no word to look for, but a number may be. */
export const typedWordsOf = (query: string): string[] =>
  wordsOf(query).filter((word) => word.length > 1 || /\p{N}/u.test(word))

const ENDING_AT_MOST = 3
const STEM_AT_LEAST = 4

/** The word and what it may be a longer form of: "refunds" is "refund" too, and "quizzes" "quiz". */
export const formsOf = (typed: string): string[] => {
  const endings = Math.min(ENDING_AT_MOST, Math.max(0, typed.length - STEM_AT_LEAST))
  return [typed, ...Array.from({ length: endings }, (_, ending) => typed.slice(0, -1 - ending))]
}

/** The word with two neighbouring letters in each other's place. */
export const swapsOf = (typed: string): string[] =>
  Array.from({ length: Math.max(0, typed.length - 1) }, (_, at) => {
    const [one = '', other = ''] = typed.slice(at, at + 2)
    return typed.slice(0, at) + other + one + typed.slice(at + 2)
  })
