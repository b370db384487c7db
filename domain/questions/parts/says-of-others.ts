/**
 * Words by which an option speaks of the other ones though it says something of its own besides, in which `stayingIn` finds
 * nothing: "All of the above except iron". They stand beside each other, as each of them alone says other things as well.
 */
const SAYS_OF_OTHERS = [
  String.raw`\b(?:all|any|both|each|either|neither|none|one|some|three|two) (?:of )?(?:the )?(?:above|aforementioned|foregoing|preceding)\b`,
  String.raw`\b(?:all|any|both|none|some) of (?:the )?other (?:answers|choices|options)\b`,
  String.raw`\b(?:above|foregoing|other|preceding) (?:answers|choices|options)\b`,
  'উপরোক্ত|উপর্যুক্ত|উপরিউক্ত|উপরিলিখিত',
  '[উও]পরের (?:সব|সকল|কোন|দুটি|দুটো|উভয়|একটি|বিকল্প|উত্তর)',
  String.raw`(?<!\p{L})বিকল্প (?:\([ক-জ]\)|[ক-জ])(?![\p{L}\p{M}])`,
  String.raw`(?<!\p{L})(?:\([ক-জ]\)|[ক-জ]) (?:ও|এবং) (?:\([ক-জ]\)|[ক-জ]) (?:উভয়|দুটি|দুটো)`,
  'उपरोक्त|उपर्युक्त|उपरिलिखित',
  'ऊपर (?:के|दिए|दिये) (?:गए |गये )?(?:सभी|सब|कोई|दोनों|विकल्प|उत्तर)',
  String.raw`(?<!\p{L})विकल्प (?:\([क-ङअबसद]\)|[क-ङअबसद])(?![\p{L}\p{M}])`,
  String.raw`(?<!\p{L})(?:\([क-ङअबसद]\)|[क-ङअबसद]) (?:और|तथा|एवं) (?:\([क-ङअबसद]\)|[क-ङअबसद]) दोनों`,
].map((pattern) => new RegExp(pattern.normalize('NFKC'), 'iu'))

/** Letters without brackets are labels where they are large: "both a and b are even" is about numbers. */
const SAYS_LABELS = [
  String.raw`\b[Bb]oth (?:\([A-Ha-h1-8]\)|[A-H]) (?:and|&) (?:\([A-Ha-h1-8]\)|[A-H])(?![\p{L}\p{N}])`,
  String.raw`\b(?:[Cc]hoice|[Oo]ption)s? (?:\([A-Ha-h1-8]\)|[A-H1-8])(?![\p{L}\p{N}])`,
].map((pattern) => new RegExp(pattern, 'u'))

const even = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200d]/gu, '')
    .replace(/\s+/gu, ' ')

export const saysOfOthersToo = (text: string): boolean => {
  const read = even(text)
  return [...SAYS_OF_OTHERS, ...SAYS_LABELS].some((pattern) => pattern.test(read))
}
