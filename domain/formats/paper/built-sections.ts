import type { Line } from '../lines/lines.ts'
import { type Piece, textOf, wordsOf } from '../lines/words.ts'
import { addOutside, type Builder } from './builder.ts'

/** What follows it, up to the next one, is in that section. */
export const beginSection = (builder: Builder, { number, raw }: Line, title: Piece): void => {
  builder.inPassage = false
  builder.blocks.push({
    kind: 'section',
    line: number,
    lastLine: number,
    title: wordsOf(title, raw),
    words: wordsOf({ text: '', isLiteral: false }),
    fields: [],
    isAmongKeys: builder.inKeys || builder.solutions !== null,
  })
}

/** The names of sections above their keys, or explanations, are no sections. */
export const withoutSectionsOfKeys = (builder: Builder): void => {
  const { blocks } = builder
  for (let at = blocks.length - 1; at >= 0; at -= 1) {
    const block = blocks[at]
    const next = blocks[at + 1]
    if (block?.kind !== 'section' || !block.isAmongKeys || (next && next.kind !== 'section')) continue
    blocks.splice(at, 1)
    for (const outside of builder.outside) if (outside.after > at) outside.after -= 1
    const { line, lastLine } = block
    const text = [textOf(block.title), textOf(block.words)].filter((words) => words !== '').join('\n')
    addOutside(builder, { line, lastLine, text }, at)
    for (const { line: own, written, words } of block.fields)
      addOutside(builder, { line: own, lastLine: own, text: `${written}: ${textOf(words)}` }, at)
  }
  builder.outside.sort((one, other) => one.line - other.line)
}
