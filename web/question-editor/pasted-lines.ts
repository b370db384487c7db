/** What one line of pasted text can be. Labels are given in lower case, their digits as 0-9. */

type Labelled = { label: string; text: string; ticked: boolean }

const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ',
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
].map((letters) => [...letters])
const NUMBERS = Array.from({ length: 20 }, (_, index) => String(index + 1))

/** A question, two options and the answer. */
const FEWEST_CELLS = 4

const START = /^[([]?\s*\d{1,3}\s*[.)\]।:ঃ]+(?!\d)\s*(.*)$/u
const NAMED_START = /^(?:question|q|প্রশ্ন|प्रश्न)\s*(?:no)?[.:]?\s*\d{1,3}\s*[.)\]।:ঃ-]*\s*(.*)$/iu
const LABEL = /^([*✓✔]?)\s*(?:[([]\s*([\p{L}\d]{1,2})\s*[)\]]|(\p{L})\s*[.)।:]|(\p{L})\s+-)\s*(.+)$/u
const ANSWER =
  /(?:^|\s)(?:correct\s+(?:answer|option)|right\s+answer|answer|ans|key|সঠিক\s*উত্তর|উত্তর|उत्तर)\s*[.:：ঃ=–-]+\s*(\S.*)$/iu
const ANSWER_WITHOUT_COLON = /^(?:answer|ans|উত্তর|उत्तर)\s+([([]?\s*[\p{L}\d]\s*[)\]]?)$/iu
const TICK_AFTER = /\s*(?:[*✓✔]|\((?:correct|right|সঠিক)\))\s*$/iu

/** As long as before, so that places found in one are places in the other. */
export const withPlainDigits = (text: string) =>
  text.replace(/[০-৯०-९]/g, (digit) => String((digit.charCodeAt(0) - (digit < '০' ? 0x966 : 0x9e6)) % 10))

const tail = (text: string, part: string | undefined) => text.slice(text.length - (part ?? '').length)

export const tidied = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim()

/** The text of a question that begins in this line: `12. Which ...`, `প্রশ্ন ৩: ...`. */
export const questionStart = (line: string): string | null => {
  const plain = withPlainDigits(line)
  const match = NAMED_START.exec(plain) ?? START.exec(plain)
  return match ? tail(line, match[1]) : null
}

/** The answer given in this line, and the text before it. */
export const answerIn = (line: string): { before: string; label: string } | null => {
  const match = ANSWER_WITHOUT_COLON.exec(line) ?? ANSWER.exec(line)
  return match?.[1] ? { before: line.slice(0, match.index).trim(), label: withPlainDigits(match[1]) } : null
}

export const withoutTick = (text: string): { text: string; ticked: boolean } => {
  const plain = text.trim().replace(TICK_AFTER, '')
  return { text: plain, ticked: plain !== text.trim() }
}

/** Where a letter stands in its alphabet, the first being 0; -1 for what is no label. */
export const placeOf = (letter: string): number =>
  ALPHABETS.map((letters) => letters.indexOf(letter)).find((place) => place !== -1) ?? -1

/** The cells of rows copied from a spreadsheet: question, options, answer. Null when the text is something else. */
export const rowsOfCells = (text: string): { line: number; cells: string[] }[] | null => {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ line: index + 1, cells: row.split('\t').map(tidied) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return rows.length > 0 && rows.every(({ cells }) => cells.length >= FEWEST_CELLS) ? rows : null
}

/** Whether a line begins as options do, whether or not its label goes on after those before it. */
export const looksLabelled = (line: string): boolean => LABEL.test(withPlainDigits(line))

/** The options that begin in this line, when their labels go on after the `labels` so far. */
export const optionsIn = (line: string, labels: readonly string[]): Labelled[] | null => {
  const match = LABEL.exec(withPlainDigits(line))
  const label = (match?.[2] ?? match?.[3] ?? match?.[4])?.toLowerCase()
  const series = label === undefined ? undefined : seriesOf(label, labels)
  if (!match || label === undefined || series === undefined) return null
  const inBrackets = match[2] !== undefined
  const options = split({ label, text: tail(line, match[5]) }, series.slice(series.indexOf(label) + 1), inBrackets)
  return options.map((option, index) => ({ ...option, ticked: option.ticked || (index === 0 && match[1] !== '') }))
}

/** Letters may leave one out, numbers may not: a number in brackets is more often a question's. */
const seriesOf = (label: string, labels: readonly string[]): readonly string[] | undefined => {
  const series = [...ALPHABETS, NUMBERS].find((known) => known.includes(label))
  const place = series?.indexOf(label) ?? -1
  const goesOn = labels[0] === undefined || series?.includes(labels[0])
  const mostLeftOut = series === NUMBERS ? 0 : 1
  const isNext = place >= labels.length && place <= labels.length + mostLeftOut
  return goesOn && isNext ? series : undefined
}

/** `3  b) 4  c) 5` after `a)`: one option for each label that follows in order. */
const split = (first: { label: string; text: string }, following: readonly string[], inBrackets: boolean) => {
  const options: Labelled[] = []
  let { label, text } = first
  for (const next of following) {
    const mark = inBrackets ? `\\s[([]\\s*${next}\\s*[)\\]]\\s*` : `\\s${next}\\s*[.)।:]\\s+`
    const found = new RegExp(mark, 'iu').exec(withPlainDigits(text))
    if (!found) break
    options.push({ label, ...withoutTick(text.slice(0, found.index)) })
    label = next
    text = text.slice(found.index + found[0].length)
  }
  return [...options, { label, ...withoutTick(text) }]
}
