import fc from 'fast-check'
import temml from 'temml'
import { describe, expect, it } from 'vitest'
import { renderFormula } from '../../text/formula.ts'
import { formulaKey, formulasIn, plainOf } from '../../text/prose.ts'
import { withOurFormulas } from './formulas.ts'

describe('formulas of TeX in a pasted text', () => {
  it.each([
    ['within words', String.raw`If \(x^2 = 9\) and \( x > 0 \), then`, '$x^2 = 9$ and $x > 0$, then'],
    [
      'in options',
      String.raw`(a) \(3\) (b) \(-3\) (c) \(\frac{1}{3}\)`,
      String.raw`(a) $3$ (b) $-3$ (c) $\frac{1}{3}$`,
    ],
    [
      'displayed within a line',
      String.raw`2. Evaluate \[\int_0^1 2x\,dx\]`,
      String.raw`2. Evaluate $$\int_0^1 2x\,dx$$`,
    ],
    ['displayed on a line', '\\[ a = b \\]', '$$a = b$$'],
    ['displayed over lines', 'so\n\\[\na = b\n\\]\nthen', 'so\n$$\na = b\n$$\nthen'],
    ['an equation', '\\begin{equation}\nx=1\n\\end{equation}', '$$\nx=1\n$$'],
    ['an equation with a name', '\\begin{equation}\\label{eq:1}x=1\\end{equation}', '$$x=1$$'],
    [
      'lines set one below the other',
      String.raw`\begin{align}a&=b\\c&=d\nonumber\end{align}`,
      String.raw`$$\begin{aligned}a&=b\\c&=d\end{aligned}$$`,
    ],
    ['starred ones', String.raw`\begin{gather*}a\\b\end{gather*}`, String.raw`$$\begin{gathered}a\\b\end{gathered}$$`],
    [
      'an environment between brackets',
      String.raw`\[\begin{align}a&=b\end{align}\]`,
      String.raw`$$\begin{aligned}a&=b\end{aligned}$$`,
    ],
    ['rows with their distance', String.raw`\[a\\[2pt]b\]`, String.raw`$$a\\[2pt]b$$`],
    ['over the end of a line', 'is \\(a +\nb\\) here', 'is $a +\nb$ here'],
    ['one after the other', String.raw`\(a\)\(b\)`, '$a$$b$'],
    ['before a digit', String.raw`\(x\)2`, '$x$ 2'],
    ['a space at the end', String.raw`\(x\ \)`, '$x$'],
    ['beside ours', String.raw`$a$ and \(b\)`, '$a$ and $b$'],
    ['behind money', String.raw`costs $5 for \(x\) kg`, String.raw`costs \$5 for $x$ kg`],
    ['right behind money', String.raw`(US$\(5x\) or $5)`, String.raw`(US\$$5x$ or \$5)`],
    ['between prices', String.raw`$5, \(x\) or 6$`, String.raw`\$5, $x$ or 6$`],
    ['with Windows line ends', 'a \\(b\\)\r\n\r\nc \\(d\\)\r\n', 'a $b$\r\n\r\nc $d$\r\n'],
  ])('are ours %s', (_, source, ours) => expect(withOurFormulas(source)).toContain(ours))

  it.each([
    ['our formulas', String.raw`$\text{\(a\)}$ and $$\begin{align}a\end{align}$$`],
    ['code', '`\\(a\\)` and\n```\n\\(b\\)\n\n\\[c\\]\n```'],
    ['code that nothing closes', '```\n\\(b\\)\n\n\\[c\\]'],
    ['a backslash', String.raw`\\(a\\)`],
    ['a line with a backslash before its label', String.raw`\(a) one`],
    ['what nothing closes', String.raw`\(a and \[b and \begin{align}c`],
    ['what is closed behind an empty line', '\\(a\n\nb\\)'],
    ['what is empty', String.raw`\(\) \[ \]`],
    ['dollars within', String.raw`\(\text{$x$}\)`],
    ['other environments', String.raw`\begin{itemize}a\end{itemize}`],
    ['money', '$5 and $6'],
    ['money that is alone', 'US$ 5, $7.50'],
    ['small numbers of text', 'x² + H₂O → 10⁻³'],
    ['plain words', 'Which planet is red?\n(a) Mars'],
    ['a formula that begins with a number', '$5 x$ and $2\\text{ metres each}$'],
    ['a formula of words', '$area = length \\times width$'],
  ])('leave %s as it is', (_, source) => expect(withOurFormulas(source)).toBe(source))

  it.each([
    'A price of $5 rises to $7, how much is that in US$?',
    'It costs $5 (or nine in NZ$).',
    'Prices are 5$, 6$ and 7$.',
  ])('%s has no formula', (source) => {
    const ours = withOurFormulas(source)
    expect(formulasIn(source).length).toBeGreaterThan(0)
    expect(formulasIn(ours)).toEqual([])
    expect(plainOf(ours)).toBe(source)
  })

  it('reads a label that has a backslash before it beside a formula', () =>
    expect(withOurFormulas(String.raw`\(a) see \(x\)`)).toBe(String.raw`\(a) see $x$`))

  it.each(['equation', 'align', 'align*', 'gather', 'multline', 'eqnarray', 'flalign', 'displaymath', 'math'])(
    'can all be shown, such as %s',
    (name) => {
      const signs = name === 'eqnarray' ? 'a&=&b' : name.includes('align') ? 'a&=b\\\\c&=d' : 'a=b'
      const [formula] = formulasIn(withOurFormulas(`\\begin{${name}}\n${signs}\n\\end{${name}}`))
      expect(formula?.isDisplay).toBe(true)
      expect(formula && renderFormula(formula, temml.renderToString).ok).toBe(true)
    },
  )
})

const TEX = fc.constantFrom('x', 'a + b', '\\frac{1}{2}', '3', 'a_{1}', '\\$5')
const PART = fc.oneof(
  fc.constantFrom('costs $5', 'Which is it?', '$', '\\', 'x² and', '\\$').map((text) => ({ text, keys: [] })),
  TEX.map((tex) => ({ text: `$${tex}$`, keys: [tex] })),
  TEX.map((tex) => ({ text: `\\(${tex}\\)`, keys: [tex] })),
  TEX.map((tex) => ({ text: `\\[${tex}\\]`, keys: [`$${tex}`] })),
  TEX.map((tex) => ({ text: `\`\\(${tex}\\)\``, keys: [] })),
)

describe('for all texts', () => {
  it('each formula is read once, in its place', () =>
    fc.assert(
      fc.property(fc.array(PART, { maxLength: 12 }), (parts) => {
        const source = parts.map(({ text }) => text).join(' , ')
        const keys = formulasIn(withOurFormulas(source)).map(formulaKey)
        expect(keys).toEqual(parts.flatMap((part): string[] => part.keys))
      }),
    ))

  it('there are as many lines as before, and nothing more to do', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '\\(',
            '\\)',
            '\\[',
            '\\]',
            '$',
            '$$',
            '`',
            '```',
            '\n',
            '\n\n',
            'a',
            '5',
            ' ',
            '\\',
            '\\begin{align}',
            '\\end{align}',
          ),
          { maxLength: 40 },
        ),
        (signs) => {
          const source = signs.join('')
          const ours = withOurFormulas(source)
          expect(ours.split('\n').length).toBe(source.split('\n').length)
        },
      ),
    ))

  it.each(['\\(', '\\[a', '\\begin{align}', '$', '$a ', '`', '\\(a\\) $', '$5, 6'])(
    'takes time in proportion to the length, as of many %j',
    (part) => {
      const before = performance.now()
      withOurFormulas(part.repeat(20_000))
      expect(performance.now() - before).toBeLessThan(500)
    },
  )
})
