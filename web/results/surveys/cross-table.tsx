import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FilterOnWire } from '#contract/results/response-filters.ts'
import { axesOf } from '#domain/statistics/cross-table.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/responses.ts'
import { type AskedQuestion, type CrossedResponses, crossedQuery } from '../../questionnaires/surveys/api.ts'
import { promptInWords } from '../../questionnaires/surveys/prompt-in-words.ts'
import { Waiting } from '../../questionnaires/surveys/waiting.tsx'
import { categoriesInWords } from '../../questionnaires/versions/formerly-in-words.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { PrintButton } from './responses-table.tsx'
import type { ResponsesView } from './responses-view.ts'

const SHARES = ['counts', 'rows', 'columns'] as const
type Shares = (typeof SHARES)[number]

type CrossTableProps = {
  view: ResponsesView
  filter: FilterOnWire
  asked: readonly AskedQuestion[]
  onLook: (next: Partial<ResponsesView>) => void
}

type NamedAxis = { name: string; words: string; categories: readonly string[] }

const axesIn = (asked: readonly AskedQuestion[]): NamedAxis[] =>
  asked.flatMap((question) =>
    axesOf(question).map(({ name, label, categories }) => ({
      categories,
      name: name === '' ? question.id : `${question.id}.${name}`,
      words:
        label === ''
          ? promptInWords(question)
          : t('responses.axis', { question: promptInWords(question), part: label }),
    })),
  )

/** Two questions with fixed answers, one beside the other. */
export function CrossTable({ view, filter, asked, onLook }: CrossTableProps) {
  const axes = axesIn(asked)
  const [shares, setShares] = useState<Shares>('counts')
  const rows = axes.find(({ name }) => name === view.rows) ?? axes[0]
  const columns = axes.find(({ name }) => name === view.columns) ?? axes.find((axis) => axis !== rows)
  if (!rows || !columns)
    return (
      <Card>
        <EmptyState title={t('responses.crossNeedsTwo')} />
      </Card>
    )
  const choose = (label: string, chosen: NamedAxis, onChoose: (name: string) => void) => (
    <PickerField
      label={label}
      value={chosen.name}
      options={axes.map(({ name, words }) => ({ value: name, name: words }))}
      onPick={onChoose}
    />
  )
  return (
    <>
      <p className="text-ink-soft print:hidden">{t('responses.crossIntro')}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3 print:hidden">
        {choose(t('responses.crossRows'), rows, (name) => onLook({ rows: name, columns: columns.name }))}
        {choose(t('responses.crossColumns'), columns, (name) => onLook({ rows: rows.name, columns: name }))}
        <SelectField
          label={t('responses.crossShares')}
          value={shares}
          onChange={({ target }) => setShares(SHARES.find((each) => each === target.value) ?? 'counts')}
        >
          {SHARES.map((each) => (
            <option key={each} value={each}>
              {t(`responses.shares_${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Crossed id={view.id} filter={filter} rows={rows} columns={columns} shares={shares} />
    </>
  )
}

type CrossedProps = { id: string; filter: FilterOnWire; rows: NamedAxis; columns: NamedAxis; shares: Shares }

function Crossed({ id, filter, rows, columns, shares }: CrossedProps) {
  const query = useQuery(crossedQuery({ id, filter, rows: rows.name, columns: columns.name }))
  const { data } = query
  if (data === undefined) return <Waiting query={query} />
  const { table } = data
  // No page of an anonymous survey leads here.
  if (table === null) return null
  const { n } = table
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="tabular grow text-ink-soft" role="status">
          {t('responses.crossPeople', { count: n })}
        </p>
        <PrintButton />
      </div>
      <Figures
        crossed={{ ...data, rows: withWords(data.rows, rows), columns: withWords(data.columns, columns) }}
        table={table}
        shares={shares}
        caption={t('responses.crossCaption', { rows: rows.words, columns: columns.words, n })}
      />
    </>
  )
}

type CountedAxis = CrossedResponses['rows']

const withWords = (counted: CountedAxis, { categories }: NamedAxis): CountedAxis => ({
  ...counted,
  categories: categoriesInWords(counted.categories, categories),
})

type FiguresProps = {
  crossed: CrossedResponses
  table: NonNullable<CrossedResponses['table']>
  shares: Shares
  caption: string
}

/** Scrolls by itself where there is no room, and can be scrolled by keys. */
function Figures({ crossed, table, shares, caption }: FiguresProps) {
  const { n, cells, rows, columns } = table
  const told = (count: number, row: number, column: number) => {
    if (shares === 'counts') return formatNumber(count)
    const whole = shares === 'rows' ? row : column
    return whole === 0 ? '–' : formatPercent(count / whole)
  }
  const cell = 'px-3 py-2 text-end border-b border-line tabular'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded border border-line bg-surface-raised">
      <table className="w-full text-start">
        <caption className="p-3 text-start font-medium wrap-anywhere">{caption}</caption>
        <thead>
          <tr>
            <td className="border-b border-line" />
            {[...crossed.columns.categories, t('responses.crossTotal')].map((category, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: categories may be called the same, and keep their places
              <th key={at} scope="col" className={`${cell} min-w-20 max-w-48 align-bottom wrap-anywhere`}>
                {category}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crossed.rows.categories.map((category, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={row}>
              <th scope="row" className="min-w-32 max-w-64 border-b border-line px-3 py-2 text-start wrap-anywhere">
                {category}
              </th>
              {columns.map((all, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column} className={cell}>
                  {told(cells[row]?.[column] ?? 0, rows[row] ?? 0, all)}
                </td>
              ))}
              <td className={`${cell} font-semibold`}>{told(rows[row] ?? 0, rows[row] ?? 0, n)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="px-3 py-2 text-start">
              {t('responses.crossTotal')}
            </th>
            {columns.map((all, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={column} className={`${cell} font-semibold`}>
                {told(all, n, all)}
              </td>
            ))}
            <td className={`${cell} font-semibold`}>{told(n, n, n)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
