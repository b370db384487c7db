import { answerIn } from './answer-lines.ts'
import { CHOOSING } from './asking.ts'
import { optionsBehind } from './markers.ts'
import { beginSeries, SERIES, withPlainDigits } from './scripts.ts'

/** Two lists that are to be matched, entry by entry, as papers have them side by side or one below the other. */

/** A line as it was pasted, and without its adornments. */
export type ListLine = { raw: string; text: string; startsQuestion: boolean }
/** `label`: in lower case, its digits as 0-9. */
export type ListEntry = { label: string; text: string }
export type MatchPart =
  | { as: 'head' }
  | { as: 'name' }
  | { as: 'row'; left: ListEntry | null; right: ListEntry | null }
  | { as: 'key' }
/** `parts`: what each line is, from the head on. `key`: which on the right belongs to each on the left; null where none is given. */
export type Match = { parts: readonly MatchPart[]; key: ReadonlyMap<string, string> | null }

const HEAD =
  /\bmatch(?:ing)?\b|মেলাও|মেলান|মিলাও|মিলিয়ে|মিলিয়ে|মিল\sকর|সামঞ্জস্য|मिलान|मिलाइए|मिलाइये|मिलाओ|मिलाएँ|सुमेलित|जोड़ी|जोड़े|जोड़ी|जोड़े/iu
const NAME =
  /^[|([\s]*(?:list|column|col|group|set|স্তম্ভ|তালিকা|কলাম|बिंदु|सूची|स्तंभ|स्तम्भ|कॉलम|खंड|খণ্ড)\s*[-–—:]?\s*['"‘“([]?\s*(?:i{1,2}|[ab12]|[কখঅআ]|[कखअब])(?![\p{L}\p{M}\p{Nd}])/iu
const LABEL = /^\s*[([]?\s?([ivx]{1,4}|\p{L}|\d{1,2})\s?[)\].।:]+\s*(\S.*)$/iu
const CELLS = /\t+|\s{2,}|\s*\|\s*/u
/** What the pairs of `pairIn` are told apart by. */
const ARROW = /=>|->|→|⇒/u
/** Lines between the head and the first entries. */
const MOST_NAMES = 3
const FEWEST = 2
const MOST = 30

const labelled = (cell: string): ListEntry | null => {
  const [, label, text] = LABEL.exec(withPlainDigits(cell)) ?? []
  if (label === undefined || text === undefined) return null
  return { label: label.toLowerCase(), text: cell.trimEnd().slice(-text.trimEnd().length) }
}

/** Whether labels are the first ones of a list, in its order. */
const areFirst = (labels: readonly string[]): boolean => LISTS.some((series) => beginSeries(labels, series))
const LIST_P: readonly string[] = [...'pqrstuvwxyz']
const LISTS = [...SERIES, LIST_P]

/** Where the label of the right side stands in a row that nothing else parts. */
const RIGHT = /^(.*?\S)\s*[–—-]?\s+[([]?\s?([ivx]{1,4}|\p{L}|\d{1,2})\s?[)\].।]+\s*(\S.*)$/iu

type Row = { left: ListEntry | null; right: ListEntry | null }

const sidesIn = ({ raw, text }: ListLine, place: number, isLeftOver: boolean): Row | null => {
  const cells = raw
    .replace(/^\s*\||\|\s*$/gu, '')
    .split(CELLS)
    .filter((cell) => cell.trim() !== '')
  const [one, other] = cells.map(labelled)
  if (cells.length === 2 && one && other) return { left: one, right: other }
  const whole = labelled(text)
  if (whole === null) return null
  const found = RIGHT.exec(withPlainDigits(whole.text))
  const isOver = found !== null && isNext(found[2] ?? '', place)
  if (isOver) {
    const [, before = '', label = '', behind = ''] = found
    const left = { ...whole, text: whole.text.slice(0, before.length).replace(/\s*[–—-]$/u, '') }
    return { left, right: { label: label.toLowerCase(), text: whole.text.slice(-behind.length) } }
  }
  return isLeftOver && /^[\s|]/u.test(raw) && isNext(whole.label, place) ? { left: null, right: whole } : null
}

const isNext = (label: string, place: number): boolean => LISTS.some((series) => series[place] === label.toLowerCase())

/** Rows with an entry of each list. */
const sideBySide = (lines: readonly ListLine[], from: number): Row[] => {
  const rows: Row[] = []
  for (const line of lines.slice(from, from + MOST)) {
    const row = sidesIn(line, rows.length, rows.length >= FEWEST)
    const all = row && [...rows, row]
    if (!all || !areFirst(labelsOf(all, 'left')) || !areFirst(labelsOf(all, 'right'))) break
    rows.push(row)
  }
  const lefts = rows.filter(({ left }) => left !== null)
  return lefts.length < FEWEST || !areApart(rows) ? [] : rows
}

const labelsOf = (rows: readonly Row[], side: keyof Row): string[] => rows.flatMap((row) => row[side]?.label ?? [])

/** Both lists have labels of their own, which tell them apart in a key. */
const areApart = (rows: readonly Row[]): boolean => labelsOf(rows, 'left')[0] !== labelsOf(rows, 'right')[0]

type Below = { parts: MatchPart[]; rows: Row[] }

/** One list below the other; one that is numbered as questions are stands below a name. */
const oneBelowOther = (lines: readonly ListLine[], from: number, isNamed: boolean): Below | null => {
  const parts: MatchPart[] = []
  const left = listFrom(lines, from, isNamed)
  for (const entry of left) parts.push({ as: 'row', left: entry, right: null })
  let at = from + left.length
  const hasName =
    lines[at] !== undefined && NAME.test(lines[at]?.text ?? '') && labelled(lines[at]?.text ?? '') === null
  if (hasName) {
    parts.push({ as: 'name' })
    at += 1
  }
  const right = listFrom(lines, at, hasName)
  for (const entry of right) parts.push({ as: 'row', left: null, right: entry })
  const rows = parts.flatMap((part) => (part.as === 'row' ? [part] : []))
  const isWhole = left.length >= FEWEST && right.length >= left.length && areApart(rows)
  return isWhole && (hasName || !isNamed) ? { parts, rows } : null
}

const listFrom = (lines: readonly ListLine[], from: number, isNamed: boolean): ListEntry[] => {
  const entries: ListEntry[] = []
  for (const { text, startsQuestion } of lines.slice(from, from + MOST)) {
    const entry = labelled(text)
    const labels = [...entries.map(({ label }) => label), entry?.label ?? '']
    if (entry === null || !areFirst(labels) || (startsQuestion && !isNamed)) break
    entries.push(entry)
  }
  return entries
}

const PAIR =
  /[([]?\s*([ivx]{1,4}|\p{L}|\d{1,2})\s*[)\]]?\s*(?:[-–—:=→⇒>.)]+|\s)\s*[([]?\s*([ivx]{1,4}|\p{L}|\d{1,2})(?![\p{L}\p{M}\d])\s*[)\]]?[.।]?/giu

/** `1-c, 2-a`, `(i) → b`: pairs of labels, and nothing else; null for another text. */
const pairsIn = (text: string): [string, string][] | null => {
  const plain = withPlainDigits(text).toLowerCase()
  const pairs = [...plain.matchAll(PAIR)].map(([, left = '', right = '']): [string, string] => [left, right])
  return pairs.length > 0 && /^[\s,;|/&]*$/u.test(plain.replace(PAIR, '')) ? pairs : null
}

type Key = { count: number; key: Map<string, string> }

/** The key of all entries on the left, in the lines that follow them. */
const keyFrom = (lines: readonly ListLine[], from: number, rows: readonly Row[]): Key | null => {
  const [lefts, rights] = [labelsOf(rows, 'left'), labelsOf(rows, 'right')]
  const key = new Map<string, string>()
  for (let at = from; at < lines.length && key.size < lefts.length; at += 1) {
    const text = lines[at]?.text ?? ''
    const answer = at === from ? answerIn(text) : null
    const said = answer?.before === '' ? answer.label : text
    const pairs = said === '' && at === from ? [] : pairsIn(said)
    const areKnown = pairs?.every(([left, right]) => lefts.includes(left) && rights.includes(right) && !key.has(left))
    if (!pairs || !areKnown) return null
    for (const [left, right] of pairs) key.set(left, right)
    if (key.size === lefts.length) return { count: at - from + 1, key }
  }
  return null
}

const CODES = new RegExp(
  `(?<!\\p{L})codes?(?!\\p{L})|^options?\\s?[:.]?$|given\\sbelow|কোড|সংকেত|कूट|विकल्प|${CHOOSING}`,
  'iu',
)
const LABELS_ALONE = /^(?:[([]?\p{L}[)\].]?\s+){2,}[([]?\p{L}[)\].]?$/u

/** Options that name pairs: then the lists are a part of what is asked. */
const haveCodes = (lines: readonly ListLine[], from: number): boolean => {
  const texts = lines.slice(from, from + CODES_BELOW).map(({ text }) => text)
  return (
    CODES.test(lines[0]?.text ?? '') ||
    CODES.test(texts[0] ?? '') ||
    LABELS_ALONE.test(texts[0] ?? '') ||
    texts.some((text) => labelled(text) !== null && (pairsIn(labelled(text)?.text ?? '')?.length ?? 0) > 1) ||
    texts.some((text) => (text.match(CODE) ?? []).length > 2 && optionsBehind(`. ${text}`) !== null)
  )
}
const CODES_BELOW = 2
const CODE = /(?:\p{L}|\p{Nd})\s?[-–—→:]\s?[([]?(?:\p{L}|\p{Nd})(?![\p{L}\p{M}\p{Nd}])/gu

/** The match whose head is the first of these lines; null where it is none, or has options. */
export const matchIn = (lines: readonly ListLine[]): Match | null => {
  if (!HEAD.test(lines[0]?.text ?? '')) return null
  for (let names = 0, isNamed = false; names <= MOST_NAMES; names += 1) {
    const from = names + 1
    isNamed ||= names > 0 && NAME.test(lines[names]?.text ?? '')
    const rows = sideBySide(lines, from)
    const below: Below | null =
      rows.length > 0
        ? { rows, parts: rows.map((row): MatchPart => ({ as: 'row', ...row })) }
        : oneBelowOther(lines, from, isNamed)
    if (below !== null) return whole(lines, names, below)
    if (lines[from] === undefined || lines[from].startsQuestion) return null
  }
  return null
}

const whole = (lines: readonly ListLine[], names: number, { parts, rows }: Below): Match | null => {
  const end = names + 1 + parts.length
  if (haveCodes(lines, end) || rows.some(({ left }) => left !== null && ARROW.test(left.text))) return null
  const found = keyFrom(lines, end, rows)
  const named = Array.from({ length: names }, (): MatchPart => ({ as: 'name' }))
  const keys = Array.from({ length: found?.count ?? 0 }, (): MatchPart => ({ as: 'key' }))
  return { parts: [{ as: 'head' }, ...named, ...parts, ...keys], key: found?.key ?? null }
}
