import type { Selected } from './prose-edits.ts'

export type FormulaGroup = 'common' | 'greek' | 'calculus' | 'relations' | 'shapes'

/** What formulas of schools and entrance tests are made of, as TeX; letters stand where something of one's own goes. */
export const FORMULA_PARTS: Record<FormulaGroup, readonly string[]> = {
  common: [
    String.raw`\frac{a}{b}`,
    String.raw`\sqrt{x}`,
    String.raw`\sqrt[n]{x}`,
    'x^{n}',
    'x_{i}',
    String.raw`\pm`,
    String.raw`\times`,
    String.raw`\div`,
    String.raw`\cdot`,
    String.raw`90^\circ`,
    String.raw`\%`,
    String.raw`\left(x\right)`,
    String.raw`\left|x\right|`,
  ],
  greek: [
    ...'alpha beta gamma delta epsilon theta lambda mu pi rho sigma tau phi omega'.split(' '),
    ...'Gamma Delta Theta Lambda Pi Sigma Phi Omega'.split(' '),
  ].map((name) => `\\${name}`),
  calculus: [
    String.raw`\sum_{i=1}^{n} i`,
    String.raw`\prod_{i=1}^{n} i`,
    String.raw`\int x\,dx`,
    String.raw`\int_{a}^{b} x\,dx`,
    String.raw`\lim_{x \to 0} x`,
    String.raw`\frac{dy}{dx}`,
    String.raw`\log_{10} x`,
    String.raw`\ln x`,
    String.raw`\sin x`,
    String.raw`\cos x`,
    String.raw`\tan x`,
    String.raw`\infty`,
  ],
  relations: [
    ...'ne le ge approx equiv to Rightarrow rightleftharpoons in notin subset cup cap emptyset'.split(' '),
    ...'perp parallel angle triangle therefore because'.split(' '),
  ].map((name) => `\\${name}`),
  shapes: [
    String.raw`\vec{a}`,
    String.raw`\overline{AB}`,
    String.raw`\hat{i}`,
    String.raw`\begin{pmatrix}a & b\\ c & d\end{pmatrix}`,
    String.raw`\begin{vmatrix}a & b\\ c & d\end{vmatrix}`,
    String.raw`\begin{cases}a & x > 0\\ b & x \le 0\end{cases}`,
    String.raw`\binom{n}{r}`,
    '{}^{n}C_{r}',
    String.raw`\text{H}_2\text{O}`,
  ],
}

/** Whether a place in a text is between two dollars. */
const isInFormula = (text: string, place: number): boolean =>
  (text.slice(0, place).match(/(?<!\\)\$/g) ?? []).length % 2 === 1

/** With a part in the place of what is selected, in a formula of its own unless it is in one; its first letter of one's own is selected then. */
export const withFormulaPart = ({ text, from, to }: Selected, tex: string): Selected => {
  const isWithin = isInFormula(text, from)
  const before = text.slice(0, from) + (isWithin ? '' : '$')
  // A name would go on with the letters that are typed behind it.
  const part = isWithin && /[A-Za-z]$/.test(tex) && /^\\/.test(tex) ? `${tex} ` : tex
  const own = /[{(| ]([A-Za-z])(?=[})|\\ _^,]|$)/.exec(part)
  const start = own ? before.length + own.index + 1 : before.length + part.length
  return {
    text: before + part + (isWithin ? '' : '$') + text.slice(to),
    from: start,
    to: own ? start + 1 : start,
  }
}
