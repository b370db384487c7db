/** Lines around a paper that are of no question: what a chat program says of its own work, and what a channel says of itself. */

/** How they begin. */
const BEGINNINGS = [
  'would\\syou\\slike',
  'let\\sme\\sknow',
  'do\\syou\\swant',
  'i\\scan\\s(?:also\\s)?(?:make|create|generate|prepare|provide)',
  'sure[,!]',
  'certainly[,!]',
  'of\\scourse[,!]',
  'here\\s(?:are|is)\\s(?:the\\s|your\\s|some\\s|\\d)',
  '(?:please\\s)?(?:join|subscribe|follow|share)\\s(?:our|us|my|the|with|this|@\\w)',
  '(?:join|subscribe|follow)\\s?[:：]',
  'good\\sluck',
  'all\\sthe\\sbest',
  'আপনি\\s(?:কি\\s)?(?:.{0,60}\\s)?চা',
  'লাইক\\sকর',
  'শেয়ার\\sকরুন',
  'আমাদের\\s.*(?:জয়েন|যুক্ত)',
  'শুভকামনা',
  'क्या\\sआप\\s.{0,60}चाह',
  'रोज़?ाना\\s.*जॉइन',
  'पसंद\\sआए',
  '(?:शेयर|लाइक)\\sकर',
].join('|')
/** What stands in them anywhere. */
const ADDRESSES = ['https?:\\/\\/', '(?:^|\\s)t\\.me\\/', '(?:ग्रुप|चैनल|গ্রুপ|চ্যানেল).{0,30}(?:जॉइन|জয়েন|join)'].join('|')
const CHAT = new RegExp(`^(?:${BEGINNINGS})|${ADDRESSES}`, 'iu')
/** Characters: what is longer is a passage. */
const LONGEST = 300

export const isOfChat = (line: string): boolean => line.length <= LONGEST && CHAT.test(line)

/** Whether it is of a channel wherever it stands. */
export const isOfChannel = (line: string): boolean => isOfChat(line) && CHANNEL.test(line)
const CHANNEL = /t\.me\/|https?:\/\/|telegram|টেলিগ্রাম|टेलीग्राम|whats\s?app|চ্যানেল|चैनल|channel|@\w{3}/iu

/** `(SSC CGL 2017)`, `[WBCS প্রিলি]` alone in its line: where a question comes from. */
const SOURCE = /^(?:\([^()]{3,60}\)|\[[^[\]]{3,60}\])$/u
/** `RRB NTPC 2016 (Shift-I)`: the same without brackets. */
const EXAM =
  /^\p{Lu}{2,}[\p{L}\p{Nd} .,&'/-]{0,40}(?:19|20)\d\d(?:\s?\([^()]{1,30}\))?$|^(?:\p{Lu}\.\s?){2,8}\s?(?:\((?:Pre|Prelims?|Mains?)\.?\)|,?\s?(?:19|20)\d\d)$/u
const YEAR_OR_EXAM = /(?:19|20)\d\d|[’']\d\d|\b[A-Z]{3,}\b|भर्ती|परीक्षा|পরীক্ষা|মাধ্যমিক|বোর্ড/u

export const isSource = (line: string): boolean => (SOURCE.test(line) && YEAR_OR_EXAM.test(line)) || EXAM.test(line)

/** `Options:` alone: they follow. */
const OPTIONS_HEADING =
  /^(?:the\s)?(?:options|choices|alternatives|অপশন|বিকল্প(?:সমূহ|গুলি)?|विकल्प|ऑप्शन)\s*(?:are)?\s*[:：ঃ–-]+$/iu
const OPTIONS_NAME = /^(?:options|choices|অপশন|বিকল্প|विकल्प|ऑप्शन)\s*[:：ঃ–-]+\s*(?=[([]?\s?(?:\p{L}|\p{Nd})\s?[)\].])/iu

export const isOptionsHeading = (line: string): boolean => OPTIONS_HEADING.test(line)

/** A line of options without the name before them. */
export const withoutOptionsName = (line: string): string => line.replace(OPTIONS_NAME, '')
