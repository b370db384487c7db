/** A word is not longer than this, in characters: what is, is an address or a key that was held down. */
const LONGEST_WORD = 40
/** Of a text nobody looks at more of it. */
const MOST_LOOKED_AT = 4_000
/** Of a line with one thing in it: more words than these are a sentence. */
const MOST_IN_NAME = 3

/** A picture sign with what belongs to it: its colour, what is joined to it, and two letters that are a flag. */
const EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*`
const PICTURE = String.raw`\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3|${EMOJI}(?:\u200d${EMOJI})*`
const PART = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*`
/**
 * Letters with all their marks, and the joiners that shape Bengali and Hindi ones, are one word; so is what an apostrophe
 * or a hyphen ties together. Digits belong to the word they touch, a point or comma between them as well; so do the signs
 * behind "C++" and "C#".
 */
const LETTERS = String.raw`(?:\p{N}+(?:[.,]\p{N}+)+|${PART})(?:['’-]?${PART})*(?:(?<=\p{L})(?:\+{1,2}|#)(?![\p{L}\p{N}]))?`
const WORD = new RegExp(`${PICTURE}|${LETTERS}`, 'gu')
const IS_PICTURE = new RegExp(`^(?:${PICTURE})$`, 'u')
/** What stands between the things that a line names; no comma within a number. */
const BETWEEN = /[;،।\n]|,(?!\p{N})/u

/** What cannot be seen, but for what shapes letters and pictures. */
const UNSEEN = /(?!\p{Join_Control}|\ufe0f)\p{Default_Ignorable_Code_Point}/gu

/** Words that every sentence has and that say nothing of it, in the languages that people here write most. */
const EVERYDAY = new Set(
  (
    'a an and are as at be but by for from has have i in is it its me my not of on or our so that the their they this to was we were will with you your ' +
    'আমি আমার আমরা আমাদের এ এই এবং ও ওই কি কে করে জন্য তা তার তুমি থেকে না পর বা যে সে সঙ্গে হয় ' +
    'और का की के को है हैं में से पर यह वह ये वे मैं हम आप तो ही भी न नहीं या एक'
  )
    .normalize('NFC')
    .split(' '),
)

/** What a word is counted by: the same in capitals, composed or not, with signs in it that cannot be seen or without. */
export const wordKey = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')

const written = (word: string): string => word.replaceAll('’', "'").replace(/\p{Join_Control}+$/u, '')

/** A capital that a word has only because a sentence begins with it. */
const BEGINS_SENTENCE = /(?:^|[.!?।…]["'”’)\]]*\s+|\n\s*)["'“‘([]*$/u
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u

const wordsIn = (text: string): string[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isBegun = CAPITALISED.test(word) && BEGINS_SENTENCE.test(text.slice(Math.max(0, index - 8), index))
    return written(isBegun ? word.toLowerCase() : word)
  })

const isEveryday = (word: string): boolean => EVERYDAY.has(wordKey(word))

/** One name of a few words as it is written, as "New Delhi"; the words of a text that is none. */
const nameIn = (text: string): string[] => {
  const words = (text.match(WORD) ?? []).map(written)
  const name = words.join(' ')
  const isName =
    words.length <= MOST_IN_NAME &&
    !words.some((word) => isEveryday(word) || IS_PICTURE.test(word)) &&
    written(text).trim().replace(/\s+/g, ' ') === name
  return isName ? [name] : wordsIn(text)
}

/**
 * The words of a text as they are written but for the capital of a sentence, each once however it is typed (`wordKey`). In a
 * line (`isLine`) a few words that name one thing are one. Everyday words count only where there are no others.
 */
export const wordsOf = (text: string, isLine = false): string[] => {
  const seen = text.slice(0, MOST_LOOKED_AT).toWellFormed().normalize('NFC').replace(UNSEEN, '')
  const all = isLine ? seen.split(BETWEEN).flatMap(nameIn) : wordsIn(seen)
  const words = new Map<string, string>()
  for (const word of all) {
    const key = wordKey(word)
    if (!words.has(key) && word.length <= LONGEST_WORD) words.set(key, word)
  }
  const telling = [...words.values()].filter((word) => !isEveryday(word))
  return telling.length > 0 ? telling : [...words.values()]
}
