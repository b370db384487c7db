import { withoutProduct } from './worth.ts'

/** `II. Fill in the blanks:`: what all questions below are to be answered with, which is the heading of a part of a paper. */
const NUMBERED =
  '(?:[•◆◇]\\s*)?(?:(?:q(?:uestion)?|प्रश्न|प्र|প্রশ্ন|প্র)\\.?\\s*\\p{Nd}{1,2}\\s*[.):।–-]*\\s*)?(?:[([]?(?:[ivx]{1,4}|\\p{L}|\\p{Nd}{1,2})\\s?[.)\\]।]\\s*|\\p{Nd}{1,2}(?:\\.\\p{Nd}{1,2})+\\s+)?(?:(?:the\\sfollowing|following|निम्नलिखित|नीचे\\sदिए(?:\\sगए)?|निम्न|নিচের|নীচের|নিম্নলিখিত)\\s.{0,30}?)?'
const ENGLISH = [
  'exercises?(?:\\squestions?)?(?=$|\\s?[\\d:(–-])',
  'fill\\s(?:in|up)\\s(?:the\\s)?(?:blanks?|gaps?)',
  '(?:state|write|say|mark|tell)\\s(?:whether\\s)?.{0,40}true\\s?(?:or|\\/|and)\\s?false',
  'true\\s?(?:or|\\/)\\s?false(?:\\squestions)?',
  '(?:choose|select|tick|pick)\\sthe\\s(?:correct|right|best)\\s(?:answer|option|alternative|word|form|verb|choice|preposition|article)s?',
  '(?:choose|select|pick|tick)\\s.{0,30}(?:from|in)\\s(?:the\\s)?brackets?',
  'multiple\\schoice\\squestions?',
  '(?:very\\s)?(?:short|long)\\sanswer(?:\\s(?:type|questions?))*',
  'answer\\s(?:the\\sfollowing|in\\sone\\s(?:word|sentence)|any|all)',
  'one\\sword\\sanswers?',
  'match\\sthe\\sfollowing',
  '(?:single|multiple|one\\sor\\smore)\\s(?:options?\\s)?correct(?:\\s(?:answers?|options?|choices?))?(?:\\stype)?(?:\\squestions?)?(?=$|\\s?[:(–-])',
  '(?:integer|matrix[\\s-]match(?:ing)?|comprehension|paragraph)(?:\\stype)(?:\\squestions?)?(?=$|\\s?[:(–-])',
  'numericals?(?:\\s(?:type|value))*(?:\\squestions?)?(?=\\W|$)',
  '(?:objective|subjective|descriptive|mcqs?|case[\\s-]based|assertion[\\s-](?:and[\\s-])?reason(?:ing)?)(?:\\stype)?\\squestions?',
].join('|')
const BENGALI = [
  'বন্ধনী\\S*\\s.{0,40}(?:বেছে|নির্বাচন|পূরণ|পূর্ণ)',
  '(?:অনুশীলনী|অভ্যাস)(?=$|\\s?[\\d:(–-])',
  'শূন্য\\s?স্থান\\s(?:পূরণ|পূর্ণ)',
  'সত্য\\s?(?:না|বা|\\/|ও|অথবা)\\s?মিথ্যা',
  'ঠিক\\s?(?:না|বা|\\/)\\s?ভুল',
  '(?:সঠিক|ঠিক|উপযুক্ত)\\s(?:উত্তর|শব্দ)(?:টি)?\\s(?:নির্বাচন|বেছে|চিহ্নিত)',
  'এক\\sকথায়\\sউত্তর',
  'বহু\\s?বিকল্প',
  '(?:প্রদত্ত\\s|নিচের\\s|নীচের\\s)?বিকল্প\\S*\\s.{0,40}(?:সঠিক|ঠিক)\\sউত্তর',
  '(?:অতি[\\s-]?)?সংক্ষিপ্ত\\s(?:উত্তর|প্রশ্ন)',
  '(?:গাণিতিক|নৈর্ব্যক্তিক|রচনাধর্মী|রচনামূলক|বর্ণনামূলক|বহু\\s?নির্বাচনি|বহু\\s?নির্বাচনী)\\sপ্রশ্ন',
].join('|')
const HINDI = [
  'कोष्ठक\\S*\\s.{0,40}(?:चुन|छाँट|भर)',
  'अभ्यास(?:\\s(?:प्रश्न|कार्य))?(?=$|\\s?[\\d:(–-])',
  'रिक्त\\s?स्थान',
  'सत्य\\s?(?:या|\\/|अथवा|व|और)\\s?असत्य',
  'सही\\s?(?:\\([^)]*\\)\\s?)?(?:या|\\/|और|अथवा)\\s?गलत',
  '(?:सही|उपयुक्त)\\s(?:उत्तर|विकल्प|शब्द)\\s(?:चुन|का\\sचयन|छाँट)',
  'एक\\sशब्द\\sमें\\sउत्तर',
  'बहु\\s?विकल्पीय',
  '(?:अति\\s?)?लघु\\s?(?:उत्तर|उत्तरीय)',
  '(?:आंकिक|संख्यात्मक|वस्तुनिष्ठ|वर्णनात्मक|दीर्घ\\s?उत्तरीय)\\sप्रश्न',
].join('|')
/** What asks for ticks and crosses. */
const TICKS = /^.{0,60}[✓✔√].{1,60}[✗✘❌×].{0,60}$/u
const HEADING = new RegExp(`^${NUMBERED}(?:${ENGLISH}|${BENGALI}|${HINDI}).{0,80}$`, 'iu')

const PAPER_HEADINGS = [
  '^(?:general\\s|important\\s)?(?:instructions?|directions?)(?:\\s(?:to|for)\\s(?:the\\s)?(?:candidates?|students?|examinees?))?\\s*[:：.-]*$',
  '^(?:সাধারণ\\s)?নির্দেশ(?:াবলী|াবলি|িকা|না)?\\s*[:：ঃ]*$',
  '^(?:सामान्य\\s)?(?:निर्देश|अनुदेश)\\s*[:：]*$',
].join('|')
const OF_PAPER = new RegExp(PAPER_HEADINGS, 'iu')

/** Whether a line is the heading of what is to be known before a whole paper. */
export const isInstructionsHeading = (line: string): boolean => OF_PAPER.test(line)

/** Whether a line may be such a heading: where questions follow it and none is open. */
export const instructsAll = (line: string): boolean => HEADING.test(withoutProduct(line)) || TICKS.test(line)
