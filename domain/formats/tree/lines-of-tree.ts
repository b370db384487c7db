import { oldFontNamed, toUnicode } from '../signs/old-fonts.ts'
import { besideDigits, lowered, raised } from '../signs/raised.ts'
import { labelOf, numbersOfItems } from './labels.ts'
import type { Item, Run, TreeNode } from './tree.ts'

const AROUND = /^(\s*)([\s\S]*?)(\s*)$/

/** Each node of a tree as a line of text: numbered as it is shown, rows as cells between tabs, in Unicode and our prose. */
export const linesOfTree = (tree: readonly TreeNode[]): string => {
  const numberOf = numbersOfItems()
  return tree.map((node) => lineOf(node, numberOf)).join('\n')
}

/** The label of each item, empty for nodes that are none. */
export const labelsOfTree = (tree: readonly TreeNode[]): string[] => {
  const numberOf = numbersOfItems()
  return tree.map((node) => (node.kind === 'item' ? labelIn(node, numberOf) : ''))
}

const lineOf = (node: TreeNode, numberOf: (item: Item) => number): string => {
  if (node.kind === 'row') return node.cells.map((cell) => textOf(cell).replace(/\s+/g, ' ').trim()).join('\t')
  const text = textOf(node.runs).trim()
  return node.kind === 'item' ? `${labelIn(node, numberOf)} ${text}`.trim() : text
}

const labelIn = (item: Item, numberOf: (item: Item) => number): string => {
  const number = numberOf(item)
  return item.label ? textOf(item.label).replace(/\s+/g, ' ').trim() : labelOf(number, item.numbering)
}

const textOf = (runs: readonly Run[]): string => {
  const text = boldTogether(converted(joined(runs)))
  return besideDigits(text).replace(/\u00a0/g, ' ')
}

const oldFontOf = ({ font = '' }: Run) => oldFontNamed(font)

/** Words are cut anywhere by programs: what looks alike is one run, for the letters of a syllable belong together. */
const joined = (runs: readonly Run[]): Run[] => {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const isAlike =
      last !== undefined &&
      oldFontOf(last) === oldFontOf(run) &&
      last.small === run.small &&
      (last.isBold === true) === (run.isBold === true)
    if (isAlike) last.text += run.text
    else if (run.text !== '') all.push({ ...run })
  }
  return all
}

const converted = (runs: readonly Run[]): Run[] =>
  runs.map((run) => {
    const font = oldFontOf(run)
    const text = font === null ? run.text : toUnicode(run.text, font)
    if (run.small === undefined) return { ...run, text }
    return { ...run, text: run.small === 'sup' ? raised(text) : lowered(text) }
  })

/** Bold stands around words without the space beside them. */
const boldTogether = (runs: readonly Run[]): string => {
  const parts: { isBold: boolean; text: string }[] = []
  for (const { text, isBold = false } of runs) {
    const last = parts.at(-1)
    if (last && (last.isBold === isBold || text.trim() === '')) last.text += text
    else parts.push({ isBold, text })
  }
  return parts.map(({ isBold, text }) => (isBold ? bold(text) : text)).join('')
}

const bold = (text: string): string => {
  const [, before = '', words = '', behind = ''] = AROUND.exec(text) ?? []
  return words === '' ? text : `${before}**${words}**${behind}`
}
