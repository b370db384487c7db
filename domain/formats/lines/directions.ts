import { withPlainDigits } from './scripts.ts'

/** What is said before several questions: how they are to be answered, or what their options are. */

export const DIRECTION_NAMES = 'directions?|instructions?|নির্দেশ(?:না|িকা)?|निर्देश'

const NAMED = new RegExp(
  `^[([]?(?:${DIRECTION_NAMES}|assertion\\s?(?:and|[-–—/&])\\s?reason(?!\\s?\\(?r?\\)?\\s?[:：]))(?![\\p{L}\\p{M}])`,
  'iu',
)

const DIRECTING_WORDS = [
  '(?:for|in)\\s(?:each\\sof\\s)?(?:the\\s)?(?:following\\s)?(?:q\\.?|questions?|ques\\.?)\\s?(?:nos?\\.?\\s?)?\\(?\\d',
  '(?:each|every)\\s(?:of\\sthe\\s)?(?:following\\s)?questions?',
  '(?:following|these)\\squestions',
  'questions\\sbelow',
  'প্রশ্ন(?:গুলি|গুলো|সমূহ)',
  'প্রতিটি\\sপ্রশ্ন',
  '(?:নং|নম্বর)\\sপ্রশ্ন',
  '(?:निम्नलिखित|नीचे\\sदिए\\sगए|इन)\\sप्रश्नों',
  'प्रत्येक\\sप्रश्न',
  'प्रश्न\\s(?:संख्या\\s)?\\d.{1,12}के\\sलिए',
].join('|')
const DIRECTS = new RegExp(DIRECTING_WORDS, 'iu')

/** `Directions: ...`, `Assertion and reason`: by their name. */
export const isDirections = (line: string): boolean => NAMED.test(line)

/** `For questions 3 to 5 ...`: by what they say, which a question may say as well. */
export const directsQuestions = (line: string): boolean => DIRECTS.test(withPlainDigits(line))
