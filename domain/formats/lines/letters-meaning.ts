import { CHOOSING } from './asking.ts'
import type { Lettered, Letters } from './lettered.ts'
import { isNextLabel, labelIn } from './markers.ts'

/** Whether the letters below a number are its options, or questions of their own. */

const IS_QUESTION = /[?？_…]['"’”)]*$/u
const IS_OVER = /[.।]$/u
const CHOOSES = new RegExp(`${CHOOSING}|correct|which|true|সঠিক|কোনটি|কোন্টি|सही|कौन`, 'iu')
/** Whether a question asks for one of several. */
export const choosesAmong = (text: string): boolean => CHOOSES.test(text)

/** What is to be done with each of them. */
const TASKS = [
  '\\bany\\s(?:one|two|three|four|five|six|\\d{1,2})\\b',
  'short\\snotes?',
  '^(?:define|explain|differentiate|distinguish|describe)\\b.{0,40}\\b(?:terms?|between)\\b',
  '\\b(?:answer|define|explain|differentiate|distinguish|expand|describe|translate|solve|simplify)\\b.{0,30}\\bfollowing',
  '\\b(?:read|study|answer)\\b.{0,60}\\b(?:answers?|questions?)\\b',
  'প্রশ্নগুলি',
  'প্রশ্নগুলো',
  'প্রশ্নের',
  'যে\\s?-?কোনো',
  'যেকোনো',
  'টীকা',
  'উত্তর\\s(?:দাও|লেখো|লেখ|লিখ|দিন)',
  'प्रश्नों',
  'किन्हीं',
  'टिप्पणी',
  'उत्तर\\s(?:दीजिए|दो|लिखिए|लिखो|दें)',
].join('|')
const TASK = new RegExp(TASKS, 'iu')

/** What letters are: `one`: a question to be answered in one of several ways. */
export type LettersMeaning = 'options' | 'questions' | 'one' | 'either'

const USUAL_OPTIONS = 4

/** `(ক) ... (i) ... (ii) ...`: options of a letter, which have labels of another kind. */
const hasOwnOptions = ({ label, lines }: Lettered): boolean => {
  const labels = lines.slice(1).map(({ text }) => labelIn(text))
  const first = labels.findIndex((each) => each !== null && each !== label && isNextLabel([], each))
  return first !== -1 && labels[first + 1] != null && isNextLabel([labels[first] ?? ''], labels[first + 1] ?? '')
}

/** A question with a key, or a name for its kind, says itself what its letters are. */
export const meaningOf = ({ stem, parts, isTicked, hasOr, marks }: Letters): LettersMeaning => {
  if (isTicked) return 'options'
  if (parts.every(hasOwnOptions)) return 'questions'
  if (hasOr) return parts.length === 1 ? 'one' : 'questions'
  const asking = parts.filter((part) => part.asks).length
  if (marks !== null || parts.every(({ isMarked }) => isMarked)) return 'questions'
  const above = stem.map(({ text }) => text).join('\n')
  if (above === '') return asking > 0 ? 'questions' : 'options'
  const isTask = TASK.test(above) && !choosesAmong(above)
  if (isTask && (asking > 0 || !IS_QUESTION.test(above))) return 'questions'
  if (asking < parts.length) return 'options'
  if (IS_OVER.test(above) && !choosesAmong(above)) return 'questions'
  return parts.length === USUAL_OPTIONS || choosesAmong(above) ? 'options' : 'either'
}
