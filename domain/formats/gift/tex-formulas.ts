const OPENING = /\\\(|\\\[|\$\$/g
const CLOSING: Record<string, string> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' }

/** In characters; what is longer is no formula. */
const LONGEST = 2_000

/** Formulas between `\(` and `\)`, `\[` and `\]`, as Moodle has them, between dollars; `around`: what is made of other words. */
export const withFormulas = (source: string, around: (text: string) => string): string => {
  const nextOf = new Map<string, number>()
  const closingAfter = (closing: string, from: number): number => {
    const known = nextOf.get(closing)
    if (known !== undefined && (known === -1 || known >= from)) return known
    const next = source.indexOf(closing, from)
    nextOf.set(closing, next)
    return next
  }
  const written: string[] = []
  let from = 0
  OPENING.lastIndex = 0
  for (let found = OPENING.exec(source); found !== null; found = OPENING.exec(source)) {
    const start = found.index + 2
    const end = closingAfter(CLOSING[found[0]] ?? '', start)
    const tex = end === -1 || end - start > LONGEST ? '' : source.slice(start, end).trim()
    if (tex === '' || tex.replace(/\\./gs, '').includes('$')) continue
    const sign = found[0] === '\\(' ? '$' : '$$'
    // A digit behind a dollar makes it money.
    const space = sign === '$' && /\d/.test(source[end + 2] ?? '') ? ' ' : ''
    written.push(around(source.slice(from, found.index)), sign, tex, sign, space)
    from = end + 2
    OPENING.lastIndex = from
  }
  return [...written, around(source.slice(from))].join('')
}
