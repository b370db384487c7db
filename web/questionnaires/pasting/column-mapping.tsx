import type { Column } from '#domain/formats/sheet/column-names.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Fold } from '../../ui/fold.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { controlClass } from '../../ui/forms/field-frame.tsx'
import { isOffered, OFFERED_COLUMNS, type SheetColumns, sampleRows } from './sheet-columns.ts'
import type { SaidColumns } from './use-columns.ts'

const MOST_ROWS = 3
const MOST_SHOWN = 120

/** What the columns of a sheet are, which can be said where its headings do not. */
export function ColumnMapping({ columns }: { columns: SaidColumns }) {
  const { proposed } = columns
  if (proposed === null) return null
  if (!proposed.isNeeded)
    return (
      <Fold className="mt-3" title={t('pasting.columns')} told={t('pasting.rows', { count: proposed.rowCount })}>
        <Columns {...columns} proposed={proposed} />
      </Fold>
    )
  return (
    <section className="asked-columns min-w-0 rounded border border-line-strong bg-surface p-3">
      <h3 className="text-base">{t('pasting.columnsNeeded')}</h3>
      <p className="mb-2 text-sm text-ink-soft">{t('pasting.columnsHint')}</p>
      <Columns {...columns} proposed={proposed} />
    </section>
  )
}

function Columns({ proposed, mapping, say }: SaidColumns & { proposed: SheetColumns }) {
  const shown = mapping ?? proposed
  const change = (at: number, column: Column | null) => {
    say({ ...shown, columns: shown.columns.map((each, place) => (place === at ? column : each)) })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section tabIndex={0} aria-label={t('pasting.columnsTable')} className="-mx-3 overflow-x-auto px-3 pb-1">
        <table className="border-collapse text-sm">
          <thead>
            <tr>
              {proposed.names.map((name, at) => (
                <ColumnHead
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their places alone
                  key={at}
                  {...{ name, at }}
                  column={shown.columns[at] ?? null}
                  onSay={(chosen) => change(at, chosen)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {sampleRows(proposed, shown)
              .slice(0, MOST_ROWS)
              .map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are shown as they stand
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      key={column}
                      dir="auto"
                      className={shown.columns[column] ? CELL : `${CELL} text-ink-soft line-through`}
                    >
                      <span className="line-clamp-2 wrap-anywhere">{cell.slice(0, MOST_SHOWN)}</span>
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      <CheckboxField
        className="mt-1"
        label={t('pasting.firstIsHeading')}
        checked={shown.headingRows > 0}
        onChange={({ target }) =>
          say({ ...shown, headingRows: target.checked ? Math.max(1, proposed.headingRows) : 0 })
        }
      />
    </>
  )
}

type ColumnHeadProps = { name: string; at: number; column: Column | null; onSay: (column: Column | null) => void }

function ColumnHead({ name, at, column, onSay }: ColumnHeadProps) {
  const number = formatNumber(at + 1)
  const isNamed = name.trim() !== ''
  const shown = isNamed ? name.slice(0, MOST_SHOWN) : t('pasting.columnNumber', { number })
  return (
    <th scope="col" className="min-w-32 border border-line bg-surface-raised p-1.5 text-start align-bottom">
      <span dir="auto" className="mb-1 line-clamp-2 max-w-56 font-medium wrap-anywhere">
        {shown}
      </span>
      <select
        aria-label={isNamed ? t('pasting.columnNamed', { number, name: shown }) : shown}
        className={controlClass}
        value={isOffered(column) ? column : ''}
        onChange={({ target }) => onSay(OFFERED_COLUMNS.find((each) => each === target.value) ?? null)}
      >
        {OFFERED_COLUMNS.map((each) => (
          <option key={each} value={each}>
            {t(`pasting.column_${each}`)}
          </option>
        ))}
        <option value="">{t('pasting.column_none')}</option>
      </select>
    </th>
  )
}

const CELL = 'max-w-56 border border-line p-1.5 align-top'
