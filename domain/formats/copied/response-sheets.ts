import { type Line, lineOf } from '../lines/lines.ts'
import { tidied } from '../lines/markers.ts'
import { NUMBERS, placeOf, withPlainDigits } from '../lines/scripts.ts'

/** Options as the response sheets of exams have them: behind `Ans`, with ticks and crosses, or with their numbers in a table. */

const NAME = '(?:ans(?:wer)?s?|উত্তর|उत्तर)\\s?[.:：-]*'
const TICK = '[✅☑✔✓]\\ufe0f?'
/** Copied as a letter too. */
const CROSS = '(?:[❌✖✗✘❎]\\ufe0f?|[X×](?=\\s+[(\\d]))'
const MARK = `(?:(?<tick>${TICK})|${CROSS})\\s*`
const LABEL = '[([]?\\s?(?:\\p{L}|\\d{1,2})\\s?[.)\\]:]+'
const BARE_NAME = new RegExp(`^${NAME}$`, 'iu')
const OPTION = new RegExp(`^(?<name>${NAME}\\s*)?(?<mark>${MARK})?(?<rest>(?<label>${LABEL})\\s*\\S.*)$`, 'iu')
const WITH_ID = new RegExp(`^(?<id>\\d{8,}\\s?[.):]?)\\s*(?<mark>${MARK})?(?<rest>\\S.*)$`, 'u')
/** Asked first: most lines have no label of a first option. */
const FIRST = /[1১१aকक]/iu

type Option = { isNamed: boolean; mark: 'tick' | 'cross' | null; label: string; rest: string }

const optionIn = (raw: string): Option | null => {
  const line = withPlainDigits(raw)
  const groups = OPTION.exec(line)?.groups
  if (groups === undefined) return null
  const { name, mark, tick, label = '', rest = '' } = groups
  const said = label.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return {
    isNamed: name !== undefined,
    mark: mark === undefined ? null : tick === undefined ? 'cross' : 'tick',
    label: said,
    rest: raw.slice(raw.length - rest.length),
  }
}

/** From 0, in the lists that such sheets have; -1 for another label. */
const placeOfLabel = (label: string): number => Math.max(placeOf(label), NUMBERS.indexOf(label))

type Row = { at: number; option: Option }

/** Lines with labels that follow each other from the first one on. */
const rowFrom = (lines: readonly Line[], from: number): Row[] => {
  const rows: Row[] = []
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]
    const raw = tidied(line?.raw ?? '')
    if (line === undefined || line.literal !== null || line.told !== null) break
    if (raw === '') continue
    const option = optionIn(raw)
    if (option === null || placeOfLabel(option.label) !== rows.length || (option.isNamed && rows.length > 0)) break
    rows.push({ at, option })
  }
  return rows.length < FEWEST ? [] : rows
}
const FEWEST = 2

const countOf = (rows: readonly Row[], mark: Option['mark']): number =>
  rows.filter(({ option }) => option.mark === mark).length

/** Where all others are crossed out, the last one is right. */
const isRight = ({ mark }: Option, rows: readonly Row[]): boolean =>
  mark === 'tick' || (mark === null && countOf(rows, 'cross') >= FEWEST && countOf(rows, 'cross') === rows.length - 1)

/** Whether labels of options are read from a row: in a sheet, or where ticks and crosses part it. */
const areOptions = (rows: readonly Row[], isSheet: boolean): boolean => {
  const ticks = countOf(rows, 'tick')
  const isMarked = ticks > 0 && ticks < rows.length
  return isMarked || (isSheet && rows.some(({ option }) => option.isNamed || option.mark !== null))
}

export const withSheetOptions = (lines: readonly Line[], isSheet: boolean): Line[] => {
  const made: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) break
    const rows = optionsFrom(lines, at, isSheet)
    const last = rows.at(-1)?.at
    if (last === undefined) made.push(...(isSheet ? withoutId(line) : [line]))
    else made.push(...asOptions(lines.slice(at, last + 1), at, rows))
    at = last ?? at
  }
  return made
}

const optionsFrom = (lines: readonly Line[], at: number, isSheet: boolean): Row[] => {
  const line = lines[at]
  if (line === undefined || line.literal !== null) return []
  const isHead = BARE_NAME.test(tidied(line.raw))
  const rows = isHead || FIRST.test(line.text) ? rowFrom(lines, isHead ? at + 1 : at) : []
  return areOptions(rows, isSheet) || (isHead && isSheet) ? rows : []
}

const asOptions = (lines: readonly Line[], from: number, rows: readonly Row[]): Line[] => {
  const options = new Map(rows.map((row) => [row.at - from, row.option]))
  return lines.map((line, at) => {
    const option = options.get(at)
    if (option) return asOption(line, option, isRight(option, rows))
    return at === 0 ? heading(line) : line
  })
}

const heading = (line: Line): Line => ({ ...line, text: 'Options:' })

const asOption = (line: Line, { rest }: Option, isTicked: boolean): Line => {
  const text = lineOf(rest, line.number).text.replace(/^\*/u, '')
  return { ...line, text: isTicked ? `*${text}` : text }
}

/** `40536145671. ✔ Jupiter`: the number is one of a table, and tells no place. */
const withoutId = (line: Line): Line[] => {
  const raw = tidied(line.raw)
  const { id, tick, rest } = (line.literal === null && line.told === null && WITH_ID.exec(raw)?.groups) || {}
  if (id === undefined || rest === undefined) return [line]
  return [
    { ...line, ...lineOf(id, line.number), told: 'program', isPart: true },
    { ...line, raw: rest, text: `${tick === undefined ? '[ ]' : '[x]'} ${rest}`, isPart: true },
  ]
}
