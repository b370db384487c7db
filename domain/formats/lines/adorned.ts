import { plainLine } from '../signs/adornments.ts'
import { answerIn } from './answer-lines.ts'
import { looksLabelled, startIn } from './markers.ts'

const BOXED = /^\[[x ]\]/i
/** `*Q1.* ...`: bold in messages. */
const STARRED = /^\*(?=[^*\s])([^*]{0,12}[^*\s])\*(?!\*)\s*/u

/** `*Ans: B*`: a whole line in bold that says a key. */
const STARRED_KEY = /^\*([^*\s][^*]*[^*\s])\*$/u

const withoutStars = (line: string): string => {
  const key = STARRED_KEY.exec(line)?.[1]
  if (key !== undefined && (answerIn(key)?.before === '' || (startIn(key) !== null && /[?？:]$/u.test(key)))) return key
  const [all, inner = ''] = STARRED.exec(line) ?? []
  return all !== undefined && startIn(inner)?.text === '' ? `${inner} ${line.slice(all.length)}` : line
}

const BULLET = /^[-•*]\s/u

/**
 * A line without what Markdown and chat programs set around numbers, labels and names. The tick of an option stays: as a star
 * before its label, or behind its words.
 */
export const unadorned = (written: string): string => {
  const line = withoutStars(written)
  const { text, wasBold, isTicked } = plainLine(line)
  if (BOXED.test(text)) return text
  if (looksLabelled(text)) return isTicked || wasBold ? `*${text}` : text
  if (wasBold && BULLET.test(text)) return `${BULLET.exec(line)?.[0] ?? '- '}${text.replace(BULLET, '')} ✓`
  if (!isTicked || startIn(text) !== null || answerIn(text)?.before === '') return text
  return BULLET.test(line) || text !== line ? `${text} ✓` : text
}
