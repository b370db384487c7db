/** A formula between dollars; a displayed one stands on a line of its own. */
export type Formula = { kind: 'formula'; tex: string; isDisplay: boolean }

/** A picture that belongs to the questionnaire, by its id; the alternative text may be empty. */
export type Picture = { kind: 'picture'; id: string; alternative: string }

type Mark = 'strong' | 'emphasis'

/** A part of a line. Line breaks are in the texts. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: Mark; spans: Span[] }
  | Formula
  | Picture

/** What is open: the line itself, and in it at most one of each mark. */
type Frame = { mark: Mark | null; spans: Span[] }

/** What was looked for in vain is `missing` from there on: so the time is proportional to the length. */
type Reading = { source: string; at: number; frames: Frame[]; missing: Set<string> }

const SPECIAL = /[\\`*$!]/g
const PUNCTUATION = /[!-/:-@[-`{-~]/
const ESCAPED = /\\([!-/:-@[-`{-~])/g
const WORD = /[\p{L}\p{N}\p{M}]/u
const SPACE = /\s/
const DIGIT = /\d/
/** No bracket in the alternative text unless it is escaped: a row of openings is left at once. */
const PICTURE = /!\[((?:\\.|[^[\]\\\n])*)\]\(([A-Za-z0-9_-]{6,40})\)/y
const STARS = /\*+/y
const STARS_OF = { strong: '**', emphasis: '*' } as const
/** More are no marks: a row of stars. */
const MOST_STARS = 3

export const spansOf = (source: string): Span[] => {
  const root: Frame = { mark: null, spans: [] }
  const reading: Reading = { source, at: 0, frames: [root], missing: new Set() }
  while (reading.at < source.length) {
    SPECIAL.lastIndex = reading.at
    literally(reading, source.slice(reading.at, SPECIAL.exec(source)?.index))
    const sign = source[reading.at]
    if (sign !== undefined && !READERS[sign]?.(reading)) literally(reading, sign)
  }
  while (reading.frames.length > 1) dissolve(reading)
  return root.spans
}

const spansIn = ({ frames }: Reading): Span[] => frames.at(-1)?.spans ?? []

const write = (reading: Reading, text: string) => {
  const spans = spansIn(reading)
  const last = spans.at(-1)
  if (last?.kind === 'text') last.text += text
  else if (text !== '') spans.push({ kind: 'text', text })
}

const literally = (reading: Reading, text: string): true => {
  write(reading, text)
  reading.at += text.length
  return true
}

const push = (reading: Reading, span: Span, end: number): true => {
  spansIn(reading).push(span)
  reading.at = end
  return true
}

/** What was looked for in a text and is nowhere in it. */
type Looked = { source: string; missing: Set<string> }

/** Where a sign stands next that no backslash precedes; -1: nowhere. */
export const findSign = ({ source, missing }: Looked, sign: string, from: number): number => {
  if (missing.has(sign)) return -1
  for (let at = from; at < source.length; at += source[at] === '\\' ? 2 : 1) if (source.startsWith(sign, at)) return at
  missing.add(sign)
  return -1
}

const readEscape = (reading: Reading): boolean => {
  const next = reading.source[reading.at + 1] ?? ''
  if (!PUNCTUATION.test(next)) return false
  reading.at += 1
  return literally(reading, next)
}

/** A backslash is itself in code: the next backtick ends it. */
const readCode = (reading: Reading): boolean => {
  const { source, at, missing } = reading
  const end = missing.has('`') ? -1 : source.indexOf('`', at + 1)
  if (end === -1) missing.add('`')
  const text = source.slice(at + 1, Math.max(end, at + 1))
  return text.trim() !== '' && push(reading, { kind: 'code', text }, end + 1)
}

const readFormula = (reading: Reading): boolean =>
  reading.source.startsWith('$$', reading.at) ? readDisplay(reading) : readInline(reading)

const readDisplay = (reading: Reading): true => {
  const { source, at } = reading
  const end = findSign(reading, '$$', at + 2)
  const tex = source.slice(at + 2, Math.max(end, at + 2)).trim()
  if (tex === '') return literally(reading, '$$')
  // It stands on a line of its own: the breaks around it would be empty lines.
  const last = spansIn(reading).at(-1)
  if (last?.kind === 'text') last.text = last.text.replace(/\n$/, '')
  return push(reading, { kind: 'formula', tex, isDisplay: true }, end + (source[end + 2] === '\n' ? 3 : 2))
}

/** Pandoc's rule, by which "$5 and $6" is money. */
const readInline = (reading: Reading): boolean => {
  const { source, at } = reading
  if (SPACE.test(source[at + 1] ?? ' ')) return false
  const end = findSign(reading, '$', at + 1)
  if (end === -1 || SPACE.test(source[end - 1] ?? ' ') || DIGIT.test(source[end + 1] ?? '')) return false
  return push(reading, { kind: 'formula', tex: source.slice(at + 1, end), isDisplay: false }, end + 1)
}

const readPicture = (reading: Reading): boolean => {
  PICTURE.lastIndex = reading.at
  const [all, alternative = '', id = ''] = PICTURE.exec(reading.source) ?? []
  if (all === undefined) return false
  const text = alternative.replace(ESCAPED, '$1').trim()
  return push(reading, { kind: 'picture', id, alternative: text }, reading.at + all.length)
}

/** A mark opens before a word and not within one ("2*3*4" is a product), and closes behind what is no space. */
const readStars = (reading: Reading): true => {
  const { source, at } = reading
  STARS.lastIndex = at
  const count = STARS.exec(source)?.[0].length ?? 1
  reading.at += count
  const [before, after] = [source[at - 1] ?? ' ', source[at + count] ?? ' ']
  const canClose = !SPACE.test(before)
  const canOpen = !SPACE.test(after) && !WORD.test(before)
  let left = count > MOST_STARS ? 0 : count
  for (let used = -1; used !== 0; left -= used)
    used = (canClose ? close(reading, left) : 0) || (canOpen ? open(reading, left) : 0)
  write(reading, '*'.repeat(count > MOST_STARS ? count : left))
  return true
}

const isOpen = ({ frames }: Reading, mark: Mark) => frames.some((frame) => frame.mark === mark)

/** How many of the stars close something. */
const close = (reading: Reading, left: number): number => {
  const mark = left === 2 || (left === 3 && reading.frames.at(-1)?.mark === 'strong') ? 'strong' : 'emphasis'
  if (left === 0 || !isOpen(reading, mark)) return 0
  while (reading.frames.at(-1)?.mark !== mark) dissolve(reading)
  const closed = reading.frames.pop()
  if (closed) spansIn(reading).push({ kind: mark, spans: closed.spans })
  return STARS_OF[mark].length
}

/** How many of the stars open something. */
const open = (reading: Reading, left: number): number => {
  const mark = left >= 2 ? 'strong' : 'emphasis'
  if (left === 0 || isOpen(reading, mark)) return 0
  reading.frames.push({ mark, spans: [] })
  return STARS_OF[mark].length
}

/** A mark that nothing closes is what it looks like. */
const dissolve = (reading: Reading) => {
  const frame = reading.frames.pop()
  if (!frame?.mark) return
  write(reading, STARS_OF[frame.mark])
  for (const span of frame.spans) {
    if (span.kind === 'text') write(reading, span.text)
    else spansIn(reading).push(span)
  }
}

const READERS: Readonly<Record<string, (reading: Reading) => boolean>> = {
  '\\': readEscape,
  '`': readCode,
  $: readFormula,
  '!': readPicture,
  '*': readStars,
}
