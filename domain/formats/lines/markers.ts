import { keptText } from '../../text/text.ts'
import { withoutInvisible } from '../signs/invisible.ts'
import { PARTS_APART } from './keys-at-the-end.ts'
import { beginSeries, NUMBERS, ROMAN, SERIES, withPlainDigits } from './scripts.ts'

/** What one line of text can be. Labels are given in lower case, their digits as 0-9. */

export type Labelled = { label: string; text: string; ticked: boolean }
/** `number`: null where only a name says that a question begins. `sign`: what stands around the number. */
export type Start = { number: number | null; isNamed: boolean; sign: string; text: string }

const START = /^([([]?)\s*(\d{1,3})\s*([.।:ঃ]*[)\]]+|[.)\]।:ঃ]+(?!\d))\s*(.*)$/u
/** `1.2 Which`, `১.২`: the second question of a first part. */
const PART_START = /^[([]?(?:(\d{1,2})\.)?(\d{1,2})\.(\d{1,2})(?:\s*[.)\]।:]+)?\s+(?=[\p{L}'"“‘$])(.*)$/u
const HASH_START = /^#\s?(\d{1,3})\s*[.):\]]*\s+(\S.*)$/u
/** How the numbers of parts are written. */
export const OF_PART = '1.1'
const NAMED_START =
  /^(?:question|ques|que|qn|q|problem|example|প্রশ্ন|প্র|অঙ্ক|অংক|উদাহরণ|प्रश्न|प्र|सवाल|उदाहरण)\s*[.:：ঃः–-]{0,2}\s*(?:(?:no|number|নং|संख्या|सं|क्र)\s*[.:：ঃः–-]?\s*)?[([]?(\d{1,3})(?!\s*(?:and|to|&|,|–|-|ও|থেকে|और|से)\s*\d)\s*[.)\]।:：ঃः–-]*(?!\d)\s*(.*)$/iu
/** `Q. Which ...`; with letters and points between them it is no such name. */
const UNNUMBERED_START =
  /^(?:question|ques|que|qn|q|প্রশ্ন|প্র|प्रश्न|प्र)\s*(?:[.:：)ঃः।]+\s*[–-]?|[–-](?=\s))\s*(?!\p{L}\.)(.*)$/iu
const OPTION_NAME = '(?:(?:option|choice|বিকল্প|विकल्प)\\s+(?=[\\p{L}\\d]{1,2}\\s*[.):\\]-]))?'
const LABEL = new RegExp(
  `^(?<star>[*✓✔]?)\\s*${OPTION_NAME}(?:[([]\\s*(?<bracketed>[\\p{L}\\d]{1,4})\\s*[)\\]](?:[.:](?=\\s|$))?|(?<signed>\\p{L}|[a-z]{2}|[ivx]{1,4}|\\d{1,2})\\s*(?<sign>[)\\]}](?:[.:](?=\\s|$))?|[.।:])|(?:(?<dashed>\\p{L})(?:\\s+-(?=\\s*\\S)|-(?=\\s\\S))|(?<dashedNumber>\\d{1,2})(?:-|\\s[-–])(?=\\s\\S)))\\s*(?<rest>.*)$`,
  'iu',
)
const CLEAR_LABEL = /^[*✓✔]?\s*(?:[([]\s*[\p{L}\d]{1,2}\s*[)\]]|\p{L}\s*[.)\]}।:]|\p{L}(?:\s+-|-\s))\s*\S/u
const TICK_AFTER =
  /\s?(?:[*✓✔✅☑]\ufe0f?|[([]\s?[*✓✔✅]\ufe0f?\s?[)\]]|(?:[-–←⇐]\s?)?[([]?(?:(?:the\s)?(?:correct|right)(?:\sanswer)?|সঠিক(?:\sউত্তর)?|सही(?:\sउत्तर)?)[)\]])$/iu
/** `*b*`: its last star is of the first. */
const ENDS_EMPHASIS = /(?:^|\s)(\*{1,3})[^\s*](?:[^*]*[^\s*])?\1\s*$/
/** A pointer behind a number: `Q 1 ➤ Which`. */
const POINTED = /^(.{1,14}?)\s?[➤►▶❓❔]\ufe0f?\s*(?=\S)/u
const MOST_LABEL_GAP = 1

const tail = (text: string, part: string | undefined) => text.slice(text.length - (part ?? '').length)

/** Without what only a page or a word processor needs; all kinds of space as one. What no text keeps stays as it is. */
export const tidied = (line: string): string =>
  keptText(withoutInvisible(line), Number.MAX_SAFE_INTEGER).replace(/\s+/g, ' ').trim()

/** The question that begins in this line: `12. Which ...`, `প্রশ্ন ৩: ...`. */
export const startIn = (written: string): Start | null => {
  const line = written.replace(POINTED, '$1')
  const plain = withPlainDigits(line)
  const named = NAMED_START.exec(plain)
  if (named) return { number: Number(named[1]), isNamed: true, sign: '', text: tail(line, named[2]) }
  const [, open = '', number, close = '', text] = START.exec(plain) ?? []
  if (number !== undefined)
    return { number: Number(number), isNamed: false, sign: open + close, text: tail(line, text) }
  const inPart = PART_START.exec(plain)
  if (inPart)
    return {
      number: (Number(inPart[1] ?? 0) * PARTS_APART + Number(inPart[2])) * PARTS_APART + Number(inPart[3]),
      isNamed: false,
      sign: OF_PART,
      text: tail(line, inPart[4]),
    }
  const hash = HASH_START.exec(plain)
  if (hash) return { number: Number(hash[1]), isNamed: false, sign: '#', text: tail(line, hash[2]) }
  const unnumbered = /^[qপप]/iu.test(plain) ? UNNUMBERED_START.exec(plain) : null
  return unnumbered && { number: null, isNamed: true, sign: '', text: tail(line, unnumbered[1]) }
}

/** The text of a question that begins in this line. */
export const questionStart = (line: string): string | null => startIn(line)?.text ?? null

export const withoutTick = (text: string): { text: string; ticked: boolean } => {
  const plain = ENDS_EMPHASIS.test(text) ? text.trim() : text.trim().replace(TICK_AFTER, '')
  return { text: plain, ticked: plain !== text.trim() }
}

/** Whether a line begins as options do, whether or not its label goes on after those before it. */
export const looksLabelled = (line: string): boolean => CLEAR_LABEL.test(withPlainDigits(line))

/** Whether a line could begin with a label in any list. */
export const mayBeLabelled = (line: string): boolean => LABEL.test(withPlainDigits(line))

/** Whether a line is a label, and nothing behind it. */
export const isBareLabel = (line: string): boolean => LABEL.exec(withPlainDigits(line))?.at(-1) === ''

/** What the options of a question are called so far, and whether plain numbers with a sign may be options. */
export type Known = { labels: readonly string[]; allowsNumber?: (sign: string) => boolean }

const BULLET = /^[-–•]\s+(?=[([]?\p{L}\s?[.)\]])/u

/** The options that begin in this line, when their labels go on after those so far, or begin anew. */
export const optionsIn = (written: string, { labels, allowsNumber = () => false }: Known): Labelled[] | null => {
  const line = written.replace(BULLET, '')
  const groups = LABEL.exec(withPlainDigits(line))?.groups
  if (!groups) return null
  const { star, bracketed, signed, sign = '', dashed, dashedNumber, rest = '' } = groups
  const label = (bracketed ?? signed ?? dashed ?? dashedNumber ?? '').toLowerCase()
  if (signed !== undefined && /^\d/.test(signed) && !allowsNumber(sign)) return null
  const way =
    bracketed !== undefined
      ? 'brackets'
      : sign !== '' && /^\S/.test(rest) && line.endsWith(sign + tail(line, rest))
        ? 'tight'
        : 'sign'
  const text = tail(line, rest)
  const [options] = seriesOf(label, labels)
    .map((series) => split({ label, text }, series.slice(series.indexOf(label) + 1), way))
    .toSorted((one, other) => other.length - one.length)
  return options?.map((option, index) => ({ ...option, ticked: option.ticked || (index === 0 && star !== '') })) ?? null
}

/** Letters may leave one out, numbers may not: a number in brackets is more often a question's. */
const seriesOf = (label: string, labels: readonly string[]): (readonly string[])[] =>
  SERIES.filter((series) => {
    const place = series.indexOf(label)
    const goesOn = labels[0] === undefined || series.includes(labels[0])
    const mostLeftOut = series === NUMBERS || series === ROMAN ? 0 : MOST_LABEL_GAP
    return goesOn && place >= labels.length && place <= labels.length + mostLeftOut
  })

/** How labels are set off from the words around them. */
type Way = 'brackets' | 'sign' | 'tight' | 'glued'

const MARKS: { [W in Way]: (label: string) => RegExp } = {
  brackets: (label) => new RegExp(`\\s[([]\\s?${label}\\s?[)\\]](?:[.:](?=\\s))?\\s?`, 'iu'),
  sign: (label) => new RegExp(`\\s${label}\\s?(?:[.।:]|[)\\]}][.:]?)\\s`, 'iu'),
  glued: (label) => new RegExp(`[([]${label}[)\\]]\\s?`, 'iu'),
  tight: (label) => new RegExp(`\\s${label}[.)]`, 'iu'),
}

const known = new Map<string, RegExp>()

/** Made once for each label: a text has the same few again and again. */
const markOf = (label: string, way: Way): RegExp => {
  const key = `${way} ${label}`
  const mark = known.get(key) ?? MARKS[way](label)
  known.set(key, mark)
  return mark
}

type Found = { before: string; behind: string }

/** Where a label stands in a line. */
const labelWithin = (line: string, label: string, way: Way): Found | null => {
  const found = markOf(label, way).exec(withPlainDigits(line))
  return found && { before: line.slice(0, found.index), behind: line.slice(found.index + found[0].length) }
}

/** `3  b) 4  c) 5` after `a)`: one option for each label that follows in order. */
const split = (first: { label: string; text: string }, following: readonly string[], way: Way): Labelled[] => {
  const options: Labelled[] = []
  let { label, text } = first
  for (const next of following) {
    const found = labelWithin(text, next, way)
    if (!found) break
    options.push({ label, ...withoutTick(found.before) })
    label = next
    text = found.behind
  }
  return [...options, { label, ...withoutTick(text) }]
}

const following = (labels: readonly string[]): readonly string[] => {
  const series = SERIES.find((known) => beginSeries(labels, known))
  return series?.slice(labels.length) ?? []
}

/** The options behind words that go on with the last one before: `metres (c) 324 metres`. */
export const optionsWithin = (
  line: string,
  labels: readonly string[],
): { before: string; options: Labelled[] } | null => {
  const [label = '', ...others] = following(labels)
  for (const way of ['brackets', 'sign', 'glued'] as const) {
    const found = label === '' || labels.length === 0 ? null : labelWithin(line, label, way)
    if (found) return { before: found.before.trim(), options: split({ label, text: found.behind }, others, way) }
  }
  return null
}

/** Two columns that were read line by line, (a) with (c) and (b) with (d): each as its own; null for no columns. */
export const columnsOf = (texts: readonly string[], labels: readonly string[]): Labelled[] | null => {
  const others = following(labels)
  if (labels.length < MIN_COLUMN) return null
  for (const way of ['brackets', 'sign'] as const) {
    const pairAt = (text: string, at: number) => (others[at] === undefined ? null : labelWithin(text, others[at], way))
    if (pairAt(texts[0] ?? '', 0) === null) continue
    const pairs = texts.map(pairAt)
    if (!pairs.every((pair) => pair !== null)) continue
    const first = pairs.map(({ before }, at) => ({ label: labels[at] ?? '', ...withoutTick(before) }))
    return [...first, ...pairs.map(({ behind }, at) => ({ label: others[at] ?? '', ...withoutTick(behind) }))]
  }
  return null
}
const MIN_COLUMN = 2

const FIRST_LABELS = SERIES.map(([first = '']) => first)
const WITH_BRACKETS = FIRST_LABELS.map(MARKS.brackets)
const WITHOUT_BRACKETS = FIRST_LABELS.map(MARKS.sign)
const GLUED = FIRST_LABELS.map(MARKS.glued)
const WAYS: readonly [Way, readonly RegExp[]][] = [
  ['brackets', WITH_BRACKETS],
  ['sign', WITHOUT_BRACKETS],
  ['glued', GLUED],
]
/** The first label of any list, with a sign behind it. */
const FIRST_LABEL = new RegExp(`[\\s([](?=\\s?(${[...new Set(FIRST_LABELS)].join('|')})\\s?[)\\]}.।:])`, 'giu')

/** Lists that may begin in a line: most lines have none, or one. */
const listsIn = (plain: string): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const match of plain.matchAll(FIRST_LABEL)) found.add((match[1] ?? '').toLowerCase())
  return found
}

/** Of labels that nothing sets off from the words before them: fewer may be parts of words, as in f(a). */
const FEWEST_GLUED = 3

/** Options behind a question in its own line: two at least, from the first on. */
export const optionsBehind = (line: string): { before: string; options: Labelled[] } | null => {
  const plain = withPlainDigits(line)
  const lists = listsIn(plain)
  if (lists.size === 0) return null
  for (const [way, marks] of WAYS) {
    for (const [at, known] of marks.entries()) {
      const series = SERIES[at] ?? []
      const [label = '', ...following] = series
      const found = lists.has(label) ? known.exec(plain) : null
      if (!found || found.index === 0 || (way === 'sign' && series === NUMBERS)) continue
      const options = split({ label, text: line.slice(found.index + found[0].length) }, following, way)
      if (options.length >= (way === 'glued' ? FEWEST_GLUED : 2))
        return { before: line.slice(0, found.index).trim(), options }
    }
  }
  return null
}

/** The label that a line begins with in any list, in lower case; null for none. */
export const labelIn = (line: string): string | null => {
  const { bracketed, signed, dashed, dashedNumber } =
    LABEL.exec(withPlainDigits(line.replace(BULLET, '')))?.groups ?? {}
  return (bracketed ?? signed ?? dashed ?? dashedNumber)?.toLowerCase() ?? null
}

/** Whether a label is the one right behind those before it, the last of which tell what list it is. */
export const isNextLabel = (labels: readonly string[], label: string): boolean =>
  SERIES.some(
    (series) => series[labels.length] === label && labels.slice(-MOST_TELLING).every((each) => series.includes(each)),
  )
const MOST_TELLING = 12
