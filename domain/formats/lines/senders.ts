/** Who wrote a line, in a chat that was copied with its times. */

const TIME = '\\p{Nd}{1,2}[:.]\\p{Nd}{2}(?:[:.]\\p{Nd}{2})?\\s*(?:[ap]\\.?m\\.?)?'
const DAY = '\\p{Nd}{1,2}[/.]\\p{Nd}{1,2}(?:[/.]\\p{Nd}{2,4})?'
/** `[12/03/24, 9:15 PM] Suman Sir: ...`, `12/03/24, 9:15 pm - Suman Sir: ...`. */
const SENDER = new RegExp(
  `^\\s*(?:\\[(?:${DAY},?\\s+${TIME}|${TIME},?\\s+${DAY})\\]|${DAY},?\\s+${TIME}\\s*-)\\s*([^:：]{1,40})[:：]\\s+(?=\\S)`,
  'iu',
)

/** The words of a message, and who sent it; null for a line that is none. */
export const messageIn = (line: string): { sender: string; words: string } | null => {
  const [whole, sender] = SENDER.exec(line) ?? []
  return whole === undefined || sender === undefined ? null : { sender: sender.trim(), words: line.slice(whole.length) }
}
