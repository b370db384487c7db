import { NOT_SHOWN, NOT_SHOWN_TEXT } from '#domain/variables.ts'
import { type Cell, column, type ExportedTable } from '../exports/table-shape.ts'
import type { SurveyColumn } from './describe-survey.ts'
import { frontColumns, GROUPS, type Tabled } from './front-columns.ts'

const TYPES: Record<SurveyColumn['type'], string> = {
  code: 'Code',
  yes_no: '1 or 0',
  rank: 'Rank, 1 is the first',
  number: 'Number',
  date: 'Date',
  text: 'Text',
}

const wordsOf = ({ prompt, isAsked }: SurveyColumn): string => (isAsked ? prompt : `${prompt} (no longer asked)`)

async function* meanings({ data, isAnonymous, form, zone }: Omit<Tabled, 'responses'>): AsyncGenerator<Cell[]> {
  if (isAnonymous) yield ['', GROUPS, '', '', '', null, '']
  for (const { header, about } of frontColumns({ isAnonymous, form, zone })) yield [header, about, '', '', '', null, '']
  for (const each of data.columns) {
    const front = [each.name, wordsOf(each), each.label, each.kind, TYPES[each.type]]
    for (const { code, label } of each.values) yield [...front, code, label]
    if (each.values.length === 0) yield [...front, null, '']
  }
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
export const codeBook = (tabled: Omit<Tabled, 'responses'>): ExportedTable => ({
  name: 'Code book',
  columns: HEADERS.map(([header, width]) => column(header, width)),
  rows: meanings(tabled),
})
