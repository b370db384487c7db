/** A word is not longer than this, in characters: what is, is an address or a key that was held down. */
const LONGEST_WORD = 40
/** Of a text nobody looks at more of it. */
const MOST_LOOKED_AT = 4_000

/**
 * Letters with all their marks, and the joiners that shape Bengali and Hindi ones, are one word; so is what an apostrophe
 * or a hyphen ties together. Digits belong to the word they touch.
 */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*)*/gu

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

/**
 * The words of a text, each once: in small letters and composed (NFC), so that the same word is the same however it was
 * typed. Everyday words count only where there are no others.
 */
export const wordsOf = (text: string): string[] => {
  const folded = text.slice(0, MOST_LOOKED_AT).normalize('NFC').toLowerCase().normalize('NFC').replaceAll('’', "'")
  const all = (folded.match(WORD) ?? []).map((word) => word.replace(/\p{Join_Control}+$/u, ''))
  const words = [...new Set(all)].filter((word) => word.length <= LONGEST_WORD)
  const telling = words.filter((word) => !EVERYDAY.has(word))
  return telling.length > 0 ? telling : words
}
