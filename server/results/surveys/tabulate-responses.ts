import { isolated } from '#domain/text/isolated.ts'
import { type Cell, column, type ExportedTable } from '../../files/table-shape.ts'
import { cellOf, TEXT_WIDTH } from './cell-of-held.ts'
import type { FoundResponse } from './find-responses.ts'
import { frontColumns, type Tabled } from './front-columns.ts'

const besideOf = ({ told }: FoundResponse, form: Tabled['form']): string =>
  Object.entries(told)
    .filter(([name]) => name !== 'name' && form.every(({ id }) => id !== name))
    .map(([name, value]) => `${isolated(name)}: ${isolated(value)}`)
    .join('; ')

async function* rowsOf({ data, responses, form }: Tabled): AsyncGenerator<Cell[]> {
  for await (const each of responses) {
    const { id, isComplete, versionId, startedAt, at, name, told } = each
    const ofForm = form.map((field) => told[field.id] ?? null)
    yield [
      ...[id, isComplete ? 1 : 0, data.versions.get(versionId) ?? null, { at: startedAt }, { at }, name],
      ...[...ofForm, besideOf(each, form), ...data.cellsOf(each).map(cellOf)],
    ]
  }
}

/** A row a response, a column a variable, under the short names that the code book explains. */
export const responseTable = (tabled: Tabled): ExportedTable => ({
  name: 'Responses',
  columns: [
    ...frontColumns(tabled).map(({ header, width }) => column(header, width)),
    ...tabled.data.columns.map(({ name, type }) => column(name, type === 'text' ? TEXT_WIDTH : undefined)),
  ],
  rows: rowsOf(tabled),
})
