import { safeMathml } from './mathml.ts'
import type { Formula } from './prose-spans.ts'

/** Longer ones are shown as their source, in characters. */
export const MAX_FORMULA_LENGTH = 2_000
/** A formula that becomes longer is shown as its source, in characters. */
const MAX_MATHML_LENGTH = 40_000

/** Words that make words of their own: a few characters become more than any page can hold. */
const DEFINITION = /\\(?:[gex]?def|(?:new|renew|provide)command|(?:future)?let|global|long)(?![A-Za-z])/

const options = (isDisplay: boolean) => ({
  displayMode: isDisplay,
  throwOnError: true,
  // No links, pictures or attributes.
  trust: false,
  maxExpand: 1_000,
  /** No wider or higher than so many em, and points. */
  maxSize: [30, 400] as [number, number],
  macros: {},
})

/** What makes MathML of TeX; it throws where it can't. */
export type TexToMathml = (tex: string, how: ReturnType<typeof options>) => string

/** MathML; or what is wrong with the formula, in one line of English. */
export type RenderedFormula = { ok: true; mathml: string } | { ok: false; problem: string }

const failed = (problem: string): RenderedFormula => ({ ok: false, problem })

/** Takes time: it may be tens of milliseconds for the longest. */
export const renderFormula = ({ tex, isDisplay }: Formula, toMathml: TexToMathml): RenderedFormula => {
  if (tex.length > MAX_FORMULA_LENGTH) return failed(`it has more than ${MAX_FORMULA_LENGTH} characters`)
  const definition = DEFINITION.exec(tex)?.[0]
  if (definition !== undefined) return failed(`${definition} is not possible here`)
  try {
    const mathml = safeMathml(toMathml(tex, options(isDisplay)))
    if (mathml === null) return failed('it has parts that are not possible here')
    return mathml.length > MAX_MATHML_LENGTH ? failed('it is too large') : { ok: true, mathml }
  } catch (error) {
    return failed(error instanceof Error ? wordsOf(error) : 'it is no formula')
  }
}

/** The library shows the place with lines below its letters. */
const wordsOf = ({ message }: Error): string =>
  message
    .split('\n', 1)
    .join('')
    .replace(/\u0332/g, '')
    .replace(/ at (?:position \d+|end of input):.*$/, '')
    .trim()
    .slice(0, 200)
