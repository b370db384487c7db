import temml from 'temml'
import { type RenderedFormula, renderFormula } from '#domain/text/formula.ts'
import { type Formula, formulaKey } from '#domain/text/prose.ts'

/** As many as a large quiz has; more of them are made anew. */
const KEPT = 2_000

const known = new Map<string, RenderedFormula>()

/** The same as the server makes at publishing. In a chunk of its own, since it is large. */
export const rendered = (formula: Formula): RenderedFormula => {
  const name = formulaKey(formula)
  const found = known.get(name) ?? renderFormula(formula, temml.renderToString)
  if (known.size >= KEPT) known.clear()
  known.set(name, found)
  return found
}
