/** What sets one of several options off, which no list of options has by itself. */

const RIGHT =
  '(?:(?:the )?(?:correct|corect|right|true)(?: (?:one|ans|answer|option|choice))?|ans|answer|key|this(?: one)?|ok|yes|100 ?%|সঠিক(?: উত্তর)?|ঠিক(?: উত্তর)?|উত্তর|উঃ|सही(?: उत्तर)?|उत्तर)'
const SET_OFF = '(?:(?<= )["“\'«]|[([{<=/#|~,:–—→←⇐➔>👈✓✔✅!-])'
/** Short signs for right, which mean it in brackets alone. */
const IN_BRACKETS = '[([{] ?(?:t|x|y|v|\\+|\\*|√|\\+?1|%?100%?)? ?(?:[)\\]}])'

const WITHIN_WORDS =
  /^\p{L} |\b(?:all|none|both|only|neither|are|not|statements?|assertion|reason|option|but)\b|কিন্তু|ভুল|किन्तु|लेकिन|गलत|সব|সকল|উভয়|सभी|दोनों|केवल/iu

/** Behind the words of an option: always, or only where these are no words about options. */
const BEHIND = new RegExp(`(?:${SET_OFF} ?${RIGHT}|(?<=\\S) ${IN_BRACKETS}) ?[)\\]}>»"'.!/#|~-]{0,3}$`, 'iu')
const BEHIND_BARE =
  /(?<=\S) (?:(?:is )?(?:the )?(?:correct(?: answer| option)?|right answer|answer|ans)|সঠিক(?: উত্তর)?|ঠিক|सही(?: उत्तर)?)[.!]*$/iu
const IN_FRONT = new RegExp(`^(?:[([{<#|] ?${RIGHT} ?[)\\]}>|]|${RIGHT} ?[:|=–—-]|${IN_BRACKETS}) ?\\S`, 'iu')
const SIGN_BEHIND =
  /(?:(?![°©®™])\p{So}|[√★←⇐⟵→◄◀■●◉]|\*|[<=]-{1,3}|<=+|<<|#{2,}|<u>| \+1?| %?100%?) ?[)\]}]?\ufe0f?$/iu
const SIGN_IN_FRONT =
  /^(?:[([{]? ?(?:(?![°©®™])\p{So}|[★→●■◉])\ufe0f?|√ ?(?=\p{L})|\*{1,3}(?= )|[-=]>|(?:[=+#>!@~%&$^]|>>) (?!\d))/u

const MARKS: readonly ((text: string) => boolean)[] = [
  (text) => BEHIND.test(text) || SIGN_BEHIND.test(text),
  (text) => BEHIND_BARE.test(text) && !WITHIN_WORDS.test(text),
  (text) => IN_FRONT.test(text) || SIGN_IN_FRONT.test(text),
]
const LONGEST = 1_000

/** The places of texts that are marked as one or a few among several. */
export const markedIn = (texts: readonly string[]): number[] =>
  MARKS.flatMap((isMarked) => {
    const places = texts.flatMap((text, at) => (text.length > 1 && text.length < LONGEST && isMarked(text) ? [at] : []))
    return places.length < texts.length / 2 ? places : []
  })
