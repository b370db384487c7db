import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/trends.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { type Group, type Groups, groupsQuery } from '../api.ts'
import { percentText, rangeText } from '../percent-text.ts'
import type { TrendsView } from '../trends-view.ts'
import { Filters } from './filters.tsx'
import { GroupBars } from './group-bars.tsx'
import { Legend } from './legend.tsx'
import { Nothing } from './nothing.tsx'
import { Waiting } from './waiting.tsx'

type ViewProps = { view: TrendsView; onView: (change: Partial<TrendsView>) => void }

/** Subjects, districts, or whatever lists the forms have, beside each other. */
export function GroupsView({ view, onView }: ViewProps) {
  const groups = useQuery(groupsQuery(view))
  const { data } = groups
  if (!data) return <Waiting query={groups} />
  if (data.subjects.length === 0) return <Nothing isAtAll onView={onView} />
  return (
    <div aria-busy={groups.isPlaceholderData} className={classNames(groups.isPlaceholderData && 'opacity-60')}>
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <ByField view={view} fields={data.fields} onView={onView} />
        <Filters view={view} subjects={data.subjects} onView={onView} />
      </div>
      <Compared data={data} onView={onView} />
    </div>
  )
}

const FIELD = 'field:'

function ByField({ view: { by, field }, fields, onView }: ViewProps & { fields: readonly string[] }) {
  const lists = by === 'field' && !fields.includes(field) ? [field, ...fields] : fields
  const pick = (value: string) => {
    if (value.startsWith(FIELD)) onView({ by: 'field', field: value.slice(FIELD.length) })
    else onView({ by: value === 'district' ? 'district' : 'subject', field: '' })
  }
  return (
    <SelectField
      className="grow basis-44"
      label={t('trends.by')}
      value={by === 'field' ? FIELD + field : by}
      onChange={({ target }) => pick(target.value)}
    >
      <option value="subject">{t('trends.by_subject')}</option>
      <option value="district">{t('trends.by_district')}</option>
      {lists.map((each) => (
        <option key={each} value={FIELD + each}>
          {each}
        </option>
      ))}
    </SelectField>
  )
}

const sentenceOf = (groups: readonly Group[]): string => {
  const [best, last] = [groups[0], groups.at(-1)]
  if (!best || !last) return ''
  const said = { best: best.name, bestMean: percentText(best.mean) }
  if (best === last) return t('trends.groupsOne', said)
  return t('trends.groupsFirst', { ...said, last: last.name, lastMean: percentText(last.mean) })
}

function Compared({ data, onView }: { data: Groups; onView: ViewProps['onView'] }) {
  const { groups, leftOut, untold } = data
  if (groups.length === 0 && leftOut.groups === 0 && untold === 0) return <Nothing isAtAll={false} onView={onView} />
  const notes = [
    leftOut.groups > 0 &&
      t('trends.leftOut', {
        count: leftOut.groups,
        students: t('trends.studentsCount', { count: leftOut.students }),
      }),
    untold > 0 && t('trends.untold', { count: untold }),
  ].filter((note) => note !== false)
  return (
    <Card>
      {groups.length === 0 ? (
        <EmptyState title={t('trends.noGroups')}>{t('trends.noGroupsHint')}</EmptyState>
      ) : (
        <>
          <p className="mb-4 text-lg font-semibold wrap-anywhere">{sentenceOf(groups)}</p>
          <GroupBars groups={groups} />
          <Legend
            entries={[
              ['mark', t('trends.legendMean')],
              ['bar', t('trends.legendMiddle')],
            ]}
          />
          <details className="mt-3">
            <summary className="min-h-11 cursor-pointer py-2 font-medium">{t('trends.table')}</summary>
            <Table caption={t('trends.captionGroups')} columns={COLUMNS} rows={groups} rowKey={({ name }) => name} />
            <p className="mt-2 text-sm text-ink-soft">{t('trends.middleHint')}</p>
          </details>
        </>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </Card>
  )
}

const COLUMNS: readonly Column<Group>[] = [
  { key: 'name', header: t('trends.group'), cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { key: 'students', header: t('trends.students'), numeric: true, cell: ({ students }) => formatNumber(students) },
  { key: 'results', header: t('trends.resultCount'), numeric: true, cell: ({ results }) => formatNumber(results) },
  { key: 'mean', header: t('trends.mean'), numeric: true, phone: 'lead', cell: ({ mean }) => percentText(mean) },
  { key: 'median', header: t('trends.median'), numeric: true, cell: ({ median }) => percentText(median) },
  { key: 'middle', header: t('trends.middleHalf'), numeric: true, phone: 'hidden', cell: rangeText },
]
