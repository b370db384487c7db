import temml from 'temml'
import { describe, expect, it } from 'vitest'
import { renderFormula } from '#domain/text/formula.ts'
import { FORMULA_PARTS, withFormulaPart } from './formula-parts.ts'

/** `[` and `]` stand around what is selected. */
const selectedIn = (marked: string) => {
  const from = marked.indexOf('[')
  return { text: marked.replace('[', '').replace(']', ''), from, to: marked.indexOf(']') - 1 }
}
const marked = ({ text, from, to }: { text: string; from: number; to: number }) =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`

describe('a part of a formula', () => {
  it.each([
    ['in a formula of its own', 'Find [] now', String.raw`\sqrt{x}`, String.raw`Find $\sqrt{[x]}$ now`],
    ['in the formula that is there', 'Find $2[]$ now', String.raw`\sqrt{x}`, String.raw`Find $2\sqrt{[x]}$ now`],
    ['in the place of what is selected', '[root]', String.raw`\pi`, String.raw`$\pi[]$`],
    ['apart from what follows', '$2[]r$', String.raw`\pi`, String.raw`$2\pi []r$`],
    ['beside a price', String.raw`It costs \$5 and []`, String.raw`\pi`, String.raw`It costs \$5 and $\pi[]$`],
  ])('stands %s', (_, before, tex, after) => expect(marked(withFormulaPart(selectedIn(before), tex))).toBe(after))

  it.each(Object.values(FORMULA_PARTS).flat())('%s can be read', (tex) => {
    expect(renderFormula({ kind: 'formula', tex, isDisplay: false }, temml.renderToString)).toMatchObject({ ok: true })
  })
})
