import { parentPort } from 'node:worker_threads'
import temml from 'temml'
import { formulasOf, isMarkedUp, MAX_FORMULAS, type Writing } from '#domain/questionnaires/items/question-texts.ts'
import { renderFormula } from '#domain/text/formula.ts'
import { type Formula, type Formulas, formulaKey } from '#domain/text/prose.ts'

/** A question or a passage as it is published; or what is wrong with it. */
export type PublishedWriting<W extends Writing> = W | 'too_many' | 'too_long'

/** Of all formulas of a quiz as MathML, in characters: about as much as its texts may have. */
const MAX_OF_QUIZ = 4 * 1024 * 1024

const known = new Map<string, string | null>()
let written = 0

const mathmlOf = (formula: Formula): string | null => {
  const name = formulaKey(formula)
  const found = known.get(name)
  if (found !== undefined) return found
  const rendered = renderFormula(formula, temml.renderToString)
  const mathml = rendered.ok ? rendered.mathml : null
  known.set(name, mathml)
  return mathml
}

const tableOf = (formulas: readonly Formula[]): Formulas | null => {
  const read = formulas.flatMap((formula) => {
    const mathml = mathmlOf(formula)
    written += mathml?.length ?? 0
    return mathml === null ? [] : [[formulaKey(formula), mathml] as const]
  })
  return read.length === 0 ? null : Object.fromEntries(read)
}

const write = (writing: Writing): PublishedWriting<Writing> => {
  const { format: _format, ...plain } = writing
  if (!isMarkedUp(writing)) return plain
  const { asked, key } = formulasOf(writing)
  if (asked.length + key.length > MAX_FORMULAS) return 'too_many'
  const [formulas, keyFormulas] = [tableOf(asked), tableOf(key)]
  if (written > MAX_OF_QUIZ) return 'too_long'
  return { ...writing, ...(formulas && { formulas }), ...(keyFormulas && { keyFormulas }) }
}

parentPort?.on('message', (writing: Writing) => parentPort?.postMessage(write(writing)))
