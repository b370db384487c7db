const FENCE = /^[ \t]*```[ \t]*([\w-]*)[ \t\r]*$/
/** What a chat program calls a block that is text; code has the name of its language. */
const OF_TEXT = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'markdown', 'md', 'gift', 'aiken', 'csv', 'tsv'])
/** As questions of a paper begin. */
const QUESTION =
  /^[\s*#>]*(?:q(?:uestion)?\s*\.?\s*)?[([]?\p{Nd}{1,3}\s*[.)\]:।]|^[\s*#>]*(?:q(?:uestion)?|প্রশ্ন|प्रश्न)\s*\p{Nd}|^::/iu

/** A paper that stands in one block of code, without the lines that begin and end it: these are left empty, so that lines keep their numbers. */
export const withoutFence = (text: string): string => {
  if (!text.includes('```')) return text
  const lines = text.split('\n')
  const fences = lines.flatMap((line, at) => (line.trim().startsWith('```') ? [at] : []))
  const [from = -1, to = lines.length] = fences
  const name = FENCE.exec(lines[from] ?? '')?.[1]?.toLowerCase()
  if (fences.length > 2 || name === undefined || !OF_TEXT.has(name)) return text
  const inside = lines.slice(from + 1, to).filter((line) => line.trim() !== '')
  const outside = lines.filter((line) => line.trim() !== '').length - inside.length - fences.length
  const isPaper = inside.length > outside && inside.some((line) => QUESTION.test(line))
  return isPaper
    ? lines.map((line, at) => (fences.includes(at) ? line.replace(/\S.*?(?=\r?$)/, '') : line)).join('\n')
    : text
}
