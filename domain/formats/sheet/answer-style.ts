import { placeOf, withPlainDigits } from '../lines/scripts.ts'

/** An option of a row: its place among the columns, from 0, and its text in each language. */
export type CellOption = { place: number; texts: string[] }

/** What the answers of a sheet name where a label of one option is the text of another. */
export type AnswerStyle = 'labels' | 'texts' | 'unknown'

type Asked = { options: readonly CellOption[]; answer: string }

const plain = (text: string): string =>
  withPlainDigits(text)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.।;,]+$/u, '')
    .trim()

const PARTS = /\s*(?:[,;&+/|\n]|\s(?:and|ও|এবং|और|y|et|und|dan)\s)\s*|\s+/u
const LABEL =
  /^(?:(?:option|answer|choice|বিকল্প|विकल्प|opción|antwort|opção|opsi)\s?)?[([]?\s?(\p{L}|\d{1,2})\s?[)\].:]?$/u

/** What is longer is looked at as one text alone. */
const MOST_LISTED = 2_000

/** "2", "1,3", "B", "(a), (c)", "Option 2": the places that labels name, and nothing else. */
const labelsIn = (answer: string): number[] | null => {
  if (answer.length > MOST_LISTED) return null
  const joined = plain(answer).replace(/\b(option|answer|choice)s?\s+(?=\S)/g, '$1')
  const labels = joined
    .split(PARTS)
    .filter((part) => part !== '')
    .map((part) => LABEL.exec(part)?.[1])
  const places = labels.map((label = '') => (/^\d/.test(label) ? Number(label) - 1 : placeOf(label)))
  return labels.length === 0 || places.some((place) => place < 0) ? null : places
}

const byLabels = ({ options, answer }: Asked): number[] | null => {
  const found = labelsIn(answer)?.map((place) => options.findIndex((option) => option.place === place))
  return found === undefined || found.includes(-1) ? null : found
}

const withText = (options: readonly CellOption[], text: string): number => {
  const wanted = plain(text)
  return wanted === '' ? -1 : options.findIndex(({ texts }) => texts.some((each) => plain(each) === wanted))
}

/** The options whose words an answer is, or lists. */
const byTexts = ({ options, answer }: Asked): number[] | null => {
  const whole = withText(options, answer)
  if (whole !== -1) return [whole]
  if (answer.length > MOST_LISTED) return null
  const lines = answer.split(/\s*[\n;]\s*/)
  const parts = lines.length > 1 ? lines : answer.split(/\s*,\s*/)
  const found = parts.map((part) => withText(options, part))
  return found.length < 2 || found.includes(-1) ? null : found
}

/** "B) Nitrogen" */
const byBoth = ({ options, answer }: Asked): number[] | null => {
  if (answer.length > MOST_LISTED) return null
  const [, label = '', text = ''] = /^[([]?\s?(\p{L}|\d{1,2})\s?[)\].:-]+\s*(\S.*)$/su.exec(plain(answer)) ?? []
  const place = /^\d/.test(label) ? Number(label) - 1 : placeOf(label)
  const at = options.findIndex((option) => option.place === place)
  return at !== -1 && withText(options, text) === at ? [at] : null
}

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join()

/** By the rows whose answers can mean one thing alone. */
export const styleOf = (rows: readonly Asked[]): AnswerStyle => {
  const asked = rows.filter(({ options, answer }) => options.length > 0 && answer !== '')
  const areLabels = asked.some((row) => byLabels(row) !== null && byTexts(row) === null)
  const areTexts = asked.some((row) => byTexts(row) !== null && byLabels(row) === null)
  if (areLabels === areTexts) return 'unknown'
  return areLabels ? 'labels' : 'texts'
}

/** The options that an answer names, by their places in the list; `doubt`: it may name others; null: it names none by itself. */
export const optionsNamed = (asked: Asked, style: AnswerStyle): number[] | 'doubt' | null => {
  const [labels, texts] = [byLabels(asked), byTexts(asked)]
  if (labels !== null && texts !== null && !areSame(labels, texts)) {
    if (style === 'unknown') return 'doubt'
    return style === 'labels' ? labels : texts
  }
  const found = labels ?? texts ?? byBoth(asked)
  if (found !== null) return found
  // Behind an option that is left out others have moved up: their places say nothing then.
  const areAll = asked.options.every(({ place }, at) => place === at)
  return areAll ? null : 'doubt'
}
