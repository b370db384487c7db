const ENVIRONMENT =
  /\\(begin|end)\{(equation|align|alignat|gather|multline|eqnarray|flalign|displaymath|math)(\*?)\}[ \t]*/g
/** What only numbers an equation, or names it for other places. */
const NUMBERING = /\\(?:label\{[^{}]*\}|nonumber(?![A-Za-z])|notag(?![A-Za-z]))[ \t]*/g
const LAST_BACKSLASHES = /\\+$/

/** Environments that number their lines, by what shows the same without numbers; an empty name: nothing around it. */
const OURS: Readonly<Record<string, string>> = {
  align: 'aligned',
  flalign: 'aligned',
  gather: 'gathered',
  multline: 'multline*',
  alignat: 'alignat*',
  eqnarray: 'array',
  equation: '',
  displaymath: '',
  math: '',
}

/** TeX of a document as our formulas can show it: without numbers of equations, as long in lines. */
export const ourTex = (tex: string): string => {
  const plain = tex.replace(NUMBERING, '').replace(ENVIRONMENT, (_, which: string, name: string) => {
    const ours = OURS[name] ?? ''
    if (ours === '') return ''
    return `\\${which}{${ours}}${ours === 'array' && which === 'begin' ? '{rcl}' : ''}`
  })
  // A backslash and a space at the end are a space, of which trimming has left the backslash.
  const last = LAST_BACKSLASHES.exec(plain)?.[0].length ?? 0
  return last % 2 === 1 ? plain.slice(0, -1).trimEnd() : plain
}
