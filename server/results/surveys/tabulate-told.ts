import { type Cell, column, type ExportedTable } from '../../files/table-shape.ts'
import { cellOf, TEXT_WIDTH } from './cell-of-held.ts'
import { partsOf, type Told } from './told-parts.ts'

async function* rowsOf(told: Told): AsyncGenerator<Cell[]> {
  for await (const { column, held } of partsOf(told)) {
    const meaning = column.values.find(({ code }) => code === held)?.label ?? null
    yield [column.name, column.words, column.label, cellOf(held), meaning]
  }
}

/** A row for each part of each answer, under the short names that the code book explains. */
export const toldTable = (told: Told): ExportedTable => ({
  name: 'Answers',
  columns: [
    column('Variable'),
    column('Question', TEXT_WIDTH),
    column('Part', TEXT_WIDTH),
    column('Answer'),
    column('Meaning', TEXT_WIDTH),
  ],
  rows: rowsOf(told),
})
