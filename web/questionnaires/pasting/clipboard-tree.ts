import { oldFontNamed } from '#domain/formats/signs/old-fonts.ts'
import { labelsOfTree, linesOfTree } from '#domain/formats/tree/lines-of-tree.ts'
import type { Item, Run, TreeNode } from '#domain/formats/tree/tree.ts'
import {
  type FontsOfClasses,
  fontsOfClasses,
  isHidden,
  isOfficeLabel,
  type Look,
  lookOf,
  numberingOf,
  officeListOf,
  styleOf,
} from './clipboard-looks.ts'

/** A tree as it is made. `inner`: what formulas are made of beside their TeX, which is in the plain text as well. */
type Making = {
  nodes: TreeNode[]
  open: TreeNode | null
  fonts: FontsOfClasses
  lists: Map<Element, string>
  inner: string
  hasFormulas: boolean
}

/** Why the HTML is read in place of the plain text beside it. */
export type MoreInHtml = 'numbers' | 'font' | 'formulas'

const BLOCK =
  /^(?:address|article|aside|blockquote|body|center|dd|details|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|ul)$/i
/** Above it a browser is long at reading it. */
const MOST_HTML = 8_000_000
/** As deep as browsers nest what they read. */
const MOST_DEPTH = 512
/** Deeper items are shown as these. */
const MOST_LEVELS = 20

/** The HTML of a clipboard as lines of a document: of Word, Google Docs, chat programs and pages. */
export const treeOfHtml = (html: string): TreeNode[] => made(html).nodes

const made = (html: string): Making => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const making: Making = {
    nodes: [],
    open: null,
    fonts: fontsOfClasses(page),
    lists: new Map(),
    inner: '',
    hasFormulas: false,
  }
  visitAll(making, page.body, { look: {}, depth: 0 })
  return making
}

type Place = { look: Look; depth: number }

const visitAll = (making: Making, parent: Element, place: Place) => {
  for (const child of parent.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) write(making, child.textContent ?? '', place.look)
    else if (child instanceof Element && place.depth < MOST_DEPTH) visit(making, child, place)
  }
}

const visit = (making: Making, element: Element, { look, depth }: Place) => {
  if (isHidden(element)) return
  const place = { look: lookOf(element, look, making.fonts), depth: depth + 1 }
  const name = element.tagName
  if (name === 'BR') write(making, '\n', { ...look, isKept: true })
  else if (styleOf(element, 'mso-tab-count') !== '') write(making, '\t', { ...look, isKept: true })
  else if (name === 'LI') visitItem(making, element, place)
  else if (name === 'TR') visitRow(making, element, place)
  else if (isFormula(element)) writeFormula(making, element, place.look)
  else if (isOfficeLabel(element)) visitLabel(making, element, place)
  else if (BLOCK.test(name)) visitBlock(making, element, place)
  else visitAll(making, element, place)
}

const write = (making: Making, text: string, { isKept, ...look }: Look) => {
  const shown = isKept ? text : text.replace(/[^\S\u00a0]+/g, ' ')
  if (making.open === null && shown.trim() === '') return
  making.open ??= add(making, { kind: 'paragraph', runs: [] })
  const runs = making.open.kind === 'row' ? making.open.cells.at(-1) : making.open.runs
  const isSecondSpace = shown.startsWith(' ') && /[ \n]$/.test(runs?.at(-1)?.text ?? '\n')
  runs?.push({ ...look, text: isSecondSpace && !isKept ? shown.slice(1) : shown })
}

const add = (making: Making, node: TreeNode): TreeNode => {
  making.nodes.push(node)
  return node
}

/** In a cell blocks are set apart by a space, for a row is one line. */
const endBlock = (making: Making) => {
  if (making.open?.kind === 'row') making.open.cells.at(-1)?.push({ text: '\n' })
  else making.open = null
}

const visitBlock = (making: Making, element: Element, place: Place) => {
  const isFirstOfItem =
    making.open?.kind === 'item' && making.open.runs.length === 0 && !/^[OU]L$/.test(element.tagName)
  if (!isFirstOfItem) endBlock(making)
  const office = making.open?.kind === 'row' ? null : officeListOf(element)
  if (office)
    making.open = add(making, {
      kind: 'item',
      runs: [],
      numbering: OFFICE_LEVELS[office.level] ?? 'decimal',
      ...office,
    })
  visitAll(making, element, place)
  endBlock(making)
}

/** As Word numbers a list at first, for items whose label is not beside them. */
const OFFICE_LEVELS = ['decimal', 'lower-alpha', 'lower-roman'] as const

const visitLabel = (making: Making, element: Element, { look }: Place) => {
  const { open } = making
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  if (open?.kind !== 'item' || open.label || open.runs.length > 0) return write(making, `${text} `, look)
  // Dots of a font of symbols, and an o as a circle.
  const isBullet = /^[·§Øo\uf0a7\uf0b7]$/.test(text)
  open.label = [{ ...labelLook(making, element, look), text: isBullet ? '-' : text }]
}

/** The look of the innermost part: there the font of a label is said. */
const labelLook = (making: Making, element: Element, look: Look): Omit<Run, 'text'> => {
  const { font } = lookOf(element, look, making.fonts)
  return font === undefined ? {} : { font }
}

const visitItem = (making: Making, element: Element, place: Place) => {
  endBlock(making)
  if (making.open?.kind === 'row') return visitAll(making, element, place)
  const list = element.closest('ol,ul')
  const isFirst = list !== null && !making.lists.has(list)
  const item: Item = {
    kind: 'item',
    runs: [],
    list: listName(making, list),
    level: levelOf(element),
    numbering: numberingOf(element, list),
  }
  const number = numberIn(element, 'value') ?? (isFirst ? numberIn(list, 'start') : null)
  if (number !== null) item.value = number
  making.open = add(making, item)
  visitAll(making, element, place)
  endBlock(making)
}

const numberIn = (element: Element, attribute: string): number | null => {
  const number = Number(element.getAttribute(attribute) || Number.NaN)
  return Number.isInteger(number) ? number : null
}

const listName = (making: Making, list: Element | null): string => {
  if (list === null) return ''
  const name = making.lists.get(list) ?? `list ${making.lists.size}`
  making.lists.set(list, name)
  return name
}

/** Google Docs says the level itself, and has all lists side by side. */
const levelOf = (element: Element): number => {
  const said = numberIn(element, 'aria-level')
  if (said !== null) return Math.min(Math.max(said - 1, 0), MOST_LEVELS)
  let level = element.closest('ol,ul') ? -1 : 0
  for (let list = element.closest('ol,ul'); list; list = list.parentElement?.closest('ol,ul') ?? null) level += 1
  return Math.min(level, MOST_LEVELS)
}

/** A row of one cell only frames what stands in it. */
const visitRow = (making: Making, element: Element, place: Place) => {
  const cells = [...element.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH')
  endBlock(making)
  if (cells.length < 2 || making.open?.kind === 'row') {
    for (const cell of cells) visitBlock(making, cell, place)
    return
  }
  const row: TreeNode = { kind: 'row', cells: [] }
  making.open = add(making, row)
  for (const cell of cells) {
    row.cells.push([])
    visitAll(making, cell, { ...place, look: lookOf(cell, place.look, making.fonts) })
  }
  making.open = null
}

const isFormula = (element: Element): boolean =>
  element.tagName.toLowerCase() === 'math' || element.classList.contains('katex') || element.tagName === 'MJX-CONTAINER'

/** Pages that show formulas keep their TeX beside them. */
const writeFormula = (making: Making, element: Element, look: Look) => {
  const tex = element.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim() ?? ''
  const inner = element.textContent ?? ''
  if (tex === '' || tex.includes('$')) return write(making, inner, look)
  const isDisplay =
    element.closest('.katex-display') !== null ||
    element.getAttribute('display') === 'block' ||
    element.querySelector('math[display="block"]') !== null
  making.inner += ` ${inner} `
  making.hasFormulas = true
  write(making, isDisplay ? `$$${tex}$$` : `$${tex}$`, { ...look, isKept: true })
}

const runsOf = (node: TreeNode): Run[] =>
  node.kind === 'row' ? node.cells.flat() : [...(node.kind === 'item' ? (node.label ?? []) : []), ...node.runs]

/** `font`: one whose signs were converted. */
type ClipboardText = { text: string; why: MoreInHtml[]; font?: string }

/** The text of a clipboard: its plain text, unless it has none, or the HTML beside it says more and has each of its words; and what more. */
export const textOfClipboard = (html: string, plain: string): ClipboardText => {
  const isRead = html.trim() !== '' && html.length <= MOST_HTML
  if (!isRead) return { text: plain, why: [] }
  const making = made(html)
  const tree = making.nodes
  if (plain === '') return { text: linesOfTree(tree), why: [] }
  const runs = tree.flatMap(runsOf)
  const why: MoreInHtml[] = []
  if (hasUnsaidNumbers(tree, plain)) why.push('numbers')
  const font = runs.find(({ font: name = '', text }) => oldFontNamed(name) !== null && text.trim() !== '')?.font
  if (font !== undefined) why.push('font')
  if (making.hasFormulas) why.push('formulas')
  const isWhole =
    why.length > 0 && hasAllWords(`${runs.map(({ text }) => text).join(' ')} ${making.inner}`, { tree, plain })
  return isWhole ? { text: linesOfTree(tree), why, ...(font !== undefined && { font }) } : { text: plain, why: [] }
}

/** Whether items are numbered by themselves, and the plain text is without their numbers. */
const hasUnsaidNumbers = (tree: readonly TreeNode[], plain: string): boolean => {
  const lines = new Set(plain.split(/[\r\n]+/).map(lettersOf))
  const labels = labelsOfTree(tree)
  return tree.some((node, at) => {
    const label = labels[at] ?? ''
    if (node.kind !== 'item' || label === '' || label === '-') return false
    const [first = ''] = node.runs
      .map(({ text }) => text)
      .join('')
      .split('\n')
    return lettersOf(first) !== '' && !lines.has(lettersOf(label + first)) && lines.has(lettersOf(first))
  })
}

const lettersOf = (text: string): string => (text.match(/[^\s.)(]+/g) ?? []).join('')

/** Whether each word of the plain text is in the tree too, however it is cut into pieces; labels may be there or not. */
const hasAllWords = (said: string, { tree, plain }: { tree: readonly TreeNode[]; plain: string }): boolean => {
  const whole = `${said} ${labelsOfTree(tree).join(' ')}`
  const words = new Set(wordsOf(whole))
  const letters = wordsOf(whole).join('')
  // They mostly stand in the same order: to begin anew for each would take long.
  let from = 0
  return wordsOf(plain).every((word) => {
    if (words.has(word)) return true
    const next = letters.indexOf(word, from)
    const at = next === -1 ? letters.indexOf(word) : next
    from = at + word.length
    return at !== -1
  })
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
