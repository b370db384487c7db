import { withPlainDigits } from './scripts.ts'

/** Heads and feet of pages, on paper and on the web. */

const PAGE =
  /^(?:page|পৃষ্ঠা|पृष्ठ)\s?[-–:]?\s?\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?$|^\d{1,4}\s?\|\s?p\s?a\s?g\s?e$|^[-–—]\s?\d{1,4}\s?[-–—]$|^\d{1,4}$/iu

/** What a printed page says at its foot, in brackets or not. */
const AT_FOOT = [
  'p\\.?\\s?t\\.?\\s?o\\.?',
  '(?:please\\s)?turn\\s(?:the\\s)?(?:page|over)(?:\\splease)?',
  '(?:space\\sfor\\s)?rough\\swork',
  'see\\sanswer',
  'contd\\.*',
  'continued(?:\\son\\snext\\spage)?',
  'পরের\\sপাতায়\\sদেখুন',
  'পাতা\\sওল্টাও',
  'कृ(?:पया)?\\.?\\s?(?:पृ\\.?\\s?उ\\.?|पन्ना\\sपलटें|पृष्ठ\\sउलटें)',
].join('|')
/** What pages on the web have among questions. */
const OF_SITE = [
  'advertisements?',
  'sponsored',
  // A publisher's own line, such as `Global Learning Series – Data Structures`.
  '[^?]{3,60}\\slearning\\sseries\\s?[–—-]\\s?[^?]{3,60}',
  'no\\s(?:answer\\s)?(?:description|explanation)\\s(?:is\\s)?(?:available|given).{0,60}',
  '[[({]?\\s?(?:hide|view|show)\\sanswers?(?:\\s(?:discuss|in|forum|workspace|report|comments?))*\\s?[.!\u2026]*\\s?[\\])}]?',
].join('|')
const OF_PAGE = new RegExp(
  `^(?:${OF_SITE}|[[({]?\\s?(?:${AT_FOOT})\\s?[.!\u2026]*\\s?[\\])}]?|.{0,12}space\\sfor\\srough\\swork.{0,60})$`,
  'iu',
)

/** What stands at the foot of a page. */
export const isPageNumber = (line: string): boolean => PAGE.test(withPlainDigits(line)) || OF_PAGE.test(line)

export const isBareNumber = (line: string): boolean => /^\d{1,4}$/.test(withPlainDigits(line))
