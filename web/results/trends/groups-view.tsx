import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { wholePercent } from '#domain/statistics/trend.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/trends.ts'
import { Card } from '../../ui/card.tsx'
import { PictureChart } from '../../ui/charts/picture-chart.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { type Group, type Groups, groupsQuery } from './api.ts'
import { ByField } from './by-field.tsx'
import { Filters } from './filters.tsx'
import { groupBarsOf } from './group-bars.tsx'
import { Nothing } from './nothing.tsx'
import { percentText, rangeText } from './percent-text.ts'
import { paramsOf, type TrendsView } from './trends-view.ts'
import { Waiting } from './waiting.tsx'

type ViewProps = { view: TrendsView; onView: (change: Partial<TrendsView>) => void }

const BY = ['subject', 'tag', 'district'] as const

/** Subjects, tags, districts, or whatever lists the forms have, beside each other. */
export function GroupsView({ view, onView }: ViewProps) {
  const groups = useQuery(groupsQuery(view))
  const { data } = groups
  if (!data) return <Waiting query={groups} />
  if (data.subjects.length === 0) return <Nothing isAtAll onView={onView} />
  return (
    <div aria-busy={groups.isPlaceholderData} className={classNames(groups.isPlaceholderData && 'opacity-60')}>
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <ByField
          label={t('trends.by')}
          view={view}
          offered={BY.map((by) => [by, t(`trends.by_${by}`)])}
          fields={data.fields}
          onView={onView}
        />
        <Filters view={view} choices={data} onView={onView} />
      </div>
      <Compared view={view} data={data} onView={onView} />
    </div>
  )
}

const sentenceOf = (groups: readonly Group[]): string => {
  const [best, last] = [groups[0], groups.at(-1)]
  if (!best || !last) return ''
  const said = { best: best.name, bestMean: percentText(best.mean) }
  if (best === last) return t('trends.groupsOne', said)
  if (wholePercent(best.mean) === wholePercent(last.mean)) return t('trends.groupsSame', said)
  return t('trends.groupsFirst', { ...said, last: last.name, lastMean: percentText(last.mean) })
}

function Compared({ view, data, onView }: ViewProps & { data: Groups }) {
  const { groups, leftOut, untold } = data
  if (groups.length === 0 && leftOut.groups === 0 && untold === 0) return <Nothing isAtAll={false} onView={onView} />
  return (
    <>
      {groups.length === 0 ? (
        <Card>
          <EmptyState title={t('trends.noGroups')}>{t('trends.noGroupsHint')}</EmptyState>
        </Card>
      ) : (
        <GroupsChart view={view} groups={groups} />
      )}
      {notesOn(view, data).map((note) => (
        <p key={note} className="mt-2 max-w-prose text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </>
  )
}

/** What the figures leave out, or count twice. */
const notesOn = ({ by }: TrendsView, { leftOut, untold, several, waiting = 0 }: Groups): string[] => {
  const students = t('trends.studentsCount', { count: leftOut.students })
  return [
    waiting > 0 && t('trends.soFar', { count: waiting }),
    leftOut.groups > 0 && t('trends.leftOut', { count: leftOut.groups, students }),
    untold > 0 && t(by === 'tag' ? 'trends.untagged' : 'trends.untold', { count: untold }),
    several > 0 && t('trends.several', { count: several }),
  ].filter((note) => note !== false)
}

function GroupsChart({ view, groups }: { view: TrendsView; groups: readonly Group[] }) {
  const legend = [
    ['mark', t('trends.legendMean')],
    ['bar', t('trends.legendMiddle')],
  ] as const
  const title = view.by === 'field' ? view.field : t(`trends.by_${view.by}`)
  const values = groups.map(({ name, mean }) => t('trends.pointTitle', { name, value: percentText(mean) }))
  return (
    <PictureChart
      title={title}
      of={t('trends.heading')}
      sentence={sentenceOf(groups)}
      label={values.join(', ')}
      drawing={groupBarsOf(groups, legend)}
      table={
        <>
          <Table
            caption={t('trends.captionGroups')}
            columns={columnsFor(view)}
            rows={groups}
            rowKey={({ name }) => name}
          />
          <p className="mt-2 text-ink-soft">{t('trends.middleHint')}</p>
        </>
      }
    />
  )
}

/** Where one of them is followed from quiz to quiz. */
const followed = (view: TrendsView, name: string): string => {
  const quizzes = { ...view, tab: 'quizzes', page: 1 } as const
  if (view.by === 'subject') return `?${paramsOf({ ...quizzes, subject: name })}`
  return `?${paramsOf(view.by === 'tag' ? { ...quizzes, tag: name } : { ...quizzes, group: name })}`
}

const columnsFor = (view: TrendsView): readonly Column<Group>[] => [
  {
    key: 'name',
    header: t('trends.group'),
    cell: ({ name }) => (
      <Link
        to={followed(view, name)}
        className="stretched font-semibold text-brand underline underline-offset-4 wrap-anywhere"
      >
        {name}
        <span className="sr-only">. {t('trends.follow')}</span>
      </Link>
    ),
  },
  ...COLUMNS,
]

const COLUMNS: readonly Column<Group>[] = [
  { key: 'students', header: t('trends.students'), numeric: true, cell: ({ students }) => formatNumber(students) },
  { key: 'results', header: t('trends.resultCount'), numeric: true, cell: ({ results }) => formatNumber(results) },
  { key: 'mean', header: t('trends.mean'), numeric: true, phone: 'lead', cell: ({ mean }) => percentText(mean) },
  { key: 'median', header: t('trends.median'), numeric: true, cell: ({ median }) => percentText(median) },
  { key: 'middle', header: t('trends.middleHalf'), numeric: true, phone: 'hidden', cell: rangeText },
]
