const ESCAPED = /\\([~=#{}:\\n])/g
/** What a backslash and an n begin in a formula that was typed without a second backslash. */
const COMMAND =
  /^n(?:abla|eq?|u|ot(?:in)?|eg|mid|i|leq|geq|exists|earrow|warrow|cong|sim|subseteq|supseteq|parallel)(?![A-Za-z])/

/**
 * Where a sign of GIFT stands that no backslash takes its meaning from; -1 for nowhere. What stands in braces that were
 * opened on the way, as those of a formula, is passed over.
 */
export const signAt = (text: string, signs: string, from = 0): number => {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\\') at += 1
    else if (depth === 0 && signs.includes(sign)) return at
    else if (sign === '{') depth += 1
    else if (sign === '}' && depth > 0) depth -= 1
  }
  return -1
}

/** `\n` is the end of a line, but in a formula it begins `\neq` as well. */
export const unescaped = (text: string): string => {
  let dollars = 0
  let counted = 0
  return text
    .replace(ESCAPED, (all, sign: string, at: number) => {
      if (sign !== 'n') return sign
      for (; counted < at; counted += 1) if (text[counted] === '$') dollars += 1
      return dollars % 2 === 1 && COMMAND.test(text.slice(at + 1, at + 20)) ? all : '\n'
    })
    .trim()
}

/** A text in one line, no sign of which means anything. */
export const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\#=~{}:]/g, '\\$&')
    .replace(/\n/g, '\\n')
