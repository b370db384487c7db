/** Numbers and letters in circles, squares and brackets, as labels have them: from the first of a row, as many. */
const ROWS: readonly [first: number, count: number, begins: number | string][] = [
  [0x2460, 20, 1],
  [0x2474, 20, 1],
  [0x2488, 20, 1],
  [0x249c, 26, 'a'],
  [0x24b6, 26, 'A'],
  [0x24d0, 26, 'a'],
  [0x24ea, 1, 0],
  [0x24eb, 10, 11],
  [0x24f5, 10, 1],
  [0x2776, 10, 1],
  [0x2780, 10, 1],
  [0x278a, 10, 1],
  [0x3251, 15, 21],
  [0x32b1, 15, 36],
  [0x1f110, 26, 'A'],
  [0x1f130, 26, 'A'],
  [0x1f150, 26, 'A'],
  [0x1f170, 26, 'A'],
  [0x1f1e6, 26, 'A'],
  [0x1f51f, 1, 10],
]
/** The signs of information, of an underground, of blood groups and of car parks are more often that. */
const OTHERS = new Set(['ⓘ', 'Ⓜ', '🅾', '🅿'])

/** The sign of copyright, which stands for C between letters in squares. */
const COPYRIGHT = /^\u00a9\ufe0f\s*(?=\S)/u

const SIGN =
  /(?<!\p{RI})\p{RI}(?!\p{RI})|(?:\d\ufe0f?\u20e3)+|[\u2460-\u24fe\u2776-\u2793\u3251-\u325f\u32b1-\u32bf\u{1f110}-\u{1f129}\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f51f}]/gu
const MAY_HAVE = /[\u20e3\u2460-\u24fe\u2776-\u2793\u3251-\u325f\u32b1-\u32bf\ud83c\ud83d]/
const BOLD = /^[*_]{2,3}/
const NUMERAL = /\d/g
/** Between signs that are only spoken of. */
const CONNECTING = /^[\s,/&–-]*(?:and|or|to|এবং|ও|বা|और|या)?[\s,/&–-]*$/iu
const LETTER_LABEL = /^[([]?\s*\p{L}\p{M}*\s*[.)\]:]/u
/** What belongs to a sign: how it is to be shown, and what sets it off. */
const BEHIND = /^\ufe0f?[.):]?\s*/

/** What a single sign stands behind: `Ans: ②` is a key, `প্রশ্ন 1️⃣ ...` the number of a question. */
const ANSWER_NAME = /^\P{L}*(?:(?:correct|right|সঠিক|सही)\s)?(?:answer|ans|key|উত্তর|উঃ|उत्तर|जवाब)(?!\p{L}).{0,8}$/iu
const QUESTION_NAME = /^\P{L}*(?:question|ques|q|প্রশ্ন|प्रश्न|प्र)\.?\s*(?:no\.?\s*)?$/iu

type Found = { label: string; place: number; at: number; end: number }

/** What a sign says: its label, and its place in its row so that a series can be known. */
const labelOf = (sign: string): { label: string; place: number } | null => {
  if (sign.includes('\u20e3')) {
    const label = (sign.match(NUMERAL) ?? []).join('')
    return { label, place: Number(label) }
  }
  const code = sign.codePointAt(0) ?? 0
  const [first, , begins] = ROWS.find(([from, count]) => code >= from && code < from + count) ?? []
  if (first === undefined || begins === undefined || OTHERS.has(sign)) return null
  if (typeof begins === 'number') return { label: String(begins + code - first), place: begins + code - first }
  return { label: String.fromCharCode(begins.charCodeAt(0) + code - first), place: 1 + code - first }
}

const signsIn = (line: string): Found[] =>
  [...line.matchAll(SIGN)].flatMap(({ 0: sign, index }): Found[] => {
    const said = labelOf(sign)
    const behind = BEHIND.exec(line.slice(index + sign.length))?.[0] ?? ''
    return said ? [{ ...said, at: index, end: index + sign.length + behind.length }] : []
  })

/** A line whose labels are signs of their own, as `① Mars ② Venus`, with labels in brackets. */
export const withPlainLabels = (line: string): string => {
  if (COPYRIGHT.test(line)) return line.replace(COPYRIGHT, '(C) ')
  const signs = MAY_HAVE.test(line) ? signsIn(line) : []
  const [first] = signs
  if (!first) return line
  const begins = BOLD.exec(line)?.[0].length ?? 0
  const isSeries = signs.length > 1 && signs.every(({ place }, at) => place === first.place + at)
  const isSpokenOf = signs.some(({ end }, at) => signs[at + 1] && CONNECTING.test(line.slice(end, signs[at + 1]?.at)))
  const isAll = isSeries && !isSpokenOf && (first.at === begins || (first.place === 1 && !LETTER_LABEL.test(line)))
  if (isAll) return relabelled(line, signs)
  const before = line.slice(0, first.at)
  const isNamed = signs.length === 1 && (first.end === line.length ? ANSWER_NAME : QUESTION_NAME).test(before)
  return isNamed || (first.at === begins && first.end < line.length) ? relabelled(line, [first]) : line
}

const relabelled = (line: string, signs: readonly Found[]): string => {
  let text = ''
  let done = 0
  for (const { label, at, end } of signs) {
    const before = line.slice(done, at)
    text += `${before}${/[^\s*_]$/.test(before) ? ' ' : ''}(${label})${/[*_]/.test(line[end] ?? '') ? '' : ' '}`
    done = end
  }
  return (text + line.slice(done)).trimEnd()
}
