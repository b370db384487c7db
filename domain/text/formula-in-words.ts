const SIGNS = new Map(
  Object.entries({
    ...{ times: '×', div: '÷', cdot: '·', pm: '±', mp: '∓', ast: '∗', circ: '∘', bullet: '•' },
    ...{ le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈', equiv: '≡', sim: '∼', propto: '∝' },
    ...{ to: '→', rightarrow: '→', leftarrow: '←', Rightarrow: '⇒', Leftarrow: '⇐', leftrightarrow: '↔', iff: '⇔' },
    ...{ in: '∈', notin: '∉', subset: '⊂', subseteq: '⊆', cup: '∪', cap: '∩', emptyset: '∅', forall: '∀', exists: '∃' },
    ...{ sum: '∑', prod: '∏', int: '∫', partial: '∂', nabla: '∇', infty: '∞', degree: '°', angle: '∠', perp: '⊥' },
    ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', varepsilon: 'ε', zeta: 'ζ', eta: 'η' },
    ...{ theta: 'θ', iota: 'ι', kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ' },
    ...{ tau: 'τ', phi: 'φ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω', Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ' },
    ...{ Lambda: 'Λ', Pi: 'Π', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω', ldots: '…', cdots: '…', dots: '…' },
    ...{ quad: ' ', qquad: ' ', left: '', right: '', displaystyle: '' },
  }),
)

const [DIGITS, RAISED, LOWERED] = ['0123456789+-n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ', '₀₁₂₃₄₅₆₇₈₉₊₋ₙ'].map((row) => Array.from(row))

/** In small signs where there are such; null where there are none. */
const small = (text: string, signs: readonly string[] | undefined): string | null => {
  const found = Array.from(text, (sign) => signs?.[DIGITS?.indexOf(sign) ?? -1])
  return found.every((sign) => sign !== undefined) ? found.join('') : null
}

const grouped = (text: string): string => (/^[\p{L}\p{N}.]*$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`)

const PLAIN = String.raw`\{([^{}]*)\}`
/** The innermost braces and what stands before them, by what that makes of them. */
const STEPS: [RegExp, (...parts: string[]) => string][] = [
  [
    new RegExp(String.raw`\\[dt]?frac\s*${PLAIN}\s*${PLAIN}`, 'g'),
    (_, over = '', under = '') => `${grouped(over)}/${grouped(under)}`,
  ],
  [new RegExp(String.raw`\\sqrt\s*${PLAIN}`, 'g'), (_, root = '') => `√${grouped(root)}`],
  [new RegExp(String.raw`\\(?:text|mathrm|mathbf|mathit|operatorname)\s*${PLAIN}`, 'g'), (_, text = '') => text],
  [new RegExp(String.raw`\^\s*${PLAIN}`, 'g'), (_, power = '') => small(power, RAISED) ?? `^${grouped(power)}`],
  [new RegExp(String.raw`_\s*${PLAIN}`, 'g'), (_, index = '') => small(index, LOWERED) ?? `_${grouped(index)}`],
  [new RegExp(PLAIN), (_, inner = '') => inner],
]

/** Each round takes away braces; deeper ones stay as they are written. */
const MOST_ROUNDS = 200

const withoutBraces = (tex: string): string => {
  let text = tex
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const step = STEPS.find(([pattern]) => text.search(pattern) >= 0)
    if (!step) break
    text = text.replace(...step)
  }
  return text
}

/** Braces that are to be seen; of these signs a font makes what it likes, so nobody writes them. */
const [OPENING, CLOSING] = ['\uE000', '\uE001']

/** A formula where only a line of text can stand: its source with signs in place of commands. */
export const formulaInWords = (tex: string): string =>
  withoutBraces(tex.replaceAll('\\{', OPENING).replaceAll('\\}', CLOSING))
    .replace(
      /\\([A-Za-z]+)(\s?)/g,
      (_, name: string, space: string) => `${SIGNS.get(name) ?? name}${SIGNS.has(name) ? space : ' '}`,
    )
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/\^(\d)/g, (all, digit: string) => small(digit, RAISED) ?? all)
    .replace(/_(\d)/g, (all, digit: string) => small(digit, LOWERED) ?? all)
    .replaceAll(OPENING, '{')
    .replaceAll(CLOSING, '}')
    .trim()
