import { bareSection } from '../lines/bare-section.ts'
import { sectionFieldIn } from '../lines/fields.ts'
import { type Line, pieceOf } from '../lines/lines.ts'
import { addOutside, goOn, type Reader } from '../lines/reader.ts'
import { type Piece, textOf, wordsOf } from '../lines/words.ts'

/** What follows it, up to the next one, is in that section. */
export const beginSection = (reader: Reader, { number, raw }: Line, title: Piece): void => {
  reader.inPassage = false
  reader.blocks.push({
    kind: 'section',
    line: number,
    lastLine: number,
    title: wordsOf(title, raw),
    words: wordsOf({ text: '', isLiteral: false }),
    fields: [],
    isAmongKeys: reader.inKeys || reader.solutions !== null,
  })
}

/** `Instructions: ...` right below a heading; anywhere else these are words. */
export const readInstructions = (reader: Reader, line: Line, text: string): boolean => {
  const section = bareSection(reader.blocks)
  if (section === null || reader.current !== null) return false
  reader.blocks.pop()
  section.words = goOn(reader, wordsOf(pieceOf(line, text), line.raw), '\n')
  reader.current = section
  return true
}

/** `Marks: 4` right below a heading, and the like: what its questions say of themselves stands below them. */
export const readSectionField = (reader: Reader, line: Line): boolean => {
  const section = reader.current === null ? bareSection(reader.blocks) : null
  const named = section && sectionFieldIn(line.text)
  if (!section || !named) return false
  const words = wordsOf(pieceOf(line, named.text), line.raw)
  section.fields.push({ name: named.name, written: named.written, line: line.number, words })
  return true
}

/** The names of sections above their keys, or explanations, are no sections. */
export const withoutSectionsOfKeys = (reader: Reader): void => {
  const { blocks } = reader
  for (let at = blocks.length - 1; at >= 0; at -= 1) {
    const block = blocks[at]
    const next = blocks[at + 1]
    if (block?.kind !== 'section' || !block.isAmongKeys || (next && next.kind !== 'section')) continue
    blocks.splice(at, 1)
    for (const outside of reader.outside) if (outside.after > at) outside.after -= 1
    const { line, lastLine } = block
    const text = [textOf(block.title), textOf(block.words)].filter((words) => words !== '').join('\n')
    addOutside(reader, { line, lastLine, text }, at)
  }
  reader.outside.sort((one, other) => one.line - other.line)
}
