/** Words for what answers a question. */

const NAME_WORDS = [
  '(?:answer|ans)\\s*range',
  '(?:the\\s+)?(?:correct|right)\\s+(?:answers?|ans|option|choice)',
  '(?:answer|ans\\.?)\\s+key',
  'answer',
  'ans',
  'key',
  '(?:সঠিক|ঠিক)\\s*(?:উত্তর|বিকল্প)',
  'উত্তর',
  'सही\\s*(?:उत्तर|विकल्प)',
  'उत्तर(?:म्)?',
  'जवाब',
].join('|')
export const NAMES = `(?:ans(?:wer)?\\s*\\/\\s*)?(?:${NAME_WORDS})`
/** Too short to be looked for among other words. */
export const SHORT_NAMES = 'উ|उ'

const ASKING_WORDS = [
  'the',
  'an?',
  'its',
  'your',
  'correct',
  'right',
  'give',
  'write',
  'find',
  'choose',
  'select',
  'tick',
  'mark',
  'best',
  'given',
  'chosen',
  'selected',
  'attempted',
  'my',
  "(?:user|candidate|student)(?:[’']?s)?",
  'সঠিক',
  'আপনার',
  'তোমার',
  'প্রদত্ত',
  'নির্বাচিত',
  'सही',
  'आपका',
  'दिया\\sगया',
  'चयनित',
].join('|')
/** Words at whose end an answer is asked for, or spoken of. */
export const SPEAKS_OF_ANSWER = new RegExp(`(?:^|[^\\p{L}])(?:${ASKING_WORDS})$`, 'iu')
