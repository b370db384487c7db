import { buffer } from 'node:stream/consumers'
import readSheets from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { MOST_IN_CELL } from './fit-text.ts'
import { nameFile } from './name-file.ts'
import type { Cell, ExportedTable } from './table-shape.ts'
import { wallClockIn } from './tell-time.ts'
import { csvOf } from './write-csv.ts'
import { xlsxOf } from './write-xlsx.ts'

const IN_UTC = wallClockIn('UTC')

async function* each<T>(values: Iterable<T>, onTaken: () => void = () => {}) {
  for (const value of values) {
    onTaken()
    yield value
  }
}

const aTable = (rows: Iterable<readonly Cell[]>, onTaken?: () => void): ExportedTable => ({
  name: 'Rows',
  columns: [
    { header: 'One', width: 10 },
    { header: '=Two', width: 10 },
  ],
  rows: each(rows, onTaken),
})

const csv = async (...rows: Cell[][]) =>
  (await buffer(csvOf(aTable(rows), IN_UTC))).toString().split('\r\n').slice(1, -1)
const xlsx = async (rows: Cell[][], limits?: { mostRows: number; mostLetters: number }) =>
  readSheets(await buffer(xlsxOf([aTable(rows)], IN_UTC, limits)), { trim: false })

describe('a cell of a table', () => {
  it.each<[string, Cell, string, unknown]>([
    ['a formula', '=1+1', `"'=1+1"`, '=1+1'],
    ['a call', '@SUM(A1)', `"'@SUM(A1)"`, '@SUM(A1)'],
    ['a plus', '+91 98300', `"'+91 98300"`, '+91 98300'],
    ['a minus that is a text', '-2+3', `"'-2+3"`, '-2+3'],
    ['a tab', '\t=1', `"'\t=1"`, '\t=1'],
    ['a line before a formula', '\n=1', `"'\n=1"`, '\n=1'],
    ['a wide sign', '＝1', `"'＝1"`, '＝1'],
    ['a sign behind one that is not seen', '\u200B=1', `"'\u200B=1"`, '\u200B=1'],
    ['quotes, commas and lines', 'a "b", c\nd', '"a ""b"", c\nd"', 'a "b", c\nd'],
    ['Bengali', 'কলকাতা', '"কলকাতা"', 'কলকাতা'],
    ['markup', '<b>&amp;</b>', '"<b>&amp;</b>"', '<b>&amp;</b>'],
    ['what Excel takes for an escape', '_x0041_', '"_x0041_"', '_x0041_'],
    ['a phone number', '0983001234', '"0983001234"', '0983001234'],
    ['a number below nothing', -0.25, '-0.25', -0.25],
    ['a third', 1 / 3, String(1 / 3), 1 / 3],
    ['nothing', null, '', null],
    ['an instant', { at: Date.UTC(2026, 0, 15, 9, 30, 5) }, '2026-01-15 09:30:05', new Date('2026-01-15T09:30:05Z')],
  ])('that is %s stays what it is, and is never calculated', async (_, cell, inCsv, inXlsx) => {
    expect((await csv([cell, 'end'])).join('\r\n')).toBe(`${inCsv},"end"`)
    const [sheet] = await xlsx([[cell, 'end']])
    expect(sheet?.data).toEqual([
      ['One', '=Two'],
      [inXlsx, 'end'],
    ])
  })

  it('is cut where Excel could not open it, and says so', async () => {
    const [row = ''] = await csv(['ক'.repeat(40_000), null])
    expect(row).toMatch(/ … \[cut: 40000 characters in all\]",$/)
    const [sheet] = await xlsx([['😀'.repeat(20_000), null]])
    const cell = String(sheet?.data[1]?.[0])
    expect([cell.length <= MOST_IN_CELL, cell.isWellFormed()]).toEqual([true, true])
  })

  it('tells times by the clock of who asked, in summer too', () => {
    const at = (zone: string, instant: number) => new Date(wallClockIn(zone).at(instant)).toISOString().slice(0, 19)
    expect(at('Asia/Kolkata', Date.UTC(2026, 0, 15, 20))).toBe('2026-01-16T01:30:00')
    expect(at('Europe/Berlin', Date.UTC(2026, 6, 1, 12))).toBe('2026-07-01T14:00:00')
  })
})

describe('a table', () => {
  it('goes on in another sheet where one is full', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => [at, 'x'])
    const sheets = await xlsx(rows, { mostRows: 4, mostLetters: 1e9 })
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ['Rows', 4],
      ['Rows 2', 4],
      ['Rows 3', 2],
    ])
    expect(sheets[2]?.data[1]).toEqual([6, 'x'])
  })

  it.each([
    ['CSV', (table: ExportedTable) => csvOf(table, IN_UTC)],
    ['XLSX', (table: ExportedTable) => xlsxOf([table], IN_UTC)],
  ])('is read no faster than its %s is taken, and no further once nobody takes it', async (_, write) => {
    let [taken, isLeft] = [0, false]
    async function* endless() {
      try {
        for (;;) {
          taken += 1
          // Nothing that could be packed into less.
          yield [`${taken}`, Array.from({ length: 40 }, () => Math.random().toString(36)).join('')] as const
        }
      } finally {
        isLeft = true
      }
    }
    const pieces = write({ ...aTable([]), rows: endless() })
    let bytes = 0
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > 2_000_000) break
    }
    // Each row is some 450 letters; what waits between two steps is a few pieces.
    expect(taken * 450).toBeLessThan(bytes * 2 + 1_000_000)
    const before = taken
    await new Promise((resolve) => setImmediate(resolve))
    expect([taken - before < 500, isLeft]).toEqual([true, true])
  })
})

describe('the name of a file', () => {
  it.each([
    ['Science, first test', 'Science, first test - students.csv'],
    ['../a\\b:c\r\n"d"', 'a b c d - students.csv'],
    ['\u202Egnp.exe', 'gnp.exe - students.csv'],
    ['...', 'Quiz - students.csv'],
    ['ক'.repeat(200), `${'ক'.repeat(80)} - students.csv`],
  ])('of %j is one that any system keeps', (title, name) => {
    const [, encoded = ''] = nameFile(title, { what: 'students', format: 'csv' }).split("filename*=UTF-8''")
    expect(decodeURIComponent(encoded)).toBe(name)
  })

  it('is told in letters that every program reads, and as it is', () => {
    expect(nameFile("a%b'কা", { what: 'everything', format: 'xlsx' })).toBe(
      `attachment; filename="a_b'__ - results.xlsx"; filename*=UTF-8''a%25b%27%E0%A6%95%E0%A6%BE%20-%20results.xlsx`,
    )
  })
})
