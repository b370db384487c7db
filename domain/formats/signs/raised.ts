const RAISED = new Map(
  pairs('0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻–⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉfᶠgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸzᶻ°°′′″″'),
)
const LOWERED = new Map(pairs('0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋–₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ'))
/** What TeX takes as it is: all else is text in it. */
const PLAIN_TEX = /^[A-Za-z0-9+\-=(),.]+$/
const TEX_SIGN = /[\\{}$&#^_%~]/g

function pairs(list: string): [string, string][] {
  const signs = [...list]
  return signs.flatMap((sign, at): [string, string][] => (at % 2 === 0 ? [[sign, signs[at + 1] ?? sign]] : []))
}

/** An exponent as it stands in a line: of Unicode's small signs, or a formula where one of them is missing. */
export const raised = (text: string): string => small(text, RAISED, '^')

/** The same for an index. */
export const lowered = (text: string): string => small(text, LOWERED, '_')

const small = (text: string, signs: ReadonlyMap<string, string>, sign: '^' | '_'): string => {
  const letters = [...text]
  if (text.trim() === '' || letters.every((letter) => signs.has(letter)))
    return letters.map((letter) => signs.get(letter) ?? letter).join('')
  const tex = PLAIN_TEX.test(text) ? text : `\\text{${text.trim().replace(TEX_SIGN, ' ')}}`
  return `$${sign}{${tex}}$`
}

const BEFORE_DIGIT = /(\$[_^]\{[^$]*\}\$)(?=\d)/g

/** A text with small signs in it: a formula before a digit needs a space, or its last dollar is one of money. */
export const besideDigits = (text: string): string => text.replace(BEFORE_DIGIT, '$1 ')
