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
  /** Its header is a sentence, which takes several lines; there may be more of them than have room side by side. */
  long?: boolean
  /** Can be sorted by; the header becomes a button. */
  sortable?: boolean
  /** The first press on its header sorts it down: where the highest or the newest is asked for most. */
  startsDown?: boolean
  /** On phones the cell needs no name before it: a date, a badge that speaks for itself. */
  bare?: boolean
  /** Stands below the row's name instead of in a column: where there is little room, or always. Not for what is pressed. */
  folds?: 'narrow' | 'always'
  /** On phones: at the end of the first of the row's two lines, or left out. The rest is the second line. */
  phone?: 'lead' | 'hidden'
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

/** A table where there is room for one, a list of two-line rows where there is not. */
export function Table<Row>({ caption, columns, rows, rowKey, sorting, onSort }: TableProps<Row>) {
  return (
    <Frame caption={caption} isLong={columns.some(({ long }) => long)}>
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
                  <th
                    {...as.rowHeader}
                    key={column.key}
                    scope="row"
                    className={classNames(column.unbroken && 'unbroken')}
                  >
                    {column.cell(row)}
                    <Folded columns={columns} row={row} />
                  </th>
                ) : (
                  <td
                    {...as.cell}
                    key={column.key}
                    data-label={column.bare ? undefined : column.header}
                    className={classNames(
                      looksOf(column),
                      (column.numeric || column.unbroken) && 'unbroken',
                      column.phone && `phone-${column.phone}`,
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
    </Frame>
  )
}

/** What may be wider than its place scrolls by itself, and can be scrolled by keys. */
function Frame({ caption, isLong, children }: { caption: string; isLong: boolean; children: ReactNode }) {
  if (!isLong) return <div className="table-frame">{children}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section aria-label={caption} tabIndex={0} className="table-frame">
      {children}
    </section>
  )
}

const looksOf = <Row,>({ numeric, long, folds }: Column<Row>) =>
  classNames(numeric && 'numeric', long && 'long', folds && 'folds', folds === 'always' && 'folds-always')

/** What has no column of its own, below the row's name. */
function Folded<Row>({ columns, row }: Pick<TableProps<Row>, 'columns'> & { row: Row }) {
  const folded = columns.filter(({ folds }) => folds)
  if (folded.length === 0) return null
  return (
    <span className="folded">
      {folded.map((column) => (
        <span key={column.key} className={looksOf(column)}>
          {column.cell(row)}
        </span>
      ))}
    </span>
  )
}

type HeaderCellProps<Row> = Pick<TableProps<Row>, 'sorting' | 'onSort'> & { column: Column<Row> }

function HeaderCell<Row>({ column, sorting, onSort }: HeaderCellProps<Row>) {
  const sorted = sorting?.key === column.key ? sorting : undefined
  const Arrow = sorted?.descending ? ArrowDown : ArrowUp
  const order = sorted?.descending ? 'descending' : 'ascending'
  return (
    <th {...as.columnHeader} scope="col" aria-sort={sorted ? order : undefined} className={looksOf(column)}>
      {column.sortable && onSort ? (
        <button
          type="button"
          className={classNames(
            '-mx-2 inline-flex min-h-9 items-center gap-1 rounded px-2 text-start hover:bg-brand-soft hover:text-ink',
            // The arrow, seen or not, stands away from the figures' edge.
            column.numeric && 'flex-row-reverse',
          )}
          onClick={() =>
            onSort({ key: column.key, descending: sorted ? !sorted.descending : column.startsDown === true })
          }
        >
          {column.header}
          <Arrow aria-hidden="true" className={classNames('size-4 shrink-0', !sorted && 'opacity-0')} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
