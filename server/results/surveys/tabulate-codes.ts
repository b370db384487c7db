import { NOT_SHOWN, NOT_SHOWN_TEXT } from '#domain/statistics/variables.ts'
import { type Cell, column, type ExportedTable } from '../../files/table-shape.ts'
import { GROUPS, type SurveyColumn } from './answer-columns.ts'
import type { FrontColumn } from './front-columns.ts'

const TYPES: Record<SurveyColumn['type'], string> = {
  code: 'Code',
  yes_no: '1 or 0',
  rank: 'Rank, 1 is the first',
  number: 'Number',
  date: 'Date',
  text: 'Text',
}

type Coded = {
  columns: readonly SurveyColumn[]
  /** What stands before the answers; null where they stand by themselves, so that nobody learns who responded. */
  front: readonly FrontColumn[] | null
}

async function* meanings({ columns, front }: Coded): AsyncGenerator<Cell[]> {
  if (front === null) yield ['', GROUPS, '', '', '', null, '']
  for (const { header, about } of front ?? []) yield [header, about, '', '', '', null, '']
  for (const each of columns) {
    const first = [each.name, each.words, each.label, each.kind, TYPES[each.type]]
    for (const { code, label } of each.values) yield [...first, code, label]
    if (each.values.length === 0) yield [...first, null, '']
  }
  if (front === null) return
  yield [
    '',
    'In every column',
    '',
    '',
    '',
    NOT_SHOWN,
    `Not shown; where words or numbers are written: ${NOT_SHOWN_TEXT}`,
  ]
  yield ['', 'In every column', '', '', '', null, 'Empty: shown, and left out']
}

const HEADERS: [string, number][] = [
  ['Variable', 14],
  ['Question', 40],
  ['Part', 30],
  ['Kind', 18],
  ['Holds', 18],
  ['Value', 10],
  ['Meaning', 40],
]

/** What the columns hold, and what their codes mean: a row for each value. */
export const codeBook = (coded: Coded): ExportedTable => ({
  name: 'Code book',
  columns: HEADERS.map(([header, width]) => column(header, width)),
  rows: meanings(coded),
})
