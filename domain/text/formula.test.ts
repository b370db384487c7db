import temml from 'temml'
import { describe, expect, it } from 'vitest'
import { MAX_FORMULA_LENGTH, renderFormula } from './formula.ts'
import { safeMathml } from './mathml.ts'

const rendered = (tex: string, isDisplay = false) =>
  renderFormula({ kind: 'formula', tex, isDisplay }, temml.renderToString)

describe('formulas of school and of entrance tests', () => {
  it.each([
    String.raw`\frac{1}{2}`,
    String.raw`1\frac{3}{4}`,
    String.raw`\dfrac{x+1}{x-1}`,
    String.raw`\sqrt{2}`,
    String.raw`\sqrt[3]{x^2+1}`,
    String.raw`x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}`,
    String.raw`(a+b)^2 = a^2 + 2ab + b^2`,
    String.raw`\log_{10} 100 = 2`,
    String.raw`\ln e^x`,
    String.raw`\int_0^1 x^2\,dx`,
    String.raw`\iint_D f(x,y)\,dA`,
    String.raw`\oint_C \vec{F}\cdot d\vec{r}`,
    String.raw`\lim_{x\to 0}\frac{\sin x}{x} = 1`,
    String.raw`\lim\limits_{n\to\infty} a_n`,
    String.raw`\frac{dy}{dx} = \frac{d}{dx}\left(x^n\right)`,
    String.raw`\frac{\partial^2 u}{\partial x^2}`,
    String.raw`f''(x) + f'(x) = 0`,
    String.raw`\sum_{i=1}^{n} i = \frac{n(n+1)}{2}`,
    String.raw`\prod_{k=1}^{n} k = n!`,
    String.raw`\binom{n}{r} = \frac{n!}{r!\,(n-r)!}`,
    String.raw`{}^{n}C_{r}`,
    String.raw`\begin{pmatrix}1 & 2\\ 3 & 4\end{pmatrix}`,
    String.raw`\begin{vmatrix}a & b\\ c & d\end{vmatrix} = ad - bc`,
    String.raw`\begin{bmatrix}1 & 0 & \cdots\\ 0 & 1 & \ddots\end{bmatrix}`,
    String.raw`A^{-1} = \frac{1}{|A|}\operatorname{adj}A`,
    String.raw`\vec{a}\times\vec{b} = |\vec{a}||\vec{b}|\sin\theta\,\hat{n}`,
    String.raw`\overrightarrow{AB} + \overrightarrow{BC}`,
    String.raw`\mathbf{F} = m\mathbf{a}`,
    String.raw`|x| = \begin{cases}x & x \ge 0\\ -x & x < 0\end{cases}`,
    String.raw`\begin{aligned}2x + 3y &= 5\\ x - y &= 1\end{aligned}`,
    String.raw`\left\{x \in \mathbb{R} : x^2 < 2\right\}`,
    String.raw`A \cup B, A \cap B, A \setminus B, A \subseteq B, \varnothing`,
    String.raw`p \land q \implies p \lor \lnot q \iff r`,
    String.raw`\forall x\,\exists y`,
    String.raw`\alpha, \beta, \gamma, \Delta, \lambda, \mu, \Omega, \varphi`,
    String.raw`\sin^2\theta + \cos^2\theta = 1`,
    String.raw`\tan^{-1}\left(\frac{1}{\sqrt{3}}\right) = 30^\circ`,
    String.raw`\triangle ABC \sim \triangle PQR,\ \angle A = 90^\circ,\ AB \parallel CD,\ l \perp m`,
    String.raw`\overline{AB} \cong \overline{CD}`,
    String.raw`a \equiv b \pmod{n}`,
    String.raw`6.02 \times 10^{23}\ \text{mol}^{-1}`,
    String.raw`\ce{H2O}`,
    String.raw`\ce{2H2 + O2 -> 2H2O}`,
    String.raw`\ce{CaCO3 ->[\Delta] CaO + CO2 ^}`,
    String.raw`\ce{N2 + 3H2 <=> 2NH3}`,
    String.raw`\ce{SO4^2-} + \ce{^{238}_{92}U}`,
    String.raw`\text{বেগ} = \frac{\text{দূরত্ব}}{\text{সময়}}`,
    String.raw`\cancel{x} + \boxed{y} + \underline{z}`,
    String.raw`\underbrace{a + a + \cdots + a}_{n}`,
    String.raw`R_{\text{eq}} = R_1 + R_2,\quad V = IR`,
    String.raw`E = h\nu = \frac{hc}{\lambda}`,
    String.raw`\bar{x} = \frac{\sum f_i x_i}{\sum f_i},\ \sigma^2`,
    String.raw`\left.\frac{x^3}{3}\right|_0^1`,
    String.raw`\color{red}{x} + \textcolor{#00aa00}{y}`,
  ])('%s is made, alone and in a line', (tex) => {
    for (const isDisplay of [false, true]) {
      const made = rendered(tex, isDisplay)
      expect(made).toEqual({ ok: true, mathml: expect.stringMatching(/^<math.*<\/math>$/s) })
      // What is made keeps its letters through the list of what is allowed.
      if (made.ok) expect(safeMathml(made.mathml)).toBe(made.mathml)
    }
  })

  it.each([
    [String.raw`\frac{1`, /end of input|expected/i],
    [String.raw`\nosuch{x}`, /\\nosuch/],
    [String.raw`x}`, /./],
    ['x'.repeat(MAX_FORMULA_LENGTH + 1), /2000 characters/],
  ])('%s can’t be read, and it is said why in one line', (tex, why) => {
    const made = rendered(tex)
    expect(made).toEqual({ ok: false, problem: expect.stringMatching(why) })
    expect(made.ok ? '' : made.problem).not.toMatch(/\n|\u0332/)
  })
})

describe('a hostile formula', () => {
  it.each([
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\url{https://example.org}`,
    String.raw`\includegraphics{https://example.org/a.png}`,
    String.raw`\htmlClass{fixed inset-0}{x}`,
    String.raw`\class{fixed inset-0}{x}`,
    String.raw`\id{root}{x}`,
    String.raw`\style{background:url(https://example.org)}{x}`,
    String.raw`\data{x=y}{z}`,
    String.raw`\def\a{\a\a}\a`,
    String.raw`\gdef\a{x}\a`,
    String.raw`\edef\a{x}\a`,
    String.raw`\xdef\a{x}\a`,
    String.raw`\newcommand{\a}{x}\a`,
    String.raw`\renewcommand{\frac}{x}\frac`,
    String.raw`\providecommand{\a}{x}\a`,
    String.raw`\providecommand\a{xxxxxxxxxx}\providecommand\b{\a\a\a\a\a\a\a\a\a\a}\providecommand\c{\b\b\b\b\b\b\b\b\b\b}\c\c\c`,
    String.raw`{\providecommand\a{\providecommand\b{\providecommand\c{xxxxxxxxxx}\c\c\c\c}\b\b\b\b}\a\a\a\a}`,
    String.raw`\futurelet\a\frac x`,
    String.raw`\let\a\frac\a`,
    String.raw`\global\def\a{x}`,
    String.raw`\require{x}`,
    String.raw`\input{/etc/passwd}`,
  ])('%s is refused', (tex) => expect(rendered(tex).ok).toBe(false))

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    String.raw`\text{<img src=x onerror=alert(1)>}`,
    String.raw`\text{"><svg onload=alert(1)>}`,
    String.raw`\label{"><script>}x`,
    String.raw`\char"3c script\char"3e`,
  ])('%s is letters, or nothing', (tex) => {
    const made = rendered(tex)
    if (made.ok) expect(made.mathml.replace(/<\/?m[a-z]+(?: [a-z]+="[\w#.%:; +-]*")*>/g, '')).not.toMatch(/[<>]/)
  })

  it('is not larger than a page', () => {
    const widths = (tex: string) => {
      const made = rendered(tex)
      return made.ok
        ? [...made.mathml.matchAll(/(?:width|height)="([\d.]+)(em|pt)"/g)].map(([, size]) => Number(size))
        : []
    }
    expect(Math.max(...widths(String.raw`\rule{9999em}{9999em}`))).toBeLessThanOrEqual(30)
    expect(Math.max(...widths(String.raw`\rule{9999pt}{9999cm}`))).toBeLessThanOrEqual(400)
  })

  it('shares nothing with the next one', () => {
    rendered(String.raw`\def\mine{x}\mine`)
    expect(rendered(String.raw`\mine`).ok).toBe(false)
    expect(rendered(String.raw`\global\def\mine{x}`).ok).toBe(false)
  })
})

describe('MathML', () => {
  it.each([
    ['<math><mi>x</mi></math>', '<math><mi>x</mi></math>'],
    ['<math><mi class="tml-vec fixed">x</mi></math>', '<math><mi class="tml-vec">x</mi></math>'],
    ['<math><mi onclick="alert(1)" id="root">x</mi></math>', '<math><mi>x</mi></math>'],
    [
      '<math><mi style="color:#f00;background:url(x);position:fixed">x</mi></math>',
      '<math><mi style="color:#f00">x</mi></math>',
    ],
    ['<math href="x"><mi mathcolor="red">x</mi></math>', '<math><mi mathcolor="red">x</mi></math>'],
    ['<math><mi>a &lt; b</mi></math>', '<math><mi>a &lt; b</mi></math>'],
    ['<math><script>x</script></math>', null],
    ['<math><annotation-xml>x</annotation-xml></math>', null],
    ['<math><semantics><mi>x</mi></semantics></math>', null],
    ['<math><maction>x</maction></math>', null],
    ['<math><mi>x</mi></math><p>y</p>', null],
    ['<math></math></math>', null],
    ['<math><math><mi>x</mi></math>', null],
    ['<math><mi>x</mi>', null],
    ['<math><mi a=b>x</mi></math>', null],
    ['<!-- x --><math></math>', null],
    ['<mi>x</mi>', null],
    ['x', null],
    ['', null],
  ])('%s is kept as %s', (mathml, kept) => expect(safeMathml(mathml)).toBe(kept))
})
