import { minutes } from '../../time/minutes.ts'
import { withPlainDigits } from '../lines/scripts.ts'

/** What a heading says of a whole paper, beside how its questions are marked: its time, and the marks of all together. */

const COUNT = '(\\d{1,4}(?:\\.\\d{1,2})?)'
const HOURS = '(?:hours?|hrs?\\.?|h|ঘণ্টা|ঘন্টা|घंटे|घंटा|घण्टे|घण्टा)'
const MINUTES = "(?:minutes?|mins?\\.?|m|'|মিনিট|मिनट|मिनिट)"
const DURATION = `(?:${COUNT}\\s?${HOURS}(?:\\s?(?:and|&|ও|এবং|और)?\\s?(\\d{1,3})\\s?${MINUTES})?|${COUNT}\\s?${MINUTES})(?![\\p{L}\\p{M}\\d])`
const TIME = new RegExp(
  `(?:time(?:\\s(?:allowed|allotted|limit|given))?|(?:duration|test\\sduration)|সময়(?:সীমা)?|সময়(?:সীমা)?|समय(?:\\sसीमा|ावधि)?|अवधि)\\s?[:：=–-]*\\s?${DURATION}`,
  'iu',
)
const ALONE = new RegExp(`^${DURATION}$`, 'iu')
const HALVES: [RegExp, string][] = [
  [/(\d)\s?½/g, '$1.5'],
  [/(\d)\s?¼/g, '$1.25'],
  [/(\d)\s?¾/g, '$1.75'],
  [/½\s?(?=h|an\sh)/gi, '0.5 '],
]

const TOTAL =
  /(?:(?:maximum|max\.?|full|total)\s?(?:marks?|score)|(?<![\p{L}.])[mf]\.?\s?m\.?(?=[\s:=–-]*\d)|পূর্ণমান|পূর্ণ\s?মান|মোট\s(?:নম্বর|মান)|अधिकतम\sअंक|पूर्णांक|कुल\sअंक)\s?[:：=–-]*\s?\d{1,4}(?![\d./])(?:\s?(?:marks?|নম্বর|अंक)(?![\p{L}\p{M}]))?/giu

const plainly = (text: string): string =>
  HALVES.reduce((line, [half, number]) => line.replace(half, number), withPlainDigits(text))

const minutesOf = (match: RegExpExecArray | null): number | null => {
  if (match === null) return null
  const [, hours = '0', more = '0', alone] = match
  const read = minutes.safeParse(alone === undefined ? Number(hours) * 60 + Number(more) : Number(alone))
  return read.success ? read.data : null
}

/** `2 hours`, `1½ hrs`, `1 hour 30 min`, `৯০ মিনিট`: the minutes that a text is; null for anything else. */
export const durationIn = (text: string): number | null => minutesOf(ALONE.exec(plainly(text).trim()))

export type PaperFacts = { minutes: number | null; saysTotal: boolean; rest: string }

/** `Time: 2 hours   Maximum marks: 300`: what of it is said of the paper, and the rest of it. As `rest` digits are 0-9. */
export const paperFactsIn = (text: string): PaperFacts => {
  const plain = plainly(text)
  const time = TIME.exec(plain)
  const found = minutesOf(time)
  const behind = time && found !== null ? plain.replace(time[0], ' ') : plain
  const rest = behind.replace(TOTAL, ' ')
  return { minutes: found, saysTotal: rest !== behind, rest }
}
