import type { Held } from '#domain/variables.ts'
import { type Cell, column, type ExportedTable } from '../exports/table-shape.ts'
import type { FoundResponse } from './find-responses.ts'
import { frontColumns, type Tabled } from './front-columns.ts'

const TEXT_WIDTH = 30

const cellOf = (held: Held): Cell => (typeof held === 'object' && held !== null ? { on: Date.parse(held.day) } : held)

const besideOf = ({ told }: FoundResponse, form: Tabled['form']): string =>
  Object.entries(told)
    .filter(([name]) => name !== 'name' && form.every(({ id }) => id !== name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')

/** Where nobody may learn who responded there is neither an id nor a time, and rows come by a random one. */
async function* rowsOf({ data, responses, isAnonymous, form }: Tabled): AsyncGenerator<Cell[]> {
  for await (const each of responses) {
    const cells = data.cellsOf(each).map(cellOf)
    const version = data.versions.get(each.versionId) ?? null
    const complete = each.isComplete ? 1 : 0
    yield isAnonymous
      ? [{ on: each.at }, version, ...cells]
      : [
          ...[each.id, complete, version, each.startedAt === null ? null : { at: each.startedAt }],
          ...[
            { at: each.at },
            each.name,
            ...form.map(({ id }) => each.told[id] ?? null),
            besideOf(each, form),
            ...cells,
          ],
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
