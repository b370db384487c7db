const ESCAPED = /\\([~=#{}:\\n])/g

/** Where a sign of GIFT stands that no backslash takes its meaning from; -1 for nowhere. */
export const signAt = (text: string, signs: string, from = 0): number => {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (signs.includes(text[at] ?? '')) return at
  }
  return -1
}

export const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim()
