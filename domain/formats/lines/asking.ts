import { labelIn } from './markers.ts'

/** Whether words ask for something to be written, as the questions of school papers do. */

const ENGLISH = [
  'what|who|whom|whose|when|where|why|how',
  'define|state|explain|describe|discuss|write|name|give|list|mention|label|identify|justify|outline|summari[sz]e|illustrate|enumerate|suggest',
  'find|calculate|compute|evaluate|prove|derive|solve|simplify|determine|verify|factori[sz]e|expand|deduce',
  'draw|sketch|construct',
  'differentiate|distinguish|compare|contrast|classify|analy[sz]e',
  'translate|convert|express',
].join('|')
const ASKS_FIRST = new RegExp(`^(?:briefly\\s|with\\s.{1,40},\\s)?(?:${ENGLISH})(?![\\p{L}\\p{M}])\\s\\S`, 'iu')
const BENGALI = [
  'লেখো|লেখ|লিখো|লিখ|লিখুন|বলো|বল|দাও|দিন|করো|কর|করুন|আঁকো|বোঝাও|দেখাও|মেলাও',
  '(?:কাকে|কী|কি)\\sবলে|কী|কেন|কোথায়|কোথায়',
].join('|')
const HINDI = [
  'लिखिए|लिखिये|लिखो|लिखें|बताइए|बताइये|बताओ|बताएँ|बताएं|समझाइए|समझाइये|समझाओ|समझाएँ',
  'दीजिए|दीजिये|दो|दें|कीजिए|कीजिये|करो|करें|बनाइए|बनाओ|खींचिए',
  'कहते\\sहैं|क्या\\sहै|क्यों',
].join('|')
const ASKS_LAST = new RegExp(`(?:^|\\s)(?:${BENGALI}|${HINDI})$`, 'iu')
const MARK = /^[([]?\s?[\p{L}\d]{1,4}\s?[)\].:।]+\s*/u
/** What it is worth, behind it. */
const MARKS = /\s*(?:[([]\s?[\p{Nd}½+×x=.\s]{1,16}(?:marks?|নম্বর|अंक)?\s?[)\]]|(?<=[?.।])\s?\p{Nd}{1,2}½?)\s*$/iu

/** Words that ask to choose among what is given. */
export const CHOOSING = 'choose|select|pick|tick|বেছে|নির্বাচন|चुन|छाँट|चयन'

/** `Define force.`, `(ক) রাজধানী কোথায়?`, with or without its label and its marks. */
export const asks = (written: string): boolean => {
  const words = (labelIn(written) === null ? written : written.replace(MARK, '')).replace(MARKS, '').trim()
  if (/[?？]['"’”)]*$/u.test(words)) return true
  const plain = words.replace(/[.।!:]+$/u, '').trim()
  return ASKS_FIRST.test(plain) || ASKS_LAST.test(plain)
}
