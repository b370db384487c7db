import { DAY } from '#domain/time/time-limit.ts'
import { fittingText } from './fit-text.ts'
import { looksLikeFormula } from './guard-formulas.ts'
import type { Cell, Column, ExportedTable } from './table-shape.ts'
import type { WallClock } from './tell-time.ts'
import { type ZipEntry, zipOf } from './write-zip.ts'

/** Excel's own limit, the header among them. */
const MOST_ROWS = 1_048_576
/** A sheet of very long texts goes on in another one before it is too large for its archive. */
const MOST_LETTERS = 1024 ** 3
const PIECE = 32 * 1024
/** The day that Excel calls 0, before the one that we do. */
const EPOCH_DAYS = 25_569
/** Without signs that no sheet's name may have, and no longer than it may be. */
const MOST_IN_NAME = 31

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** By their places among the formats of `STYLES`. */
const STYLE = { number: 0, header: 1, date: 2, text: 3, guarded: 4, day: 5 } as const
/**
 * Texts have the format of a text (49), so that none of them becomes anything else when it is edited, and those that look
 * like formulas are marked as texts besides, as by somebody who typed an apostrophe first.
 */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** Signs that XML has no place for. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
/** What Excel would read as one of its own escapes. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '' }

const xmlOf = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? '')

/** A, B, ... Z, AA, ... */
const lettersOf = (column: number): string =>
  (column < ALPHABET ? '' : lettersOf(Math.floor(column / ALPHABET) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (column % ALPHABET))
const ALPHABET = 26

/** `at`: where the cell is and how it looks. */
const textCell = (text: string, at: string): string =>
  `<c ${at} t="inlineStr"><is><t xml:space="preserve">${xmlOf(fittingText(text)).replace(ESCAPE, '_x005F_')}</t></is></c>`

const cellOf = (cell: Cell, place: string, clock: WallClock): string => {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string')
    return textCell(cell, `r="${place}" s="${looksLikeFormula(cell) ? STYLE.guarded : STYLE.text}"`)
  if (typeof cell === 'number') return `<c r="${place}" s="${STYLE.number}"><v>${cell}</v></c>`
  if ('on' in cell) return `<c r="${place}" s="${STYLE.day}"><v>${cell.on / DAY + EPOCH_DAYS}</v></c>`
  return `<c r="${place}" s="${STYLE.date}"><v>${clock.at(cell.at) / DAY + EPOCH_DAYS}</v></c>`
}

const headOf = (columns: readonly Column[]): string => {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const view = `<sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`
  const header = columns
    .map((column, at) => textCell(column.header, `r="${lettersOf(at)}1" s="${STYLE.header}"`))
    .join('')
  return `${DECLARATION}<worksheet xmlns="${MAIN}">${view}<cols>${widths.join('')}</cols><sheetData><row r="1">${header}</row>`
}

type Rows = { next: () => Promise<IteratorResult<readonly Cell[], unknown>>; isEnded: boolean }
type Limits = { mostRows: number; mostLetters: number }

/** One sheet with as many of the rows as it may have; the header goes out at once. */
async function* sheetOf(columns: readonly Column[], rows: Rows, { clock, mostRows, mostLetters }: Written) {
  yield Buffer.from(headOf(columns))
  const letters = columns.map((_, at) => lettersOf(at))
  let piece = ''
  let written = 0
  for (let count = 1; count < mostRows && written < mostLetters; count += 1) {
    const { done, value } = await rows.next()
    if (done === true) {
      rows.isEnded = true
      break
    }
    const cells = value.map((cell, at) => cellOf(cell, `${letters[at]}${count + 1}`, clock))
    const row = `<row r="${count + 1}">${cells.join('')}</row>`
    written += row.length
    piece += row
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(`${piece}</sheetData></worksheet>`)
}

async function* whole(text: string) {
  yield Buffer.from(DECLARATION + text)
}

/** What tells a spreadsheet which sheets there are. */
const partsAround = (names: readonly string[]): ZipEntry[] => {
  const sheets = names.map((name, at) => `<sheet name="${xmlOf(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const related = names.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const styles = `<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`
  const types = names.map(
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  const parts: [string, string][] = [
    ['xl/styles.xml', STYLES],
    ['xl/workbook.xml', `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${related.join('')}${styles}</Relationships>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${types.join('')}</Types>`,
    ],
  ]
  return parts.map(([name, text]) => ({ name, content: whole(text) }))
}

type Written = Limits & { clock: WallClock }

/** The sheets one after the other, and then what leads to them: only then is it known how many there are. */
async function* entriesOf(tables: readonly ExportedTable[], written: Written): AsyncGenerator<ZipEntry> {
  const names: string[] = []
  for (const { name, columns, rows } of tables) {
    const iterator = rows[Symbol.asyncIterator]()
    const open: Rows = { next: () => iterator.next(), isEnded: false }
    try {
      for (let part = 1; !open.isEnded; part += 1) {
        names.push((part === 1 ? name : `${name} ${part}`).slice(0, MOST_IN_NAME))
        yield { name: `xl/worksheets/sheet${names.length}.xml`, content: sheetOf(columns, open, written) }
      }
    } finally {
      await iterator.return?.()
    }
  }
  yield* partsAround(names)
}

/** A workbook with a sheet for each table, or several where one does not hold it. */
export const xlsxOf = (
  tables: readonly ExportedTable[],
  clock: WallClock,
  limits: Limits = { mostRows: MOST_ROWS, mostLetters: MOST_LETTERS },
): AsyncGenerator<Buffer> => zipOf(entriesOf(tables, { clock, ...limits }))
