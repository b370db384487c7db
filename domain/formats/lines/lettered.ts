import { asks } from './asking.ts'
import { isNextLabel, type Labelled, labelIn, optionsBehind, optionsIn } from './markers.ts'
import { ANY_OR, OR } from './or.ts'
import { marksEach, marksOfOne, worthOfProduct } from './worth.ts'

/** Letters below the number of a question: its options, or questions of their own. */

export type Said = { text: string; at: number }
/** One letter, with those that may be answered instead of it: its words, line by line. `at`: the place of the line. */
export type Lettered = { label: string; lines: readonly Said[]; asks: boolean; isMarked: boolean }
export type Letters = {
  stem: readonly Said[]
  parts: readonly Lettered[]
  isTicked: boolean
  hasOr: boolean
  /** What each is worth, where that is said behind all of them or before. */
  marks: readonly number[] | null
}

const OR_ALONE = new RegExp(`^[-–—(*[\\s]*(?:${ANY_OR})[-–—)*\\]\\s]*$`, 'iu')
const OR_BEHIND = new RegExp(`\\s+[-–—(*[]*(?:${OR})[-–—)*\\]]*$`, 'iu')
const IS_LETTER = /^\p{L}/u

type Found = { before: string; options: readonly Labelled[] }

const foundIn = (text: string, labels: readonly string[]): Found | null => {
  const label = labelIn(text)
  if (label !== null && IS_LETTER.test(label) && isNextLabel(labels, label)) {
    const options = optionsIn(text, { labels })
    return options && { before: '', options }
  }
  const behind = labels.length === 0 ? optionsBehind(text) : null
  return behind !== null && IS_LETTER.test(behind.options[0]?.label ?? '') ? behind : null
}

type Reading = {
  stem: Said[]
  parts: Lettered[]
  labels: string[]
  or: string | null
  isTicked: boolean
  hasOr: boolean
  /** The first label stands below another one: they are of two lists. */
  isAnew: boolean
}

/** Words behind the last one; behind OR they may be answered instead of it. */
const goOn = ({ parts, or }: Reading, text: string, at: number) => {
  const last = parts.at(-1)
  if (last === undefined) return
  const said = { text: or === null ? text : `${or}\n${text}`, at }
  parts[parts.length - 1] = { ...last, lines: [...last.lines, said], isMarked: marksOfOne(text) !== null }
}

const addLetter = (reading: Reading, { label, text, ticked }: Labelled, at: number) => {
  const [or = null] = OR_BEHIND.exec(text) ?? []
  const own = or === null ? text : text.slice(0, -or.length)
  reading.labels.push(label)
  reading.isTicked ||= ticked
  if (reading.or === null)
    reading.parts.push({ label, lines: [{ text: own, at }], asks: asks(own), isMarked: marksOfOne(own) !== null })
  else goOn(reading, `(${label}) ${own}`, at)
  reading.or = or?.trim() ?? null
  reading.hasOr ||= or !== null
}

const addLine = (reading: Reading, { text, at }: Said) => {
  const found = foundIn(text, reading.labels)
  if (found !== null) {
    if (found.before !== '') reading.stem.push({ text: found.before, at })
    for (const option of found.options) addLetter(reading, option, at)
  } else if (reading.labels.length === 0) reading.stem.push({ text, at })
  else if (OR_ALONE.test(text)) Object.assign(reading, { or: text, hasOr: true })
  else {
    reading.isAnew ||= labelIn(text) === reading.labels[0]
    goOn(reading, text, at)
  }
}

/** What the lines of a question say; null where fewer than two letters stand in it. */
export const lettersIn = (lines: readonly Said[]): Letters | null => {
  const reading: Reading = { stem: [], parts: [], labels: [], or: null, isTicked: false, hasOr: false, isAnew: false }
  for (const line of lines) addLine(reading, line)
  const { stem, parts, labels, or, isTicked, hasOr } = reading
  if (labels.length < 2 || or !== null || reading.isAnew) return null
  return withMarks({ stem, parts, isTicked, hasOr, marks: null })
}

/** `[2+3]` behind the last one, or before the first one, is said of all. */
const withMarks = (letters: Letters): Letters => {
  const { stem, parts } = letters
  const [above, last] = [stem.at(-1), parts.at(-1)]
  const end = last?.lines.at(-1)
  const behind = end && marksEach(end.text, parts.length)
  if (last && end && behind) {
    const lines = [...last.lines.slice(0, -1), { ...end, text: behind.before }]
    return { ...letters, parts: [...parts.slice(0, -1), { ...last, lines }], marks: behind.marks }
  }
  const product = above && worthOfProduct(above.text, parts.length)
  if (above && product && product.each !== null) {
    const { words, each } = product
    return { ...letters, stem: [...stem.slice(0, -1), { ...above, text: words }], marks: parts.map(() => each) }
  }
  const before = above && marksEach(above.text, parts.length)
  if (!above || !before) return letters
  return { ...letters, stem: [...stem.slice(0, -1), { ...above, text: before.before }], marks: before.marks }
}

/** The words of a letter, line by line. */
export const textOfLetter = ({ lines }: Lettered): string => lines.map(({ text }) => text).join('\n')
