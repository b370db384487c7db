import { type Ranking, rankedIn, ranksIn } from '#domain/questions/ranking.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { Prose } from '../parts/prose.tsx'
import type { TallyProps } from '../tally.ts'

type Row = { item: number; text: string; points: number; firsts: number; meanPlace: number | null }

const columnsFor = (lang: string | undefined): Column<Row>[] => [
  {
    key: 'item',
    header: t('opinions.item'),
    cell: ({ text }) => (
      <span lang={lang} dir="auto" className="wrap-anywhere">
        <Prose source={text} as="phrase" />
      </span>
    ),
  },
  { key: 'points', header: t('opinions.points'), numeric: true, cell: ({ points }) => formatNumber(points) },
  { key: 'firsts', header: t('opinions.firsts'), numeric: true, cell: ({ firsts }) => formatNumber(firsts) },
  {
    key: 'meanPlace',
    header: t('opinions.meanPlace'),
    numeric: true,
    cell: ({ meanPlace }) =>
      meanPlace === null ? t('opinions.never') : formatNumber(meanPlace, { maximumFractionDigits: 1 }),
  },
]

/** The items by their points, the best first. */
export function TallyRanking({ asked, tally, of, lang }: TallyProps<Ranking>) {
  const rows = rankedIn(tally, asked.items.length).map((row) => ({ ...row, text: asked.items[row.item] ?? '' }))
  const caption = t('opinions.rankedBy', { of, ranks: ranksIn(asked) })
  return (
    <div className="mt-3">
      <Table caption={caption} columns={columnsFor(lang)} rows={rows} rowKey={({ item }) => String(item)} />
      <p className="mt-2 text-sm text-ink-soft">{t('opinions.borda', { most: asked.items.length - 1 })}</p>
    </div>
  )
}
