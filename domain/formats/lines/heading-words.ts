import { withPlainDigits } from './scripts.ts'

const NAMES = 'category|group|भाग|পর্ব|section|खण्ड|खंड|উপবিভাগ|বিভাগ|খণ্ড|খন্ড|শ্রেণি|শ্রেণী|श्रेणी|श्रेणि|वर्ग|विभाग'
const LABEL = '(?:\\p{L}(?![\\p{L}\\p{M}])|[ivx]{1,4}|\\d{1,2}(?:\\.\\d{1,2})?)'
const BEHIND = '(?:\\s*[-–—:.,([|।].*)?'
/** `Category I (Q.1 to Q.30): ...`, `বিভাগ – ক`. */
const NAME_FIRST = new RegExp(`^(?:${NAMES})(?![\\p{L}\\p{M}])\\s*[-–—:.]?\\s*['‘"“(]?${LABEL}['’"”)]?${BEHIND}$`, 'iu')
/** `ক বিভাগ`, `'ক' বিভাগ`. */
const NAME_LAST = new RegExp(`^['‘"“]?${LABEL}['’"”]?\\s*[-–—]?\\s*(?:বিভাগ|খণ্ড|খন্ড|खण्ड|खंड)${BEHIND}$`, 'iu')

/** Whether a line is the heading of a category, a group or a part of a paper: its name, and the letter or number that it has. */
export const namesCategory = (line: string): boolean => {
  const plain = withPlainDigits(line)
  return NAME_FIRST.test(plain) || NAME_LAST.test(plain)
}
