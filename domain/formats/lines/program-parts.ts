import { answerIn } from './answer-lines.ts'
import { startIn } from './markers.ts'
import { withPlainDigits } from './scripts.ts'

/** What programs for exams write beside a question: its numbers in their tables, and what one candidate did with it. */

/** Numbers of tables, votes and the like; what one candidate chose. */
export type ProgramTold = 'program' | 'chosen'

const SIGN = '\\s?(?:[:：=]|[–-](?=\\s))\\s?'
const STATES = [
  '(?:not\\s)?(?:yet\\s)?(?:answered|attempted|visited|marked|viewed)(?:\\s(?:and|&)\\smarked)?(?:\\sfor\\sreview)?',
  '(?:un|not\\s?)?(?:answered|attempted)',
  'skipped',
  'উত্তর\\s?(?:দেওয়া|দেওয়া)(?:\\sহয়নি|\\sহয়নি|\\sহয়েছে|\\sহয়েছে)?',
  'उत्तर\\s(?:नहीं\\s)?दिया(?:\\sगया)?',
].join('|')
const DONE = `(?:${STATES})`
const ID_NAMES = [
  'question',
  'option\\s?\\d{1,2}',
  'sub-?section',
  'section',
  'group',
  'paper',
  'comprehension',
  'প্রশ্ন(?:ের)?',
  'বিকল্প\\s?\\d{1,2}(?:\\sএর)?',
  'प्रश्न',
  'विकल्प\\s?\\d{1,2}',
].join('|')
const OWN_ID = `(?:${ID_NAMES})`
const SETTING_NAMES = [
  'option\\sshuffling',
  'is\\squestion\\smandatory',
  'display\\squestion\\snumber',
  'single\\sline\\squestion\\soption',
  'option\\sorientation',
  'calculator',
  'response\\stime',
  'think\\stime',
  'minimum\\sinstruction\\stime',
  '(?:correct|wrong)\\smarks',
  'question\\slabel',
].join('|')
const SETTINGS = `(?:${SETTING_NAMES})`
/** A name, its sign and its value; the value of what a candidate chose is all up to the next name. */
const PROGRAM = [
  `${OWN_ID}\\s?(?:id|আইডি|आईडी|आई\\.?\\s?डी\\.?)${SIGN}\\p{L}{0,4}\\d[\\w-]*`,
  `(?:status|স্ট্যাটাস|অবস্থা|स्थिति)${SIGN}${DONE}`,
  `question\\stype${SIGN}(?:mcq|msq|sa|nat|mtf|tf|subjective|comprehension)`,
  `${SETTINGS}${SIGN}(?:[\\w.+/-]+|[–-])(?:\\s(?:sec(?:ond)?s?|min(?:ute)?s?))?`,
].join('|')
const WHO =
  "(?:chosen|selected|given|attempted|your|my|users?[’']?s?|candidates?[’']?s?|students?[’']?s?|examinee[’']?s?)"
const CHOSEN_NAMES = [
  `${WHO}\\s(?:option|answer|ans|choice|response)`,
  '(?:আপনার|তোমার|পরীক্ষার্থীর|নির্বাচিত|বাছাই\\sকরা|প্রদত্ত)\\s(?:উত্তর|বিকল্প|অপশন)',
  '(?:आपका|आपके\\sद्वारा\\sचुना\\sगया|चुना\\s(?:गया|हुआ)|चयनित|दिया\\sगया|अभ्यर्थी\\sका)\\s(?:उत्तर|विकल्प)',
].join('|')
const CHOSEN_NAME = `(?:${CHOSEN_NAMES})`
const RIGHT_NAME = '(?:correct|right|सही|সঠিক|ঠিক)\\s?(?:answer|ans|option|choice|উত্তর|বিকল্প|उत्तर|विकल्प)'
const CHOSEN = `${CHOSEN_NAME}(?:${SIGN}(?!_)(?:\\S.*?)?|\\s?[([][^()[\\]]{1,12}[)\\]])(?=\\s+(?:${PROGRAM}|${RIGHT_NAME}|${CHOSEN_NAME})|$)`

const BEHIND = '(?=[\\s,;|.]|$)'
const PART = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:(?<program>${PROGRAM})${BEHIND}|(?<chosen>${CHOSEN}))`, 'giu')
const MAY_HAVE =
  /id\b|আইডি|आई|status|স্ট্যাটাস|অবস্থা|स्थिति|question\stype|shuffling|mandatory|display|orientation|marks|calculator|time|single\sline|label|chosen|selected|given|attempted|your|my|user|candidate|student|examinee|আপনার|তোমার|পরীক্ষার্থীর|নির্বাচিত|বাছাই|প্রদত্ত|आपक|चुना|चयनित|दिया|अभ्यर्थी/iu
const LONGEST = 600

export type ProgramPart = { text: string; told: ProgramTold | null }

/** The parts of a line, where programs wrote one of them at least; null for any other line. */
export const programParts = (line: string): ProgramPart[] | null => {
  if (line.length > LONGEST || !MAY_HAVE.test(line)) return null
  const parts: ProgramPart[] = []
  let done = 0
  for (const { 0: found, index, groups } of withPlainDigits(line).matchAll(PART)) {
    addWords(parts, line.slice(done, index))
    parts.push({ text: line.slice(index, index + found.length).trim(), told: groups?.chosen ? 'chosen' : 'program' })
    done = index + found.length
  }
  if (done === 0) return null
  addWords(parts, line.slice(done))
  return parts.every(mayStand) || hasTableNumber(parts) ? parts : null
}

/** Beside what a program wrote stand the number of a question and a key; other words only beside a number of a table. */
const mayStand = ({ text, told }: ProgramPart): boolean =>
  told !== null || startIn(text)?.text === '' || answerIn(text)?.before === ''

const hasTableNumber = (parts: readonly ProgramPart[]): boolean =>
  parts.some(({ text, told }) => told === 'program' && TABLE_NUMBER.test(withPlainDigits(text)))
const TABLE_NUMBER = /\d{6}/

const BETWEEN = /^[\s,;|.]+|[\s,;|]+$/gu

const addWords = (parts: ProgramPart[], words: string) => {
  const text = words.replace(BETWEEN, '')
  if (text !== '') parts.push({ text, told: null })
}
