import { type Block, countBefore, type Outside, type Reading, type TextProblem } from '../lines/block.ts'
import { styleOf } from './answer-style.ts'
import type { Row } from './cells.ts'
import { filled, type Headed, isExplaining } from './heading-rows.ts'
import { blockOfRow, wrongMarks } from './row-blocks.ts'
import { type LeftCells, leave, partsOf, type RowParts, type Sheet } from './row-parts.ts'
import { sectionFrom, sectionsIn, sectionTitle } from './sheet-sections.ts'
import type { Table } from './table.ts'

type Lost = Omit<Outside, 'after'>
type Told = { problems: TextProblem[]; lost: Lost[] }
type HeadedTable = Omit<Table, 'headed'> & { headed: Headed }

/** Rows below headings, as questions: each cell is a part of one, or told. */
export const readHeaded = ({ headed, beside, isExact, joins }: HeadedTable): Reading => {
  const { heads, names, above } = headed
  const isTooLong = ({ cells }: Row) => isExact && cells.findLastIndex((cell) => cell !== '') >= heads.length
  const isAgain = ({ cells }: Row) => [...names, ...cells].every((_, at) => (names[at] ?? '') === (cells[at] ?? ''))
  const explaining = headed.rows.slice(0, 1).filter(isExplaining)
  const below = headed.rows.slice(explaining.length).filter((row) => !isAgain(row))
  const whole = [...beside, ...above, ...below.filter(isTooLong)]
  const found = questionsIn(
    headed,
    below.filter((row) => !isTooLong(row)),
  )
  const rowsTold = [told(whole, joins, 'outside'), told(explaining, joins, 'template_row')]
  const all = [...rowsTold, found]
  return {
    blocks: found.blocks,
    problems: [...all.flatMap(({ problems }) => problems), ...languagesIn(headed)].toSorted((a, b) => a.line - b.line),
    keys: [],
    outside: all
      .flatMap(({ lost }) => lost)
      .toSorted((one, other) => one.line - other.line)
      .map((each) => ({ ...each, after: countBefore(found.blocks, each.line) })),
  }
}

const told = (rows: readonly Row[], joins: string, problem: 'outside' | 'template_row'): Told => {
  const lost = rows.map((row) => ({ ...placeOf(row), text: filled(row).join(joins), isCell: true }))
  return { lost, problems: lost.map(({ line, text }) => ({ line, problem, text })) }
}

const placeOf = ({ line, lastLine }: Row) => ({ line, lastLine })

/** Texts in several languages stand below each other in their question. */
const languagesIn = ({ heads, names, line }: Headed): TextProblem[] => {
  const told = heads.flatMap(({ column, language }, at) => (column === 'prompt' ? { language, at } : []))
  if (told.length < 2 || told.every(({ language }) => language === null)) return []
  return [{ line, problem: 'several_languages', text: told.map(({ at }) => names[at] ?? '').join(' + ') }]
}

const isQuestion = ({ prompt, options, answer, explanation }: RowParts): boolean =>
  prompt !== '' || options.length > 0 || answer !== '' || explanation !== ''

type Found = Told & { blocks: Block[] }

const questionsIn = (headed: Headed, rows: readonly Row[]): Found => {
  const sheet: Sheet = { heads: headed.heads, left: new Map() }
  const sections = sectionsIn(sheet.heads, rows)
  const found: Found = { blocks: [], problems: [], lost: [] }
  const parts = rows.map((row, at) => ({ title: sectionTitle(row), parts: partsOf(sheet, row, at) }))
  const style = styleOf(parts.map((each) => each.parts))
  const has = (column: string) => sheet.heads.some((head) => head.column === column)
  const areWords = has('type') && has('marks')
  let section = ''
  for (const { title, parts: row } of parts) {
    const wanted = sections.titles.get(row.row) ?? ''
    if (wanted !== '' && wanted !== section) found.blocks.push(sectionFrom(row.row, wanted))
    section = wanted
    if (title !== null && sections.column === -1) found.blocks.push(sectionFrom(row.row, title))
    else if (isQuestion(row)) {
      const { block, problems, outside } = blockOfRow(row, { style, areWords })
      found.blocks.push(block)
      found.problems.push(...problems)
      found.lost.push(...outside)
      if (wrongMarks(row) === null) leaveAll(sheet, row, ['wrong'])
    } else leaveAll(sheet, row, ['number', 'marks', 'wrong', 'type', 'language'])
    leaveSections(sheet, row, sections.column)
  }
  const left = columnsLeft(headed, sheet.left, rows.length)
  return { ...found, problems: [...found.problems, ...left.problems], lost: [...found.lost, ...left.lost] }
}

/** What a row says of a question that it has not. */
const leaveAll = (sheet: Sheet, parts: RowParts, columns: readonly (string | null)[]): void => {
  for (const [at, text] of parts.row.cells.entries()) {
    const isKnown = sheet.left.get(at)?.some(({ row }) => row === parts.at) ?? false
    if (text !== '' && !isKnown && columns.includes(sheet.heads[at]?.column ?? null)) leave(sheet, parts, { at, text })
  }
}

/** Subjects whose rows stand apart, and a second column of them. */
const leaveSections = (sheet: Sheet, parts: RowParts, column: number): void => {
  for (const [at, text] of parts.row.cells.entries())
    if (text !== '' && at !== column && sheet.heads[at]?.column === 'section') leave(sheet, parts, { at, text })
}

/** Each column once, with how many of its cells are left; and the names of those that are empty. */
const columnsLeft = ({ heads, names, line }: Headed, left: LeftCells, rowCount: number): Told => {
  const columns = [...left.entries()].toSorted(([one], [other]) => one - other)
  const lost: Lost[] = columns.map(([at, cells]) => ({
    ...{ line, lastLine: line, isCell: true },
    text: columnText(names[at] ?? '', cells, rowCount),
  }))
  const problems = columns.map(([at, cells]): TextProblem => {
    const text = names[at] || (cells[0]?.text ?? '')
    return { line, problem: 'column', text, count: cells.length }
  })
  const unknown = names.filter((name, at) => name !== '' && heads[at]?.column === null && !left.has(at))
  if (unknown.length === 0) return { lost, problems }
  const text = unknown.join('\t')
  return {
    lost: [{ line, lastLine: line, text, isCell: true }, ...lost],
    problems: [{ line, problem: 'outside', text }, ...problems],
  }
}

type LeftCell = { row: number; text: string }

/** In one line: of columns with gaps, each cell behind the number of its row. */
const columnText = (name: string, cells: readonly LeftCell[], rowCount: number): string => {
  const texts = cells.map(({ row, text }) => {
    const words = text.replace(/\n/g, ' ')
    return cells.length === rowCount ? words : `#${row + 1} ${words}`
  })
  return [...(name === '' ? [] : [`${name.replace(/\n/g, ' ')}:`]), texts.join(' | ')].join(' ')
}
