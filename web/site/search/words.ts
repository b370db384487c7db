/** How alike two words are; 0: not at all. */
type Strength = number

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

/** "refunds" finds "refund", "quizzes" finds "quiz". */
const isStemOf = (word: string, typed: string): boolean =>
  word.length >= STEM_AT_LEAST && typed.startsWith(word) && typed.length - word.length <= ENDING_AT_MOST

/** The word itself, its beginning, or a longer form of it. */
export const likeness = (typed: string, word: string): Strength => {
  if (word === typed) return 1
  if (word.startsWith(typed)) return 0.75
  return isStemOf(word, typed) ? 0.6 : 0
}

const SLIPS_FROM = 4

const alikeUntil = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** The beginning of the word with one letter wrong, missing, too many, or changed places with the next. */
export const likenessDespiteSlip = (typed: string, word: string): Strength => {
  const at = alikeUntil(typed, word)
  if (typed.length < SLIPS_FROM || at === 0) return 0
  const [left, rest] = [typed.slice(at), word.slice(at)]
  const isSlip =
    rest.slice(1).startsWith(left.slice(1)) ||
    rest.slice(1).startsWith(left) ||
    rest.startsWith(left.slice(1)) ||
    (left[0] === rest[1] && left[1] === rest[0] && rest.slice(2).startsWith(left.slice(2)))
  return isSlip ? 0.4 : 0
}
