import { withoutHtml } from './html-in-text.ts'
import { withPlainLabels } from './label-signs.ts'

/** A line as it is meant, and what stood around it. */
export type PlainLine = {
  text: string
  /** All of it, or all behind its label or its name. */
  wasBold: boolean
  /** By a tick before or behind its words, or in its box: `[x]`, which its text still begins with. */
  isTicked: boolean
  /** The same by a cross, as of a wrong option. */
  isCrossed: boolean
  isHeading: boolean
  isQuoted: boolean
}

/** Asked of each line, so that plain ones cost next to nothing. */
const ADORNED =
  /^[\s#>*_[\u00a9-]|[\s\\]$|\*\*|__|<\/?[a-z]|&[#a-z]|[\u20e3\u2460-\u24fe\u25a0-\u27ff\u2b00-\u2bff\u3251-\u32bf]|[\ud83c-\ud83e][\udc00-\udfff]/i
const MOST_ROUNDS = 4

const LABEL =
  /^(?:(?:q(?:uestion|ues|n)?|প্রশ্ন|प्रश्न)\s*[.:]?\s*(?:no\.?\s*)?\p{Nd}{1,3}\s*[.):।]*|(?:option\s+)?[([]?\s*(?:\p{Nd}{1,3}|\p{L}\p{M}*|[ivx]{1,4})\s*[)\]}.:।ঃ]+)(?:\s+|$|(?=\*\*|__))/iu
/** A label that what follows would set off: `**A**)`. */
const UNSIGNED = /^(?:\p{Nd}{1,3}|\p{L}\p{M}*|[ivx]{1,4}|q(?:uestion)?\s*\p{Nd}{1,3})$/iu
const SIGN = /^[)\]}.:।ঃ]/u
const NAME = /^\p{L}[\p{L}\p{M}]+(?: [\p{L}\p{M}()]+){0,3}\s?[:：]/u
const NAME_ALONE = /^\p{L}[\p{L}\p{M}]+(?: [\p{L}\p{M}()]+){0,3}\s?[:：]?$/u
/** What stands before an answer, with or without a sign of its own. */
const ANSWER_NAME =
  /^(?:correct\s+)?(?:ans(?:wer)?|soln?|solution|expl?(?:anation)?|key|hint|উত্তর|উ|ব্যাখ্যা|उत्तर|व्याख्या)\s?[.।:：ঃ]*$/iu
const FIELD =
  /\b(?:ans|answers?|correct|soln?|solution|expl?|explanation|reason|rationale|key|hint|marks?|points?|type|difficulty|question)\b|প্রশ্ন|प्रश्न|উত্তর|ব্যাখ্যা|নম্বর|उत्तर|व्याख्या|अंक/iu
const BOLD_LABELS = /(?<=^|\s)\*\*([([]?(?:\p{L}\p{M}*|\p{Nd}{1,2})[.)\]])\*\*(?=\s)/gu
const LABELS = /(?:^|\s)[([]?(?:\p{L}\p{M}*|\p{Nd}{1,2})[.)\]](?=\s)/gu

const HEADING = /^#{1,6}[ \t]+(?=\S)/
const HEADING_END = /[ \t]+#+$/
const QUOTE = /^>[> \t][> \t]*(?=\S)/
/** A line that only compares: `> 5 cm`. */
const COMPARISON = /^>\s*[-+−]?\s*\p{Nd}(?!\p{Nd}{0,2}[.):।]\s)/u
/** A bullet before what is adorned itself; before a label alone a star may be a tick. */
const LIST = /^[-*•–+]\s+(?=\S)/u
const BREAK = /(?<!\\)(?:\\\\)*(\\)$/
const TASK = /^(?:[-*+•–]\s+)?\[\s?([xX✓✔*]?)\s?\](?=\s+\S)/u
/** What begins a list, and what only points. */
const BULLET = /^[🔵🔴🟢🟡🟠🟣⚫⚪🔹🔸🔷🔶▪▫◆◇❖‣◦➢➣➤►▶✦✧]\ufe0f?\s*(?!\ufe0f|$)/u
const POINTER = /^(?:[☞☛📲👉👇➡➜➔➥📌📍📝✏💡❓❔❗⭐🌟✨📖📚📘🎯🧠🔑]\ufe0f?\s*)+(?!\ufe0f|$)/u
/** What begins a question as its name would: `❓ Who ...`. */
const ASKS = /^[❓❔]\ufe0f?\s*(?=\S.{3})/u
/** Any picture before the number of a question, but a tick, a cross or a letter. */
const EMOJI_FIRST = /^(?:(?![✅☑✔✓❌✖✗✘\u{1f170}-\u{1f189}©®])\p{Extended_Pictographic}\ufe0f?\s*)+/u
const QUESTION_FIRST = /^(?:q(?:uestion|ues)?|প্রশ্ন|प्रश्न|প্র|प्र)\s*[.:-]?\s*\p{Nd}|^\p{Nd}{1,3}\s?[.)।]\s/iu
/** `A👉 ...`: a label that only a pointer sets off. */
const POINTED_LABEL = /^([(]?\p{L}[)]?)\s?[👉➡➜➔]\ufe0f?\s*(?=\S)/u
const TICK_BEFORE = /^[✅✔✓]\ufe0f?\s*/u
const CROSS_BEFORE = /^[❌✖✗✘]\ufe0f?\s*/u
const TICK_BEHIND = /\s*[✅☑✔✓]\ufe0f?$/u
const CROSS_BEHIND = /\s*[❌✖✗✘]\ufe0f?$/u
const MAY_BE_MARKED = /[\u2611\u2705\u2713-\u2718\u274c]/
const STARS = /\*\*|__/g
const EMOJI_TICK = /[✅☑]\ufe0f?/gu

const BOLD_FIRST = /^(\*\*\*|\*\*|__)(?![\s*_])(.*?[^\s\\])\1(?![*_])(.*)$/
const WHOLLY_BOLD = /^(\*\*\*|\*\*|__)(?![\s*_])((?:(?!\1).)*[^\s\\*_])\1$/
const ITALIC_NAME = /^([*_])(?![\s*_])([^*_]{3,40}?)\1\s*([:：]?)\s*/
const IDENTIFIER = /^\w+$/

/**
 * A line without what Markdown, HTML and chat programs write around lines, numbers, labels and names: no word of it is lost.
 * What is bold or in italics within the line stays so.
 */
export const plainLine = (raw: string): PlainLine => {
  const line: PlainLine = {
    text: raw,
    wasBold: false,
    isTicked: false,
    isCrossed: false,
    isHeading: false,
    isQuoted: false,
  }
  if (!ADORNED.test(raw)) return line
  line.text = withoutHtml(raw).trim().replace(BREAK, unbroken).trim()
  const [bullet = ''] = TASK.test(line.text) ? [] : (LIST.exec(line.text) ?? [])
  const listed = line.text
  line.text = listed.slice(bullet.length)
  const words = line.text
  for (let round = 0, before = ''; round < MOST_ROUNDS && before !== line.text; round += 1) {
    before = line.text
    for (const step of STEPS) step(line)
  }
  if (line.text === words) line.text = listed
  else if (bullet !== '' && !isNamed(line.text)) line.text = `- ${line.text}`
  const [box, mark = ''] = TASK.exec(line.text) ?? []
  if (box !== undefined) {
    line.isTicked = line.isTicked || mark !== ''
    line.text = `${mark === '' ? '[ ]' : '[x]'}${line.text.slice(box.length)}`
  }
  return line
}

const unbroken = (found: string) => found.slice(0, -1)

/** Whether a label or the name of a field begins it, which needs no bullet; other names may be words of an option. */
const isNamed = (text: string) => LABEL.test(text) || FIELD.test(NAME.exec(text)?.[0] ?? '')

/** Takes a part away where something is left. */
const without = (line: PlainLine, part: RegExp): boolean => {
  const text = line.text.replace(part, '').trim()
  if (text === '' || text === line.text) return false
  line.text = text
  return true
}

/** Whether words stand in it beside its label. */
const hasWords = (text: string) => text.replace(LABEL, '').trim() !== ''

const hasOneLabel = (text: string) => (text.match(LABELS) ?? []).length < 2

const takeQuote = (line: PlainLine) => {
  if (line.text.startsWith('>') && !COMPARISON.test(line.text) && without(line, QUOTE)) line.isQuoted = true
}

const takeHeading = (line: PlainLine) => {
  if (!line.text.startsWith('#') || !without(line, HEADING)) return
  line.isHeading = true
  without(line, HEADING_END)
}

const takeBullets = (line: PlainLine) => {
  const asked = line.text.replace(ASKS, '')
  if (asked !== line.text && !LABEL.test(asked)) line.text = `Q. ${asked}`
  const named = line.text.replace(EMOJI_FIRST, '')
  if (named !== line.text && QUESTION_FIRST.test(named)) line.text = named
  line.text = line.text.replace(POINTED_LABEL, '$1. ')
  without(line, POINTER)
  const text = line.text.replace(BULLET, '')
  if (text === line.text) return
  line.text = isNamed(text) || text.startsWith('**') || text.startsWith('•') ? text : `• ${text}`
}

const takeTicks = (line: PlainLine) => {
  if (!MAY_BE_MARKED.test(line.text)) return
  takeMark(line, 'isTicked', TICK_BEFORE)
  takeMark(line, 'isCrossed', CROSS_BEFORE)
  takeMark(line, 'isTicked', TICK_BEHIND)
  takeMark(line, 'isCrossed', CROSS_BEHIND)
}

/** Behind several options it stays, for it says something of the last alone; of a line that a name begins it says nothing. */
const takeMark = (line: PlainLine, told: 'isTicked' | 'isCrossed', mark: RegExp) => {
  const text = line.text.replace(mark, '')
  if (text === line.text || !hasWords(text)) return
  if (!hasOneLabel(text)) line.text = line.text.replace(EMOJI_TICK, '✔')
  else {
    line[told] ||= !NAME.test(text.replace(STARS, ''))
    line.text = text
  }
}

const takeLabels = (line: PlainLine) => {
  line.text = withPlainLabels(line.text)
}

const takeBold = (line: PlainLine) => {
  if (!line.text.includes('**') && !line.text.includes('__')) return
  line.text = line.text.replace(BOLD_LABELS, '$1')
  const [, mark = '', bold, rest = ''] = BOLD_FIRST.exec(line.text) ?? []
  const inner = bold?.replace(POINTER, '')
  if (inner !== undefined) line.text = unbolded(line, { mark, inner, rest })
  const head = LABEL.exec(line.text)?.[0] ?? NAME.exec(line.text)?.[0] ?? ''
  const behind = line.text.slice(head.length).trim()
  const [, sign, words] = head === '' ? [] : (WHOLLY_BOLD.exec(behind) ?? [])
  if (words === undefined || (sign === '__' && IDENTIFIER.test(words))) return
  line.text = `${head.trim()} ${words}`
  line.wasBold = true
}

type Bold = { mark: string; inner: string; rest: string }

const unbolded = (line: PlainLine, { mark, inner, rest }: Bold): string => {
  if (mark === '__' && IDENTIFIER.test(inner) && rest === '') return line.text
  if (rest.trim() === '') {
    line.wasBold = true
    return inner
  }
  const label = LABEL.exec(`${inner} `)?.[0] ?? ''
  const isLabel = label.trim() === inner
  if (ANSWER_NAME.test(inner)) return inner + rest
  const isSetOff = (UNSIGNED.test(inner) || NAME_ALONE.test(inner)) && SIGN.test(rest.trim())
  if (isLabel || isSetOff || (NAME.exec(inner)?.[0] === inner && NAME_ALONE.test(inner)))
    return isSetOff ? inner + rest.trim() : `${inner} ${rest.trim()}`
  // What is bold behind a label stays so, where more follows.
  const name = label || NAME.exec(inner)?.[0] || ''
  return name === '' ? line.text : `${name.trim()} ${mark}${inner.slice(name.length).trim()}${mark}${rest}`
}

const takeItalicName = (line: PlainLine) => {
  if (!/^[*_]/.test(line.text)) return
  const [all, , name = '', colon = ''] = ITALIC_NAME.exec(line.text) ?? []
  if (all === undefined || !NAME.test(name + colon) || !NAME_ALONE.test(name + colon)) return
  line.text = `${name}${colon} ${line.text.slice(all.length)}`.trim()
}

const STEPS = [takeQuote, takeHeading, takeBullets, takeTicks, takeLabels, takeBold, takeItalicName]
