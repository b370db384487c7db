import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end, in tabular figures. */
  numeric?: boolean
  /** Stays on one line: dates, codes. */
  unbroken?: boolean
  /** Can be sorted by; the header becomes a button. */
  sortable?: boolean
  /** On phones the cell needs no name before it: buttons, a badge that speaks for itself. */
  bare?: boolean
}

export type Sorting = { key: string; descending: boolean }

type TableProps<Row> = {
  /** What the table holds, read out before it. */
  caption: string
  /** The first names the row. A link in it with the class `stretched` makes the whole row its target. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sorting?: Sorting | undefined
  onSort?: ((sorting: Sorting) => void) | undefined
}

// Browsers forget what a table is once its parts are laid out as cards; the roles remind them.
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table where there is room, a list of cards where there is not. */
export function Table<Row>({ caption, columns, rows, rowKey, sorting, onSort }: TableProps<Row>) {
  return (
    <div className="overflow-x-auto">
      <table {...as.table} className="table-cards tabular">
        <caption className="sr-only">{caption}</caption>
        <thead {...as.group}>
          <tr {...as.row}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...as.group}>
          {rows.map((row) => (
            <tr {...as.row} key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th {...as.rowHeader} key={column.key} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    {...as.cell}
                    key={column.key}
                    data-label={column.bare ? undefined : column.header}
                    className={classNames(
                      column.numeric && 'sm:text-end',
                      (column.numeric || column.unbroken) && 'whitespace-nowrap',
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeaderCellProps<Row> = Pick<TableProps<Row>, 'sorting' | 'onSort'> & { column: Column<Row> }

function HeaderCell<Row>({ column, sorting, onSort }: HeaderCellProps<Row>) {
  const sorted = sorting?.key === column.key ? sorting : undefined
  const Arrow = sorted?.descending ? ArrowDown : ArrowUp
  const order = sorted?.descending ? 'descending' : 'ascending'
  return (
    <th
      {...as.columnHeader}
      scope="col"
      aria-sort={sorted ? order : undefined}
      className={column.numeric ? 'text-end' : undefined}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className="-mx-2 inline-flex min-h-9 items-center gap-1 rounded px-2 hover:bg-brand-soft hover:text-ink"
          onClick={() => onSort({ key: column.key, descending: sorted ? !sorted.descending : false })}
        >
          {column.header}
          <Arrow aria-hidden="true" className={classNames('size-4', !sorted && 'opacity-0')} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
